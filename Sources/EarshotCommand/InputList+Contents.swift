import EarshotFiles

extension InputList.Item {
  /// Returns whether what stands in a file that was found in a folder is none of the kind, so that it is
  /// passed over; a file that the user named never is.
  func isPassedOver(_ bytes: [UInt8], as kind: InputList.Kind) -> Bool {
    guard folder != nil else { return false }
    switch kind {
    case .designs: return !DesignDetection.isDesign(bytes)
    case .captures: return InputFile.isBinary(bytes) || DesignDetection.isDesign(bytes)
    case .corpora: return false
    }
  }
}
