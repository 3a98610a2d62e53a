import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { toDiagnostic } from "./diagnostic";
import messages from "./messages.json";

describe("problem", () => {
  it("puts values into the text of a problem, and leaves other braces", () => {
    expect(toDiagnostic("expression", { value: "1 + 1" })).toEqual({
      message: "The expression {1 + 1} is not possible in a static page",
      remedy: "Write \\{ for a literal brace, put it in backticks, or write interactive: true in the frontmatter.",
    });
  });

  it("is used with each text", () => {
    const sources = ["src/diagnostics", "src/mdx", "src/reference"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => /(?<!\.test)\.ts$/.test(name))
        .map((name) => readFileSync(path.join(folder, name), "utf8")),
    );
    const code = sources.join("\n");
    expect(Object.keys(messages).filter((key) => !code.includes(`"${key}"`))).toEqual([]);
  });
});
