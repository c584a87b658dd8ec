import Earshot

extension `VoiceOver's languages, term by term` {
  static let terms: [Term] = [
    Term(
      "dimmed", element("A", [.notEnabled]),
      """
      A. Dimmed.
      A. Grau dargestellt.
      A. Недоступно.
      A, dimmed
      A, grau dargestellt
      A, недоступно
      """),
    Term(
      "button", element("A", [.button]),
      """
      A. Button.
      A. Taste.
      A. Кнопка.
      A, button
      A, Taste
      A, кнопка
      """),
    Term(
      "back button", element("A", [.backButton]),
      """
      A. Back Button.
      A. Zurück Taste.
      A. Кнопка назад.
      A, back button
      A, Zurück Taste
      A, кнопка назад
      """),
    Term(
      "tab", element("A", [.tabBarItem]),
      """
      A. Tab.
      A. Tabulator.
      A. Вкладка.
      A, tab
      A, Tabulator
      A, вкладка
      """),
    Term(
      "heading", element("A", [.header]),
      """
      A. Heading.
      A. Überschrift.
      A. Заголовок.
      A, heading
      A, Überschrift
      A, заголовок
      """),
    Term(
      "link", element("A", [.link]),
      """
      A. Link.
      A. Hyperlink.
      A. Ссылка.
      A, link
      A, Hyperlink
      A, ссылка
      """),
    Term(
      "image", element("A", [.image]),
      """
      A. Image.
      A. Bild.
      A. Изображение.
      A, image
      A, Bild
      A, изображение
      """),
    Term(
      "search field", element("A", [.searchField, .notEnabled]),
      """
      A. Dimmed. Search Field.
      A. Grau dargestellt. Suchfeld.
      A. Недоступно. Поле поиска.
      A, dimmed, search field
      A, grau dargestellt, Suchfeld
      A, недоступно, поле поиска
      """),
    Term(
      "selected before a label", element("A", [.selected]),
      """
      Selected: A
      Auswahl: A
      Выбрано: A
      selected, A
      Auswahl, A
      выбрано, A
      """),
    Term(
      "selected alone", element(nil, [.selected]),
      """
      Selected.
      Auswahl.
      Выбрано.
      selected
      Auswahl
      выбрано
      """),
    Term(
      "adjustable", element("A", [.adjustable]),
      """
      A. Adjustable. | Swipe up or down with one finger to adjust the value.
      A. Einstellbar. | Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.
      A. Элемент регулировки. | Смахните вверх или вниз одним пальцем, чтобы настроить значение.
      A, adjustable | swipe up or down with one finger to adjust the value
      A, einstellbar | zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen
      A, элемент регулировки | смахните вверх или вниз одним пальцем, чтобы настроить значение
      """),
    Term(
      "a hint and how to adjust", element("A", hint: "H.", [.adjustable, .header]),
      """
      A. Heading. Adjustable. | H. Swipe up or down with one finger to adjust the value.
      A. Überschrift. Einstellbar. | H. Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.
      A. Заголовок. Элемент регулировки. | H. Смахните вверх или вниз одним пальцем, чтобы настроить значение.
      A, heading, adjustable | H, swipe up or down with one finger to adjust the value
      A, Überschrift, einstellbar | H, zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen
      A, заголовок, элемент регулировки | H, смахните вверх или вниз одним пальцем, чтобы настроить значение
      """),
    Term(
      "a switch that is on", element("A", value: "1", [.switchButton, .button, .notEnabled]),
      """
      A. Dimmed. Switch Button. On.
      A. Grau dargestellt. Umschalttaste. Ein.
      A. Недоступно. Кнопка-переключатель. Вкл.
      A, dimmed, switch button, on
      A, grau dargestellt, Umschalttaste, ein
      A, недоступно, кнопка-переключатель, вкл
      """),
    Term(
      "a switch that is off", element("A", value: "0", [.switchButton, .button, .notEnabled]),
      """
      A. Dimmed. Switch Button. Off.
      A. Grau dargestellt. Umschalttaste. Aus.
      A. Недоступно. Кнопка-переключатель. Выкл.
      A, dimmed, switch button, off
      A, grau dargestellt, Umschalttaste, aus
      A, недоступно, кнопка-переключатель, выкл
      """),
    Term(
      "a switch that is mixed", element("A", value: "2", [.switchButton, .button, .notEnabled]),
      """
      A. Dimmed. Switch Button. Mixed.
      A. Grau dargestellt. Umschalttaste. Gemischt.
      A. Недоступно. Кнопка-переключатель. Смешанно.
      A, dimmed, switch button, mixed
      A, grau dargestellt, Umschalttaste, gemischt
      A, недоступно, кнопка-переключатель, смешанно
      """),
    Term(
      "how to toggle a switch", element("A", hint: "H", [.switchButton, .button]),
      """
      A. Switch Button. | H. Double tap to toggle setting.
      A. Umschalttaste. | H. Zum Umschalten Doppeltippen.
      A. Кнопка-переключатель. | H. Коснитесь дважды, чтобы переключить настройку.
      A, switch button | H, double tap to toggle setting
      A, Umschalttaste | H, zum Umschalten doppeltippen
      A, кнопка-переключатель | H, коснитесь дважды, чтобы переключить настройку
      """),
    Term(
      "text field", element("A", [.textEntry]),
      """
      A. Text Field. | Double tap to edit.
      A. Textfeld. | Zum Bearbeiten doppeltippen.
      A. текстовое поле. | коснитесь дважды, чтобы редактировать
      A, text field | double tap to edit
      A, Textfeld | zum Bearbeiten doppeltippen
      A, текстовое поле | коснитесь дважды, чтобы редактировать
      """),
    Term(
      "secure text field", element("A", [.textEntry, .secureTextField]),
      """
      A. Secure Text Field. | Double tap to edit.
      A. Sicheres Textfeld. | Zum Bearbeiten doppeltippen.
      A. Защищённое текстовое поле. | коснитесь дважды, чтобы редактировать
      A, secure text field | double tap to edit
      A, sicheres Textfeld | zum Bearbeiten doppeltippen
      A, защищённое текстовое поле | коснитесь дважды, чтобы редактировать
      """),
    Term(
      "text area", element("A", [.textEntry, .textArea]),
      """
      A. Text Field. | Double tap to edit., Use the rotor to access Misspelled Words
      A. Textfeld. | Zum Bearbeiten doppeltippen., Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden
      A. текстовое поле. | коснитесь дважды, чтобы редактировать., Используйте ротор для доступа к oбъeкту: Cлова с ошибками
      A, text field | double tap to edit, use the rotor to access Misspelled Words
      A, Textfeld | zum Bearbeiten doppeltippen, den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden
      A, текстовое поле | коснитесь дважды, чтобы редактировать, используйте ротор для доступа к объекту: Слова с ошибками
      """),
    Term(
      "editing", element("A", [.textEntry, .isEditing]),
      """
      A. Text Field. Is editing. | Use the rotor to access Misspelled Words
      A. Textfeld. Bearbeiten | Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden
      A. текстовое поле. Идет правка | Используйте ротор для доступа к oбъeкту: Cлова с ошибками
      A, text field, is editing | use the rotor to access Misspelled Words
      A, Textfeld, bearbeiten | den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden
      A, текстовое поле, идет правка | используйте ротор для доступа к объекту: Слова с ошибками
      """),
    Term(
      "the place in a series", element("A", in: .series(index: 2, count: 5)),
      """
      A 2 of 5.
      A 2 von 5.
      A 2 из 5.
      A, 2 of 5
      A, 2 von 5
      A, 2 из 5
      """),
    Term(
      "the place in a table", element("A", in: cell(1, 2, first: true)),
      """
      A. Row 2. Column 3.
      A. Zeile 2. Spalte 3.
      A. Ряд 2. Столбец 3.
      A, row 2, column 3
      A, Zeile 2, Spalte 3
      A, ряд 2, столбец 3
      """),
    Term(
      "the rows that a cell spans", element("A", in: cell(1, nil, height: 4)),
      """
      A. Spans 4 rows.
      A. Umfasst 4 Zeilen.
      A. Охватывает столбцов: 4.
      A, spans 4 rows
      A, umfasst 4 Zeilen
      A, охватывает строк: 4
      """),
    Term(
      "the columns that a cell spans", element("A", in: cell(nil, 0, width: 5)),
      """
      A. Spans 5 columns. Column 1.
      A. Umfasst 5 Spalten. Spalte 1.
      A. Охватывает строк: 5. Столбец 1.
      A, spans 5 columns, column 1
      A, umfasst 5 Spalten, Spalte 1
      A, охватывает столбцов: 5, столбец 1
      """),
    Term(
      "the start of a list", element("A", in: .listStart),
      """
      A. List Start.
      A. Anfang der Liste.
      A. Начало списка.
      A, list start
      A, Anfang der Liste
      A, начало списка
      """),
    Term(
      "the end of a list", element("A", in: .listEnd),
      """
      A. List End.
      A. Ende der Liste.
      A. Конец списка.
      A, list end
      A, Ende der Liste
      A, конец списка
      """),
    Term(
      "the start of a landmark", element("A", in: .landmarkStart),
      """
      A. Landmark.
      A. Orientierungspunkt.
      A. Ориентир.
      A, landmark
      A, Orientierungspunkt
      A, ориентир
      """),
    Term(
      "the end of a landmark", element("A", in: .landmarkEnd),
      """
      A. End.
      A. Ende.
      A. Конец строки.
      A, end
      A, Ende
      A, конец
      """),
    Term(
      "actions", element("A", actions: ["B"]),
      """
      A | Actions Available
      A | Aktionen verfügbar
      A | Доступны действия
      A | actions available
      A | Aktionen verfügbar
      A | доступны действия
      """),
    Term(
      "more content", element("A", content: [.init(label: "B")]),
      """
      A | More Content Available
      A | Weiterhin inhalte verfügbar
      A | Доступно больше контента
      A | more content available
      A | weitere Inhalte verfügbar
      A | доступно больше контента
      """),
  ]
}
