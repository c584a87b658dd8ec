# A formula for Homebrew, which builds from the sources of a release. Written, not run.
class Earshot < Formula
  desc "Hear what VoiceOver and TalkBack will say, before there is an app"
  homepage "https://example.org/earshot"
  url "https://example.org/earshot/earshot-0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license all_of: ["Apache-2.0", "GPL-3.0-or-later"]

  depends_on xcode: ["16.0", :build]
  depends_on "espeak-ng"

  def install
    system "Scripts/install", prefix
  end

  test do
    system bin/"earshot", "--version"
  end
end
