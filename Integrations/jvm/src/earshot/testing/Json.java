package earshot.testing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the JSON that earshot writes, so that a test does not need another library. */
final class Json {
  private final String text;
  private int place;

  Json(String text) {
    this.text = text;
  }

  /** Returns the whole value: a map, a list, a string, a double, a boolean or null. */
  Object value() {
    char first = next();
    if (first == '{') return object();
    if (first == '[') return list();
    if (first == '"') return string();
    int start = place;
    while (place < text.length() && ",]}".indexOf(text.charAt(place)) < 0) place++;
    String word = text.substring(start, place).trim();
    switch (word) {
      case "true": return true;
      case "false": return false;
      case "null": return null;
      default: return number(word);
    }
  }

  private Double number(String word) {
    try {
      return Double.valueOf(word);
    } catch (NumberFormatException error) {
      throw wrong();
    }
  }

  private Map<String, Object> object() {
    Map<String, Object> object = new LinkedHashMap<>();
    take('{');
    while (next() != '}') {
      String key = string();
      take(':');
      object.put(key, value());
      if (next() == ',') take(',');
    }
    take('}');
    return object;
  }

  private List<Object> list() {
    List<Object> list = new ArrayList<>();
    take('[');
    while (next() != ']') {
      list.add(value());
      if (next() == ',') take(',');
    }
    take(']');
    return list;
  }

  private String string() {
    StringBuilder string = new StringBuilder();
    take('"');
    for (char letter = read(); letter != '"'; letter = read()) {
      string.append(letter == '\\' ? escaped() : letter);
    }
    return string.toString();
  }

  private char escaped() {
    char letter = read();
    switch (letter) {
      case 'n': return '\n';
      case 't': return '\t';
      case 'r': return '\r';
      case 'b': return '\b';
      case 'f': return '\f';
      case 'u':
        if (place + 4 > text.length()) throw wrong();
        place += 4;
        return (char) Integer.parseInt(text.substring(place - 4, place), 16);
      default: return letter;
    }
  }

  private char read() {
    if (place >= text.length()) throw wrong();
    return text.charAt(place++);
  }

  private char next() {
    while (place < text.length() && Character.isWhitespace(text.charAt(place))) place++;
    if (place >= text.length()) throw wrong();
    return text.charAt(place);
  }

  private void take(char wanted) {
    if (next() != wanted) throw wrong();
    place++;
  }

  private IllegalStateException wrong() {
    return new IllegalStateException(
        "earshot wrote no JSON that can be read, at character " + place + "; is it really earshot?");
  }
}
