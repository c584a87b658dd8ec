# A Homebrew formula that builds from the sources of a release. This file has not been tested.
#
# Replace the addresses at example.org with yours, and the digest with the one of earshot-0.2.0.tar.gz in
# SHA256SUMS. SwiftPM downloads packages during the build.
class Earshot < Formula
  desc "Predict the announcements of VoiceOver and TalkBack before there is an app"
  homepage "https://example.org/earshot"
  url "https://example.org/earshot/earshot-0.2.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license all_of: ["Apache-2.0", "GPL-3.0-or-later"]

  depends_on "pkgconf" => :build
  # The first version with Swift 6.2.
  depends_on xcode: ["26.0", :build]
  depends_on "espeak-ng"

  def install
    # SwiftPM cannot create its sandbox inside Homebrew's sandbox.
    ENV["EARSHOT_BUILD_OPTIONS"] = "--disable-sandbox"
    system "Scripts/install", prefix
  end

  test do
    assert_match "earshot #{version}", shell_output("#{bin}/earshot --version")
  end
end
