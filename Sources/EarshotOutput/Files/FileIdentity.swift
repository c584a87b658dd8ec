internal import CLibrary

package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let file: UInt64
  /// The file's name if the file is missing; in this case, `device` and `file` identify the folder.
  private let name: [UInt8]

  /// Creates an identity; nil for devices and pipes, which cannot be overwritten.
  package init?(of path: String) {
    guard let status = FileStatus(of: path), status.isFile else { return nil }
    self.init(status)
  }

  package init?(ofDescriptor descriptor: Int32) {
    guard let status = FileStatus(ofDescriptor: descriptor), status.isFile else { return nil }
    self.init(status)
  }

  /// Creates an identity; nil for a link, because links are not followed.
  package init?(of name: String, in folder: OpenFolder) {
    guard let status = folder.status(of: name), status.isFile else { return nil }
    self.init(status)
  }

  init?(file status: FileStatus) {
    guard status.isFile else { return nil }
    self.init(status)
  }

  package init?(ofPlace path: String) {
    if let status = FileStatus(of: path) {
      guard status.isFile else { return nil }
      self.init(status)
      return
    }
    guard let target = try? WholeFile.target(of: path) else { return nil }
    let (folder, name) = FilePath.split(target)
    guard let status = FileStatus(of: folder) else { return nil }
    self.init(status, name: name)
  }

  private init(_ status: FileStatus, name: String = "") {
    device = status.device
    file = status.number
    self.name = FileName.bytes(of: name)
  }
}

package struct FileStatus: Sendable {
  private var status = stat()

  package init?(of path: String, followsLinks: Bool = true) {
    let found = path.withPath { followsLinks ? stat($0, &status) : lstat($0, &status) }
    guard found == 0 else { return nil }
  }

  package init?(ofDescriptor descriptor: Int32) {
    guard fstat(descriptor, &status) == 0 else { return nil }
  }

  /// Reads the status of the entry itself, even for a link.
  init?(of name: String, in folder: Int32) {
    guard name.withPath({ fstatat(folder, $0, &status, AT_SYMLINK_NOFOLLOW) }) == 0 else {
      return nil
    }
  }

  var device: UInt64 { UInt64(truncatingIfNeeded: status.st_dev) }
  package var number: UInt64 { UInt64(truncatingIfNeeded: status.st_ino) }
  package var length: Int { Int(clamping: status.st_size) }
  var mode: mode_t { status.st_mode & 0o777 }
  var owner: (user: uid_t, group: gid_t) { (status.st_uid, status.st_gid) }
  package var isFile: Bool { status.st_mode & S_IFMT == S_IFREG }
  package var isReadOnly: Bool { status.st_mode & 0o222 == 0 }
  package var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }
  package var isLink: Bool { status.st_mode & S_IFMT == S_IFLNK }

  package static func isProgram(_ path: String) -> Bool {
    FileStatus(of: path)?.isFile == true && path.withPath { access($0, X_OK) } == 0
  }

  /// The time when the file or its metadata last changed; programs cannot set this time.
  package var altered: (seconds: Int, nanoseconds: Int) {
    #if canImport(Darwin)
    (status.st_ctimespec.tv_sec, status.st_ctimespec.tv_nsec)
    #else
    (status.st_ctim.tv_sec, status.st_ctim.tv_nsec)
    #endif
  }

  package var changed: (seconds: Int, nanoseconds: Int) {
    #if canImport(Darwin)
    (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
    #else
    (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    #endif
  }
}
