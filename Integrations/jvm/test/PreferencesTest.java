import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import earshot.testing.Announcements;
import earshot.testing.Node;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class PreferencesTest {
  private static String dump() throws Exception {
    return new String(Files.readAllBytes(Path.of("preferences-dump.xml")), "UTF-8");
  }

  @Test
  void isAnnouncedAsDesigned() throws Exception {
    Announcements.of(dump()).match("preferences.yaml");
  }

  @Test
  void isAnnouncedAsDesignedButForKnownFindings() throws Exception {
    Announcements.of(dump()).failingOn("error").ignoring("wrong-text", "missing-part")
        .match("preferences.yaml");
  }

  @Test
  void takesNodes() {
    Announcements.of(
            Node.of("android.widget.FrameLayout").containing(
                Node.of("android.widget.Button").with("text", "Save \"all\" & more")
                    .with("clickable", true).with("focusable", true)))
        .by("talkback-17").match("save.yaml");
  }

  @Test
  void refusesUnknownAttributes() {
    Node node = Node.of("android.widget.Button");
    String message =
        assertThrows(IllegalArgumentException.class, () -> node.with("contentDescription", "Save"))
            .getMessage();
    assertTrue(message.contains("found 'contentDescription'; known: [a11y-important, "), message);
  }

  @Test
  void takesTheSemanticsOfCompose() {
    Announcements.of(
            "Node #1 at (l=0.0, t=0.0, r=1080.0, b=2000.0)px\n"
                + " |-Node #2 at (l=0.0, t=0.0, r=400.0, b=100.0)px\n"
                + "   Role = 'Button'\n   Text = '[Save \"all\" & more]'\n   Actions = [OnClick]\n")
        .by("talkback-17").match("save.yaml");
  }

  @Test
  void saysWhatIsWrongWithAScreen() {
    assertThrows(
        IllegalArgumentException.class, () -> Announcements.of("preferences-dump.xml"));
    String message =
        assertThrows(
                IllegalStateException.class,
                () -> Announcements.of("no dump").match("preferences.yaml"))
            .getMessage();
    assertTrue(message.startsWith("the screen:1:1: error: "), message);
  }

  @Test
  void saysWhatIsWrongWithADesign() {
    assertThrows(IllegalStateException.class, () -> Announcements.of(dump()).match("none.yaml"));
  }
}
