import { readFileSync } from "node:fs";
import path from "node:path";

import { currentToolkit } from "../gatsby/toolkit/toolkit";
import { checkSamples } from "../samples/check-samples";
import { toolkitCode } from "./toolkit-code";

const read = (file: string): string => readFileSync(path.join(__dirname, "../..", file), "utf8");

it("has a program for each language and task", () => {
  const pairs = toolkitCode.map(({ language, task }) => `${task} ${language}`);
  expect(new Set(pairs).size).toBe(6);
});

it.each(toolkitCode)(
  "calls $symbol, which the toolkit's data and the page's query know",
  ({ symbol, language, code }) => {
    const [toolkit = ""] = symbol.split(".");
    expect(read(`content/toolkit/${toolkit}/${language}.yaml`)).toContain(`- id: ${symbol}\n`);
    expect(read("src/pages/playground.tsx")).toContain(`"${symbol}"`);
    expect(code).toContain(`${symbol.split(".").at(-1)}(`);
  },
);

it("shows programs that pass the checks of the pages' samples", async () => {
  const raw = toolkitCode
    .map(({ language, file, code }) => `\`\`\`${language} title="${file}"\n${code}\`\`\`\n`)
    .join("\n");
  const { samples, problems } = await checkSamples(
    [{ file: "src/playground/toolkit-code.ts", raw }],
    currentToolkit().symbols,
  );
  expect(problems).toEqual([]);
  expect(samples.map(({ sample, check }) => `${sample.language} ${check}`)).toEqual([
    "typescript typeChecked",
    "python parsed",
    "rust parsed",
    "typescript executed",
    "python parsed",
    "rust parsed",
  ]);
}, 60_000);
