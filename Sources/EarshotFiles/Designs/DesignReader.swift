public import Earshot

/// Reads the screen of a design file.
public enum DesignReader {
  /// Every mistake of one file.
  public struct Mistakes: Error, Sendable {
    /// The mistakes in the order of the file.
    public var errors: [InputError]
  }

  /// Returns the screen of a file.
  ///
  /// - Parameter path: The file; `-` for standard input.
  /// - Returns: The screen.
  /// - Throws: Every mistake that the file holds.
  public static func screen(at path: String) throws(Mistakes) -> Screen {
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try InputFile.bytes(of: path)
    } catch { throw Mistakes(errors: [error]) }
    return try screen(of: bytes, file: path)
  }

  /// Returns the screen of a file that has been read.
  ///
  /// - Parameters:
  ///   - bytes: What the file holds.
  ///   - file: Its name, for errors.
  /// - Returns: The screen.
  /// - Throws: Every mistake that the file holds.
  public static func screen(of bytes: [UInt8], file: String) throws(Mistakes) -> Screen {
    let value: SourceValue
    do throws(InputError) {
      value = try SourceReader(file: file).value(of: bytes)
    } catch { throw Mistakes(errors: [error]) }
    let reading = Screen.reading(value)
    guard let screen = reading.screen else { throw Mistakes(errors: reading.errors) }
    return screen
  }
}
