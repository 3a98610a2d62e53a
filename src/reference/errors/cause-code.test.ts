import { checkSamples } from "../../verification/doctest/check-samples";
import { currentSymbols } from "../toolkit/current-symbols";
import { currentErrors } from "./errors";

const CHECKED = ["python", "rust", "ts"];

/** Causes that a type checker reports before the toolkit does. */
const wrongTypes = new Set(["builder-pandas-dataframe", "builder-id-required", "parser-str-or-bytes"]);

const fences = ["ddex-parser", "ddex-builder"].flatMap((source) =>
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

describe("the code of causes", () => {
  it("uses only toolkit names in the causes that can't be run here", async () => {
    const raw = ["---\ntitle: Causes\n---", ...fences].join("\n\n");
    const { diagnostics, samples } = await checkSamples([{ file: "causes.mdx", raw }], currentSymbols());
    expect(samples.length).toBeGreaterThan(10);
    expect(diagnostics).toEqual([]);
  }, 120_000);
});
