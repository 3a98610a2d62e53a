import { toolkitPackages } from "../../../config/toolkit";

/** What inline code may contain besides the toolkit, ERN and the page's own samples; each group has its reason. */
const groups: readonly { why: string; words: string }[] = [
  {
    why: "Keywords and literals of the languages.",
    words:
      "as async await class const crate def else enum export false False fn for from if impl import in inf interface let match mod mut NaN nan new None not null pub return self Self Some static struct super true True try type typeof undefined use void where while with",
  },
  {
    why: "Types, traits, functions and errors of the standard libraries.",
    words:
      "any Any bool boolean Box bytes code Default Default::default dict Error ERR_PACKAGE_PATH_NOT_EXPORTED Err f32 f64 float HashMap i32 ImportError int JSON.stringify list Map number object Ok Option process.exit process.exitCode Promise require Result RuntimeError str string String std std::error::Error std::io::Cursor std::io::Error std::io::Write SyntaxError tuple TypeError u8 u32 u64 u64::MAX usize Utf8Error ValueError Vec secs nanos __version__ forbid unsafe_code",
  },
  {
    why: "Packages and programs that pages send readers to, with their subcommands and flags.",
    words:
      "buffer_position build cargo chrono clap defusedxml defusedxml.ElementTree dev ElementTree ET fast-xml-parser futures gc ignoreAttributes install maturin node npm npx pandas pd.read_csv pip quick-xml rayon run saxes serde Serialize Deserialize serde_json serde_json::Value --target tokio tsc wasm-pack web wheel xml-crypto xmllint",
  },
  {
    why: "The repository's own crates that no registry has, and names that older texts give packages.",
    words: "ddex-builder-wasm @ddex/builder-wasm @ddex/parser-wasm @ddex/wasm",
  },
  {
    why: "Files and settings of this site and of packages.",
    words:
      "album-43.xml release-382.xml single-42.xml authors.yml content/authors date ddex-builder/dist/index.js ddex-builder/package.json dist exports index.d.ts index.js interactive mts package.json truncate",
  },
  {
    why: "Elements, attributes and prefixes of ERN below what the playground's engine lists.",
    words:
      "Algorithm ApplicableTerritoryCode avs ClipDetails CurrencyCode DB-C14N/1.0 DetailsByTerritory dsrf DurationUsed ern FileName FilePath FileSize HashSum IsDefault @IsDefault IsEan IsMainRelease mead Namespace PADPIDA pie rin URI URL xmlns xs xsi",
  },
];

/** Messages of programs and languages other than the toolkit. */
export const knownMessages: ReadonlySet<string> = new Set([
  "Cannot find module",
  "Cannot find module 'ddex-builder-…'",
  "SyntaxError: Named export 'DDEXBuilder' not found",
]);

export const knownWords: ReadonlySet<string> = new Set([
  ...toolkitPackages,
  ...groups.flatMap(({ words }) => words.split(" ")),
]);
