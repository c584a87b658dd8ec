struct VagueNameCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.vagueLink, .gestureInHint]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.flatMap { component in
      vagueLink(component, screen.language(of: component)) + hints(component, screen.words)
    }
  }

  private func vagueLink(
    _ component: CheckedComponent, _ language: String
  ) -> [DesignFinding] {
    guard component.traits.isLink,
      VagueNames.contains(NameWords(component.common.label), in: language)
    else { return [] }
    return [
      DesignFinding(
        .vagueLink, found: "the link \"\(component.common.label)\" does not say its destination",
        at: component.common.labelLocation)
    ]
  }

  /// Hints should not begin with a gesture, except on adjustable components (guidelines).
  private func hints(_ component: CheckedComponent, _ words: ReaderWords) -> [DesignFinding] {
    guard let hint = component.common.hint, !component.traits.holdsAmount else {
      return []
    }
    let spoken = NameWords(hint)
    guard let gesture = words.gestures.first(where: { spoken.place(of: $0) == .start }) else {
      return []
    }
    return [
      DesignFinding(
        .gestureInHint,
        found:
          "the hint \"\(hint)\" contains the gesture \"\(gesture.words.joined(separator: " "))\", which readers announce themselves",
        at: component.common.location)
    ]
  }
}

enum VagueNames {
  static func contains(_ name: NameWords, in language: String) -> Bool {
    names[language]?.contains(name.words) == true
  }

  private static let names = [
    "ar": "المزيد, اقرأ المزيد, اعرف المزيد, اضغط هنا, انقر هنا, هنا",
    "da": "klik her, her, læs mere, se mere, mere, link",
    "de": "hier klicken, klicken sie hier, klick hier, hier tippen, hier, mehr, mehr erfahren, "
      + "mehr anzeigen, mehr lesen, weiterlesen, weitere informationen, dieser link, link",
    "en": "click here, tap here, press here, here, this link, link, this, read more, "
      + "learn more, see more, show more, find out more, more, more info, more information",
    "es": "haz clic aquí, haga clic aquí, pulsa aquí, pulse aquí, aquí, más, leer más, "
      + "ver más, saber más, más información, este enlace, enlace",
    "fi": "klikkaa tästä, napauta tästä, tästä, lue lisää, lisää, linkki",
    "fr": "cliquez ici, appuyez ici, ici, plus, en savoir plus, lire plus, lire la suite, "
      + "voir plus, plus d'informations, ce lien, lien",
    "hi": "यहाँ क्लिक करें, यहां क्लिक करें, यहाँ, और पढ़ें, अधिक जानें, और देखें, अधिक",
    "it": "clicca qui, tocca qui, qui, altro, leggi di più, leggi tutto, scopri di più, "
      + "maggiori informazioni, questo link, link",
    "ja": "こちら, ここ, こちらをクリック, ここをクリック, こちらをタップ, 詳しくはこちら, 詳細はこちら, もっと見る, 続きを読む, リンク",
    "ko": "여기, 여기를 클릭, 여기를 클릭하세요, 더 보기, 더보기, 자세히 보기, 자세히, 링크",
    "nb": "klikk her, trykk her, her, les mer, se mer, mer, lenke",
    "nl": "klik hier, tik hier, hier, meer, lees meer, lees verder, meer informatie, "
      + "deze link, link",
    "pl": "kliknij tutaj, kliknij, tutaj, więcej, czytaj więcej, dowiedz się więcej, "
      + "zobacz więcej, link",
    "pt": "clique aqui, toque aqui, aqui, mais, ler mais, leia mais, saiba mais, saber mais, "
      + "ver mais, mais informações, este link, link",
    "ru": "нажмите здесь, нажмите сюда, здесь, тут, подробнее, читать далее, узнать больше, "
      + "ещё, ссылка",
    "sv": "klicka här, tryck här, här, läs mer, visa mer, mer, länk",
    "tr": "buraya tıklayın, tıklayın, buraya, burada, devamını oku, daha fazla, "
      + "daha fazla bilgi",
    "uk": "натисніть тут, тут, докладніше, читати далі, дізнатися більше, посилання",
    "zh": "点击此处, 点击这里, 点这里, 此处, 这里, 更多, 了解更多, 查看更多, 閱讀更多, 按此, 點擊此處, 了解更多資訊, 链接, 連結",
  ].mapValues { names in
    Set(names.split(separator: ", ").map { NameWords(String($0)).words })
  }
}

extension DesignFinding.Kind {
  /// A link's name does not describe its destination.
  public static let vagueLink = Self(
    "vague-link", .warning, means: "The text of a link does not say its destination.",
    mend: "name the destination, because links are also listed without their context",
    criterion: "2.4.4 Link Purpose (In Context)", affects: "screen reader users who list the links",
    examples: .init(
      "{kind: link, label: Click here}", mended: "{kind: link, label: Terms of booking}"))

  /// A hint begins with a gesture.
  public static let gestureInHint = Self(
    "gesture-in-hint", .warning,
    means: "A hint contains a gesture, but readers already announce the gesture.",
    mend: "write only the result of the action, and add 'click-label' for Android",
    affects: "screen reader and switch users",
    examples: .init(
      "{kind: button, label: Go, hint: Double tap to open the map}",
      mended: "{kind: button, label: Go, hint: Opens the map}"))
}
