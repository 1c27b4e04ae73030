/// The answer to `SheetNotice.asks`.
public enum SheetAnswer: String, Sendable, Equatable, CaseIterable, Codable {
  /// The sheet may go there.
  case allow
  /// It may not.
  case refuse
  /// Nobody knows yet; another answer follows. Meanwhile the sheet stays open.
  case later
}

/// What the sheet has asked and not been told yet.
struct Question: Sendable {
  /// What happens on the answer.
  enum Kind: Sendable {
    /// A released sheet goes there, or to the nearest target that is allowed.
    case release(Release)
    /// The stepped drag that asked goes on.
    case steps
    /// The sheet sets out for the target.
    case move(Transition?)
  }

  let settlement: Settlement
  let kind: Kind
  /// Whether the answer is to come later.
  var isDeferred = false
}

// The machine never calls out: it says where it wants to go, and stands still until it is told.
extension SheetMachine {
  /// Asks whether the sheet may go somewhere, or does it where nobody wants to be asked.
  mutating func ask(
    _ settlement: Settlement, _ kind: Question.Kind, _ notices: inout [SheetNotice]
  ) {
    let next = Question(settlement: settlement, kind: kind)
    if settlement.target == .dismissed, settlement.reason != .code, !configuration.isDismissible {
      return refuse(next, &notices)
    }
    guard asksFirst else { return carryOut(next, &notices) }
    question = next
    notices.append(.asks(settlement))
  }

  /// Proposes where a released sheet goes; back to where it came from needs no permission.
  mutating func propose(
    _ goal: Goal, for release: Release, _ notices: inout [SheetNotice]
  ) {
    guard goal == .dismissed || goal != home(of: release) else {
      return snap(release, to: goal, &notices)
    }
    let settlement = Settlement(target: layout.target(goal), reason: reason(of: release))
    ask(settlement, .release(release), &notices)
  }

  mutating func take(_ answer: SheetAnswer, _ notices: inout [SheetNotice]) {
    guard let asked = question else { return }
    question = nil
    switch goal(of: asked.settlement.target) == nil ? .refuse : answer {
    case .allow: carryOut(asked, &notices)
    case .refuse: refuse(asked, &notices)
    case .later: putOff(asked, &notices)
    }
  }

  /// Whether an event wants what the sheet stands still for to be told about: whoever is asked may
  /// say so himself.
  func isAsking(about event: SheetEvent) -> Bool {
    guard let question, !question.isDeferred, case .dismiss(_, asking: true, _) = event else {
      return false
    }
    return question.settlement.target == .dismissed
  }

  /// Goes on without an answer that has not come at once.
  mutating func giveUpWaiting(_ notices: inout [SheetNotice]) {
    guard let asked = question, !asked.isDeferred else { return }
    question = nil
    putOff(asked, &notices)
  }

  private mutating func carryOut(_ question: Question, _ notices: inout [SheetNotice]) {
    guard let goal = goal(of: question.settlement.target) else { return }
    switch question.kind {
    case .release(let release) where !question.isDeferred: snap(release, to: goal, &notices)
    case .steps where !question.isDeferred: step(to: goal, &notices)
    case .move(let transition): go(to: goal, question.settlement.reason, by: transition, &notices)
    case .release, .steps:
      go(to: goal, question.settlement.reason, by: transition(to: goal), &notices)
    }
  }

  private mutating func refuse(_ question: Question, _ notices: inout [SheetNotice]) {
    notices.append(.refused(question.settlement))
    guard !question.isDeferred else { return }
    switch question.kind {
    case .move: return
    case .steps: step(to: initialDetent, &notices)
    case .release(var release):
      release.refused.append(question.settlement.target)
      propose(choice(for: release, allowsDismissal: true), for: release, &notices)
    }
  }

  /// Stays open, or goes to where it does, until there is an answer.
  private mutating func putOff(_ question: Question, _ notices: inout [SheetNotice]) {
    var question = question
    switch question.kind {
    case .move: break
    case .steps where !question.isDeferred: step(to: initialDetent, &notices)
    case .release(var release) where !question.isDeferred:
      release.refused.append(question.settlement.target)
      snap(release, to: choice(for: release, allowsDismissal: false), &notices)
    case .steps, .release: break
    }
    question.isDeferred = true
    self.question = question
  }
}
