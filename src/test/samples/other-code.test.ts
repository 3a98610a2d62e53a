import { type CodeFacts, toCodeFacts } from "../../playground/code/code-facts";
import { toolkitCode } from "../../playground/code/toolkit-code";
import { currentErrors } from "../../reference/errors/errors";
import { currentSymbols } from "../../reference/toolkit/current-symbols";
import { checkSamples } from "../../verification/doctest/check-samples";
import { findRustc } from "../../verification/doctest/languages/rust/rustc";
import { readCodeFacts } from "../playground/facts-of";

const CHECKED = ["python", "rust", "ts"];

/** Causes that a type checker reports before the toolkit does. */
const wrongTypes = new Set(["builder-pandas-dataframe", "builder-id-required", "parser-str-or-bytes"]);

const causes = ["ddex-parser", "ddex-builder"].flatMap((source) =>
  currentErrors()
    .bySource.get(source)!
    .flatMap(({ id, cause, fixed }) =>
      [cause, ...(fixed ? [fixed] : [])]
        .filter(({ language }) => CHECKED.includes(language))
        .map((block) => {
          const wrong = block === cause && wrongTypes.has(id) ? ' wrong="An argument has a wrong type."' : "";
          return `\`\`\`${block.language} title="${id}"${wrong}\n${block.code.trimEnd()}\n\`\`\``;
        }),
    ),
);

const written = (facts: CodeFacts): string =>
  toolkitCode
    .map(({ language, file, write }) => `\`\`\`\`${language} title="${file}"\n${write(facts)}\`\`\`\`\n`)
    .join("\n");

const nasty = (text: string): CodeFacts => ({
  file: `${text}.xml`,
  version: "4.1",
  messageId: text,
  sender: text,
  recipient: text,
  release: { reference: text, type: text, title: text, artist: text, label: text, icpn: text },
  tracks: [{ reference: text, title: text, artist: text, isrc: text, duration: text }],
  more: 2,
});

describe("code outside a page's samples passes the doctests", () => {
  it("in causes of errors that can't be run here, and in the playground's programs", async () => {
    const example = toCodeFacts(null, "");
    const all = [
      example,
      await readCodeFacts("382-album.xml"),
      await readCodeFacts("42-single.xml"),
      await readCodeFacts("43-album.xml"),
      nasty(`"'\\ \${x} {y} \`#{z}\` */ -- 東 🎵 \u2028\u0085\u007F`),
      nasty("a\nb\r\n\t\\"),
    ];
    const files = all.map((facts, index) => ({ file: `message-${index}.ts`, raw: written(facts) }));
    const ofCauses = { file: "causes.mdx", raw: ["---\ntitle: Causes\n---", ...causes].join("\n\n") };
    const { samples, diagnostics } = await checkSamples([...files, ofCauses], currentSymbols());
    // A release type that isn't in the standard is a fault of the generated messages, not of the program.
    const isOfMessage = (diagnostic: string): boolean =>
      /^message-[1-9]/.test(diagnostic) && diagnostic.includes('parameter "release_type"');
    expect(diagnostics.filter((diagnostic) => !isOfMessage(diagnostic))).toEqual([]);
    const checked = (file: string) => samples.filter(({ sample }) => sample.file === file);
    expect(checked(ofCauses.file).length).toBeGreaterThan(10);
    const rust = findRustc() ? "compiled" : "parsed";
    expect(checked(files[0]!.file).map(({ sample, check }) => `${sample.language} ${check}`)).toEqual([
      "typescript typeChecked",
      "python typeChecked",
      `rust ${rust}`,
      "typescript executed",
      "python typeChecked",
      `rust ${rust}`,
    ]);
  }, 120_000);
});
