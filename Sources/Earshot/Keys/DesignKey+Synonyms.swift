extension DesignKey {
  /// Designers' words for keys, with the possible keys.
  static let synonyms: [String: [String]] = [
    "title": ["label"], "name": ["label"], "text": ["label", "value"], "caption": ["label"],
    "heading": ["label"], "alt": ["label"], "alt-text": ["label"], "aria-label": ["label"],
    "accessibility-label": ["label"], "message": ["body", "text", "content"],
    "description": ["content", "body", "hint"], "subtitle": ["content", "value"],
    "texts": ["content"], "items": ["options", "components"], "options": ["items"],
    "tabs": ["options"], "segments": ["options"], "chips": ["options"], "choices": ["options"],
    "children": ["components"], "actions": ["buttons"], "action": ["actions", "buttons"],
    "state": ["selected", "checked", "expanded", "disabled"], "status": ["selected", "checked"],
    "on": ["checked"], "checked": ["selected"], "selected": ["checked", "value"],
    "active": ["selected"], "enabled": ["disabled"], "open": ["expanded"],
    "collapsed": ["expanded"], "min": ["minimum"], "max": ["maximum"], "start": ["date"],
    "from": ["date"], "to": ["until", "opens"], "end": ["until"], "link": ["opens"],
    "href": ["opens"], "target": ["opens"], "navigates-to": ["opens"], "invalid": ["error"],
    "error-message": ["error"], "helper-text": ["hint"], "supporting-text": ["hint"],
    "tooltip": ["hint"], "optional": ["required"], "index": ["position"], "page": ["position"],
    "lang": ["language"], "placeholder-text": ["placeholder"], "password": ["secure"],
    "close-button": ["close"], "dismissible": ["close", "dismiss"], "back-button": ["back"],
  ]
}
