import earshot.testing.Announcements;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.Test;

public class OlderPreferencesTest {
  @Test
  public void isAnnouncedAsDesigned() throws Exception {
    Announcements.of(new String(Files.readAllBytes(Path.of("preferences-dump.xml")), "UTF-8"))
        .match("preferences.yaml");
  }

  @Test
  public void isAnnouncedAsDesignedButForKnownFindings() throws Exception {
    Announcements.of(new String(Files.readAllBytes(Path.of("preferences-dump.xml")), "UTF-8"))
        .failingOn("error").ignoring("wrong-text", "missing-part").match("preferences.yaml");
  }
}
