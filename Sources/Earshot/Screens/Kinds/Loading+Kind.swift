extension ComponentKind {
  static let loading = ComponentKind(
    "loading", Loading(), "Something that is waited for, and is said when it is done.",
    synonyms:
      "spinner loader activity-indicator skeleton busy loading-indicator progress-indicator",
    noun: "progress indicator",
    example: ["label: Loading hotels", "done: 12 hotels found"],
    keys: [
      .text("done", \.doneText, "What is said when it is done."),
      KeyReader(
        "state", .choice(Loading.State.allCases.map(\.rawValue)), "Whether it goes on or is done."
      ) { value, loading, _ throws(InputError) in
        loading.isDone = try value.choice(Loading.State.self, named: "state") == .done
      },
    ],
    announcements: [.voiceOver: [.done], .talkBack: [.done]],
    likeness: Likeness(elementTypes: ["ActivityIndicator"], complete: { $0.setProgress($1) }),
    announcedText: { loading, _ in loading.doneText },
    manualTests: { loading, _, _ in loading.manualTests })
}
