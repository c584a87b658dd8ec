package earshot.testing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * A node as Android exposes it, with the attribute names of uiautomator, for tests without a device. A node
 * has no state description, because a dump has none.
 */
public final class Node {
  /** The attributes that Earshot reads in dumps of uiautomator; other names would have no effect. */
  private static final Set<String> KNOWN =
      Set.of(
          "a11y-important", "actions", "bounds", "checkable", "checked", "class", "clickable",
          "content-desc", "content-invalid", "displayed", "enabled", "error", "extras", "focusable",
          "focused", "heading", "hint", "live-region", "long-clickable", "max-text-length",
          "pane-title", "password", "resource-id", "screen-reader-focusable", "scrollable",
          "selected", "showing-hint", "text", "text-entry-key", "text-has-clickable-span",
          "tooltip-text");

  private final Map<String, String> attributes = new LinkedHashMap<>();
  private final List<Node> children = new ArrayList<>();

  private Node() {}

  /** Begins a node of a class, such as {@code android.widget.Button}. */
  public static Node of(String className) {
    return new Node().with("class", className);
  }

  /**
   * Sets an attribute, such as {@code text}, {@code content-desc} or {@code clickable}.
   *
   * @throws IllegalArgumentException if Earshot does not read the attribute
   */
  public Node with(String attribute, Object value) {
    if (!KNOWN.contains(attribute)) {
      throw new IllegalArgumentException(
          "expected an attribute of uiautomator, found '" + attribute + "'; known: " + new TreeSet<>(KNOWN));
    }
    attributes.put(attribute, String.valueOf(value));
    return this;
  }

  /** Adds nodes inside this one. */
  public Node containing(Node... nodes) {
    children.addAll(List.of(nodes));
    return this;
  }

  /** Returns the tree as a dump of uiautomator. */
  String dump() {
    StringBuilder text = new StringBuilder("<hierarchy rotation=\"0\">\n");
    write(text, "  ");
    return text.append("</hierarchy>\n").toString();
  }

  private void write(StringBuilder text, String indentation) {
    text.append(indentation).append("<node");
    attributes.forEach(
        (name, value) ->
            text.append(' ').append(name).append("=\"").append(escaped(value)).append('"'));
    text.append(">\n");
    for (Node child : children) child.write(text, indentation + "  ");
    text.append(indentation).append("</node>\n");
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;")
        .replace("\n", "&#10;");
  }
}
