import Earshot
import EarshotFiles

struct Resources: Sendable {
  static let scheme = "earshot://"
  private static let designs = scheme + "designs/"

  let root: SharedFolder?
  let sharedDesigns: SharedDesigns

  init(root: SharedFolder?) {
    self.root = root
    sharedDesigns = SharedDesigns(in: root)
  }

  static func address(ofDesign path: String) -> String { designs + AddressText.escaped(path) }

  func writeList(to result: inout JSONWriter) {
    result.array("resources") { list in
      for page in Reference.all {
        Self.write(
          Self.scheme + page.name, name: page.name, title: page.title, page.description, to: &list)
      }
      for path in sharedDesigns.paths {
        Self.write(
          Self.address(ofDesign: path), name: path, title: path, "A design file.",
          type: "application/yaml", to: &list)
      }
    }
  }

  static func writeTemplates(to result: inout JSONWriter) {
    result.array("resourceTemplates") { list in
      for page in Reference.all {
        guard let entry = page.entry else { continue }
        list.object { template in
          template.member("uriTemplate", "\(scheme)\(page.name)/{\(entry)}")
          template.member("name", entry)
          template.member("description", "\(page.title): one \(entry).")
          template.member("mimeType", "text/markdown")
        }
      }
    }
  }

  private static func write(
    _ address: String, name: String, title: String, _ description: String,
    type: String = "text/markdown", to list: inout JSONWriter
  ) {
    list.object { resource in
      resource.member("uri", address)
      resource.member("name", name)
      resource.member("title", title)
      resource.member("description", description)
      resource.member("mimeType", type)
    }
  }

  func text(at address: String) throws(ProtocolError) -> (text: String, type: String) {
    if address.hasPrefix(Self.designs), let root {
      let path = AddressText.unescaped(String(address.dropFirst(Self.designs.count)))
      guard sharedDesigns.paths.contains(path) else { throw unknown(address) }
      let bytes = try root.file(root.relativePath(path)).bytes
      return (String(decoding: bytes, as: UTF8.self), "application/yaml")
    }
    guard address.hasPrefix(Self.scheme) else { throw unknown(address) }
    let steps = address.dropFirst(Self.scheme.count).split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false
    ).map { AddressText.unescaped(String($0)) }
    guard let page = Reference.all.first(where: { $0.name == steps.first }),
      steps.count == 1 || page.entry != nil
    else { throw unknown(address) }
    do { return (try page.text(Array(steps.dropFirst())).text, "text/markdown") } catch {
      throw ProtocolError(.invalidParameters, AgentAdvice.namingTools(in: "\(error)"))
    }
  }

  private func unknown(_ address: String) -> ProtocolError {
    let known = Reference.all.map { Self.scheme + $0.name }
    return ProtocolError(
      .invalidParameters, NearestName.message("resource", address, known: known))
  }
}
