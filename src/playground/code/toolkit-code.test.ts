import { readFileSync } from "node:fs";
import path from "node:path";

import { currentSymbols } from "../../reference/toolkit/current-symbols";
import { readSample } from "../../test/ern/read-sample";
import { analyzeSource } from "../../test/playground/analyze-source";
import { checkSamples } from "../../verification/doctest/check-samples";
import { findRustc } from "../../verification/doctest/languages/rust/rustc";
import { createEngine } from "../workers/create-engine";
import { type CodeFacts, toCodeFacts } from "./code-facts";
import { toolkitCode } from "./toolkit-code";

const example = toCodeFacts(null, "");
const factsOf = async (file: string): Promise<CodeFacts> =>
  toCodeFacts(await analyzeSource(createEngine(), readSample(file)), file);

const written = (facts: CodeFacts): string =>
  toolkitCode
    .map(({ language, file, write }) => `\`\`\`\`${language} title="${file}"\n${write(facts)}\`\`\`\`\n`)
    .join("\n");

const read = (file: string): string => readFileSync(path.join(__dirname, "../../..", file), "utf8");

describe("toolkitCode", () => {
  it("has a program for each language and task", () => {
    const pairs = toolkitCode.map(({ language, task }) => `${task} ${language}`);
    expect(new Set(pairs).size).toBe(6);
  });

  it.each(toolkitCode)(
    "calls $symbol, which exists in the toolkit's data and the page's query",
    ({ symbol, language, write }) => {
      const [toolkit = ""] = symbol.split(".");
      expect(read(`content/toolkit/${toolkit}/${language}.yaml`)).toContain(`- id: ${symbol}\n`);
      expect(read("src/pages/playground.tsx")).toContain(`"${symbol}"`);
      expect(write(example)).toContain(`${symbol.split(".").at(-1)}(`);
    },
  );

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

  const rust = findRustc() ? "compiled" : "parsed";

  it("contains programs that pass the doctests, whatever the message contains", async () => {
    const all = [
      example,
      await factsOf("382-album.xml"),
      await factsOf("42-single.xml"),
      await factsOf("43-album.xml"),
      nasty(`"'\\ \${x} {y} \`#{z}\` */ -- 東 🎵 \u2028\u0085\u007F`),
      nasty("a\nb\r\n\t\\"),
    ];
    const files = all.map((facts, at) => ({ file: `message-${at}.ts`, raw: written(facts) }));
    const { samples, diagnostics } = await checkSamples(files, currentSymbols());
    // A release type that isn't in the standard is a fault of the generated messages, not of the program.
    const isOfMessage = (diagnostic: string): boolean =>
      diagnostic.includes('parameter "release_type"') && !diagnostic.startsWith(files[0]!.file);
    expect(diagnostics.filter((one) => !isOfMessage(one))).toEqual([]);
    const ofExample = samples.filter(({ sample }) => sample.file === files[0]!.file);
    expect(ofExample.map(({ sample, check }) => `${sample.language} ${check}`)).toEqual([
      "typescript typeChecked",
      "python typeChecked",
      `rust ${rust}`,
      "typescript executed",
      "python typeChecked",
      `rust ${rust}`,
    ]);
  }, 120_000);

  it("uses the version, names and identifiers of the open message", async () => {
    const album = await factsOf("43-album.xml");
    expect(album).toMatchObject({ version: "4.3", release: { icpn: "4006381333931" }, more: 0 });
    for (const { language, task, write } of toolkitCode) {
      const code = write(album);
      if (task === "read") expect(code).toContain("43-album.xml is ERN 4.3");
      else for (const text of ["Slow Rivers", "4006381333931", "QZABC2600001", "A1"]) expect(code).toContain(text);
      const old = write({ ...album, version: "3.8.2" });
      expect(old).toContain(task === "build" && language === "rust" ? '"3.8.2".to_string()' : "ERN 3.8.2");
      if (task === "build") expect(write({ ...album, more: 7 })).toContain("And so on for 7 more");
    }
  });
});
