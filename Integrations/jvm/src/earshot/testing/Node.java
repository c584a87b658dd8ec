package earshot.testing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A node as Android exposes it, with the attribute names of uiautomator, for tests without a device. Like a
 * dump, it has no state description.
 */
public final class Node {
  private final Map<String, String> attributes = new LinkedHashMap<>();
  private final List<Node> children = new ArrayList<>();

  private Node() {}

  /** Begins a node of a class, such as {@code android.widget.Button}. */
  public static Node of(String className) {
    return new Node().with("class", className);
  }

  /** Sets an attribute, such as {@code text}, {@code content-desc} or {@code clickable}. */
  public Node with(String attribute, Object value) {
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
