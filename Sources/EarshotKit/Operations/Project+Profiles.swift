import Earshot
import EarshotFiles
import EarshotProfiles

extension Project {
  /// Returns the project's profiles of the families; nil if the project selects no profiles.
  ///
  /// If the project has no profile of these families for a platform, returns all the project's
  /// profiles for this platform.
  func profiles(of families: [Profile.Family]) throws -> [Profile]? {
    guard selectsProfiles else { return nil }
    let all = try self.ownProfiles.selected(by: profiles)
    let fitting = Dictionary(grouping: all, by: \.platform).mapValues { own in
      let fitting = own.filter { families.contains($0.family) }
      return fitting.isEmpty ? own : fitting
    }
    return all.filter { fitting[$0.platform]?.contains($0) == true }
  }

  package var selectsProfiles: Bool { !profiles.isEmpty || !profileFiles.isEmpty }

  var ownProfiles: [Profile] {
    get throws { try profileFiles.map { try Profile.read($0) } }
  }

  func setting(_ profile: Profile) -> Profile {
    settings.reduce(profile) { profile, setting in
      (try? Profile.setting([setting.text], of: [profile]))?.first ?? profile
    }
  }

  func mistakesInProfiles() -> [InputError] {
    var own: [Profile] = []
    var errors: [InputError] = []
    for file in profileFiles {
      do { own.append(try Profile.read(file)) } catch { errors += Failure(error)?.errors ?? [] }
    }
    var selected: [Profile] = []
    // If a profile file cannot be read, its profile could have any name, so unknown names are not
    // reported.
    let canKnowNames = errors.isEmpty && profileFiles.count == namedProfileFiles.count
    for name in profiles where canKnowNames {
      do {
        selected += try Profile.named(name.text, own: own).filter { profile in
          !selected.contains { $0.id == profile.id }
        }
      } catch {
        errors.append(InputError("\(error)", at: name.location))
      }
    }
    guard canKnowNames, !settings.isEmpty else { return errors }
    let standard = BuiltIn.profileNames(of: .documented) + BuiltIn.profileNames(of: .device)
    let known = own + selected + standard.compactMap(BuiltIn.profile)
    for setting in settings {
      do { _ = try Profile.setting([setting.text], of: known) } catch {
        errors.append(InputError("\(error)", at: setting.location))
      }
    }
    return errors
  }
}

extension [Profile] {
  fileprivate func selected(by names: [Project.Written]) throws -> [Profile] {
    let named =
      names.isEmpty ? [] : try Profile.named(names.map(\.text).joined(separator: ","), own: self)
    return named + filter { !named.contains($0) }
  }
}
