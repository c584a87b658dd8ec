# A formula for a tap of Homebrew, which builds from the sources of a release. Written, not run.
#
# The addresses of example.org stand for those where a release is put; the digest is that of
# earshot-0.1.0.tar.gz in its SHA256SUMS. SwiftPM fetches three packages while it builds.
class Earshot < Formula
  desc "Hear what VoiceOver and TalkBack will say, before there is an app"
  homepage "https://example.org/earshot"
  url "https://example.org/earshot/earshot-0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license all_of: ["Apache-2.0", "GPL-3.0-or-later"]

  depends_on "pkgconf" => :build
  # The first with Swift 6.2.
  depends_on xcode: ["26.0", :build]
  depends_on "espeak-ng"

  def install
    # Homebrew has a sandbox of its own, in which SwiftPM's cannot be made.
    ENV["EARSHOT_BUILD_OPTIONS"] = "--disable-sandbox"
    system "Scripts/install", prefix
  end

  test do
    assert_match "earshot #{version}", shell_output("#{bin}/earshot --version")
  end
end
