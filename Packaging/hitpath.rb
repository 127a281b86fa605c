# A formula for Homebrew. `Scripts/release.sh` fills in the address and the checksum of the source.
class Hitpath < Formula
  desc "Explains who gets a touch on an iOS screen, and why"
  homepage "@HOMEPAGE@"
  url "@URL@"
  sha256 "@SHA256@"
  license "Apache-2.0"

  depends_on "pkgconf" => :build
  depends_on xcode: ["16.3", :build]
  depends_on "cmark-gfm"
  depends_on "graphviz"
  depends_on "libyaml"
  uses_from_macos "libxml2"

  def install
    args = %w[--disable-sandbox --configuration release --product hitpath]
    args << "--static-swift-stdlib" if OS.linux?
    system "swift", "build", *args
    bin.install ".build/release/hitpath"
    generate_completions_from_executable(bin/"hitpath", "--generate-completion-script")
  end

  test do
    (testpath/"card.yml").write <<~YAML
      window:
        subviews:
          - {id: Buy, class: UIButton, frame: [20, 100, 200, 44]}
      touches:
        - tap: [50, 120]
    YAML
    assert_match "Buy", shell_output("#{bin}/hitpath explain card.yml")
  end
end
