import { readFileSync } from "node:fs";
import path from "node:path";

import { readCodeFacts } from "../../test/playground/facts-of";
import { toCodeFacts } from "./code-facts";
import { toolkitCode } from "./toolkit-code";

const example = toCodeFacts(null, "");
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

  it("uses the version, names and identifiers of the open message", async () => {
    const album = await readCodeFacts("43-album.xml");
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
