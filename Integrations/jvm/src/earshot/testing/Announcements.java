package earshot.testing;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Expects that the announcements of a screen match its design. This class works with JUnit 5, JUnit 4
 * and other frameworks that use {@link AssertionError}.
 *
 * <pre>{@code
 * Announcements.of(composeRule.onRoot().printToString()).match("designs/booking.yaml");
 * }</pre>
 *
 * <p>The command {@code earshot} is the one that the system property {@code earshot.command} or the
 * environment variable {@code EARSHOT} names; by default, it is the one on the path.
 */
public final class Announcements {
  /** The version of the reports that this helper reads. */
  static final int VERSION = 1;

  private static final List<String> SEVERITIES = List.of("note", "warning", "error");

  private final String screen;
  private final List<String> options = new ArrayList<>();
  private String failing = "warning";

  private Announcements(String screen) {
    this.screen = screen;
  }

  /**
   * Takes a dump as text: Compose's printed semantics, a uiautomator dump, Appium's page source, a
   * TalkBack log, or any other format that {@code earshot formats} lists.
   */
  public static Announcements of(String screen) {
    if (!screen.contains("\n") && new File(screen).isFile()) {
      throw new IllegalArgumentException(
          "'" + screen + "' is the name of a file, not a dump: give the content of the file");
    }
    return new Announcements(screen);
  }

  /** Takes a tree of nodes. */
  public static Announcements of(Node root) {
    return new Announcements(root.dump());
  }

  /** Sets the reader, such as {@code talkback-17}; the default is the newest device profile. */
  public Announcements by(String profile) {
    return with("--profile", profile);
  }

  /** Sets the platform, {@code talkback} or {@code voiceover}, if the format allows both. */
  public Announcements on(String platform) {
    return with("--platform", platform);
  }

  /** Ignores kinds of findings, such as {@code different-wording}. */
  public Announcements ignoring(String... kinds) {
    for (String kind : kinds) with("--ignore", kind);
    return this;
  }

  /** Sets a file of accepted findings. */
  public Announcements accepting(String file) {
    return with("--accepted", file);
  }

  /** Sets the lowest severity that fails the test: {@code error}, {@code warning} or {@code note}. */
  public Announcements failingOn(String severity) {
    if (!SEVERITIES.contains(severity)) {
      throw new IllegalArgumentException("'" + severity + "' is none of " + SEVERITIES);
    }
    failing = severity;
    return this;
  }

  /**
   * Compares the screen with a design.
   *
   * @throws AssertionError for stops that differ, with the expected above the heard announcement
   * @throws IllegalStateException if the command is missing, or cannot read the screen or the design
   */
  public void match(String design) {
    Map<?, ?> report = report(design);
    if (!Boolean.TRUE.equals(report.get("failed"))) return;
    List<String> lines = new ArrayList<>();
    for (Map<?, ?> comparison : objects(report, "comparisons")) {
      lines.add(heading(comparison));
      for (String remark : texts(comparison, "remarks")) lines.add("  " + remark);
      for (Map<?, ?> stop : objects(comparison, "stops")) {
        if (fails(stop)) lines.addAll(lines(stop));
      }
      for (String limit : texts(comparison, "limits")) lines.add("note: " + limit);
    }
    throw new AssertionError(String.join("\n", lines));
  }

  private Announcements with(String option, String value) {
    options.addAll(Arrays.asList(option, value));
    return this;
  }

  private Map<?, ?> report(String design) {
    List<String> command = new ArrayList<>(Arrays.asList(command(), "diff", "--format", "json"));
    command.addAll(Arrays.asList("--fail-on", failing));
    command.addAll(options);
    command.addAll(Arrays.asList("--", design, "-"));
    String output = run(command);
    Map<?, ?> report = (Map<?, ?>) new Json(output).value();
    Object version = report.get("version");
    if (!Double.valueOf(VERSION).equals(version)) {
      throw new IllegalStateException(
          "this earshot writes version " + number(version) + " of its reports, and this helper reads version "
              + VERSION + ": use the helper from your release of earshot");
    }
    return report;
  }

  private static String command() {
    String named = System.getProperty("earshot.command", System.getenv("EARSHOT"));
    return named == null || named.isEmpty() ? "earshot" : named;
  }

  private String run(List<String> command) {
    Path input = null;
    Path errors = null;
    try {
      // The input and the errors are files, because a full pipe would block the command.
      input = Files.createTempFile("earshot", ".screen");
      errors = Files.createTempFile("earshot", ".errors");
      Files.write(input, screen.getBytes(StandardCharsets.UTF_8));
      Process process =
          new ProcessBuilder(command)
              .redirectInput(input.toFile()).redirectError(errors.toFile()).start();
      String output =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() > 1) {
        String message = new String(Files.readAllBytes(errors), StandardCharsets.UTF_8).trim();
        // The command reads the screen from its standard input.
        throw new IllegalStateException(message.replaceAll("(?m)^-:", "the screen:"));
      }
      return output;
    } catch (IOException error) {
      throw new IllegalStateException(
          "the command '" + command.get(0) + "' cannot be run (" + error.getMessage()
              + "); install earshot, or name it in the system property earshot.command", error);
    } catch (InterruptedException error) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while earshot ran", error);
    } finally {
      delete(input);
      delete(errors);
    }
  }

  private static void delete(Path file) {
    if (file != null) file.toFile().delete();
  }

  private boolean fails(Map<?, ?> stop) {
    return objects(stop, "findings").stream()
        .anyMatch(it -> SEVERITIES.indexOf(it.get("severity")) >= SEVERITIES.indexOf(failing));
  }

  private static String heading(Map<?, ?> comparison) {
    List<String> assumptions = texts(comparison, "assumptions");
    String reader = assumptions.isEmpty() ? "" : " (" + String.join("; ", assumptions) + ")";
    String design = Path.of((String) comparison.get("expected")).getFileName().toString();
    return comparison.get("title") + reader + ": " + design;
  }

  /** Returns the lines of a stop; a location in standard input is shown as a location in the screen. */
  private static List<String> lines(Map<?, ?> stop) {
    List<String> lines = new ArrayList<>();
    for (String line : texts(stop, "lines")) {
      lines.add(line.replaceFirst("^    heard at -:", "    heard at the screen:"));
    }
    return lines;
  }

  private static String number(Object number) {
    return number instanceof Double ? String.valueOf(((Double) number).intValue()) : "none";
  }

  @SuppressWarnings("unchecked")
  private static List<String> texts(Map<?, ?> object, String key) {
    Object list = object.get(key);
    return list == null ? List.of() : (List<String>) list;
  }

  @SuppressWarnings("unchecked")
  private static List<Map<?, ?>> objects(Map<?, ?> object, String key) {
    Object list = object.get(key);
    return list == null ? List.of() : (List<Map<?, ?>>) list;
  }
}
