import Testing
@Suite struct `The command` { @Test func `placeholder`() {} }
