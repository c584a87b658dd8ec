import EarshotOutput
import Foundation
import Testing
import XCTest

struct TestPlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Reports an outcome; attaches the page first, because XCTest can end a test at its first
  /// failure.
  func record(_ outcome: AnnouncementExpectation.Outcome) {
    let isSwiftTesting = Test.current != nil
    if let page = outcome.page {
      let file = outcome.title.split(separator: "/").last ?? "announcements"
      attach(page, named: "\(file).html", toSwiftTesting: isSwiftTesting)
    }
    for issue in outcome.issues {
      if isSwiftTesting {
        Issue.record("\(issue)", sourceLocation: sourceLocation)
      } else {
        XCTFail(issue, file: filePath, line: line)
      }
    }
  }

  private var sourceLocation: Testing.SourceLocation {
    Testing.SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  private func attach(_ page: Document, named name: String, toSwiftTesting isSwiftTesting: Bool) {
    if isSwiftTesting {
      Attachment.record(page.bytes, named: name, sourceLocation: sourceLocation)
      return
    }
    // XCTest has attachments only on Apple systems, and only the main actor can add them.
    #if canImport(ObjectiveC)
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated {
      let attachment = XCTAttachment(
        data: Data(page.bytes), uniformTypeIdentifier: "public.html")
      attachment.name = name
      attachment.lifetime = .keepAlways
      XCTContext.runActivity(named: "Announcements") { $0.add(attachment) }
    }
    #endif
  }
}
