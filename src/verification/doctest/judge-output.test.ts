import { judgeOutput } from "./judge-output";
import type { Sample } from "./samples/sample";
import { toProgram } from "./samples/to-programs";

const sample = (language: string, code: string): Sample => ({
  file: "page",
  line: 1,
  digest: "page.0",
  language,
  code,
  continues: false,
});
const part = sample("js", "console.log(1);");
const program = toProgram([part]);
const checked = { program, diagnostics: [] };

describe("judgeOutput", () => {
  it("reports no problem for the output of a program that this machine can't run", () => {
    const printing = { part, page: [program] };
    const typeChecked = { ...checked, check: "typeChecked" as const };
    expect(
      judgeOutput(sample("output", "2"), { ...printing, checked: { ...typeChecked, skipped: "It lacks node." } }),
    ).toEqual({ check: "none" });
    expect(judgeOutput(sample("output", "2"), { ...printing, checked: typeChecked }).diagnostic?.message).toBe(
      "No check runs the block before this output",
    );
  });
});
