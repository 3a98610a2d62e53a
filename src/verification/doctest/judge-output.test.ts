import { judgeOutput } from "./judge-output";
import type { Sample } from "./samples/sample";
import { toProgram, toPrograms } from "./samples/to-programs";

const sample = (language: string, code: string, more: Partial<Sample> = {}): Sample => ({
  file: "page",
  line: 1,
  digest: "page.0",
  language,
  code,
  continues: false,
  ...more,
});
const part = sample("js", "console.log(1);");
const typeChecked = { program: toProgram([part]), diagnostics: [], check: "typeChecked" as const };

/** What is said of an output that was recorded, as printed by the last of these blocks. */
const judgeRecorded = (blocks: readonly Sample[], output: string, marks: Partial<Sample>) => {
  const page = toPrograms(blocks);
  const program = page.at(-1)!;
  const printing = { part: program.parts.at(-1), checked: { ...typeChecked, program }, page };
  return judgeOutput(sample("output", output, marks), printing);
};

describe("judgeOutput", () => {
  it("reports no problem for the output of a program that this machine can't run", () => {
    const page = [typeChecked.program];
    expect(
      judgeOutput(sample("output", "2"), { part, page, checked: { ...typeChecked, skipped: "It lacks node." } }),
    ).toEqual({ check: "none" });
    expect(judgeOutput(sample("output", "2"), { part, page, checked: typeChecked }).diagnostic?.message).toBe(
      "No check runs the block before this output",
    );
  });

  describe("of a recorded output", () => {
    const recorded = "run on 2026-11-22 with rustc.";
    const xml = sample("xml", "<a/>", { title: "a.xml" });
    const rust = sample("rust", 'fn main() { open("a.xml"); }');
    const more = sample("rust", "fn more() {}", { continues: true });
    const { diagnostic } = judgeRecorded([xml, rust], "one", { recorded });
    const of = /of="([0-9a-f]{8})"/.exec(diagnostic?.remedy ?? "")?.[1];
    const marks = { recorded, of };

    it("asks for the digest of the code that printed it", () => {
      expect(diagnostic?.message).toBe("recorded does not say of what");
      expect(judgeRecorded([xml, rust], "one", {}).diagnostic?.remedy).toContain(`of="${of}"`);
    });

    it("reports nothing while its code, the files that this names and the output are the same", () => {
      expect(judgeRecorded([xml, rust], "one", marks)).toEqual({ check: "recorded" });
      expect(judgeRecorded([sample("xml", "<b/>", { title: "b.xml" }), xml, rust], "one\n", marks)).toEqual({
        check: "recorded",
      });
    });

    it.each([
      ["the code", [xml, sample("rust", 'fn main() { read("a.xml"); }')], "one"],
      ["the code that continues it", [xml, rust, more], "one"],
      ["a file", [sample("xml", "<b/>", { title: "a.xml" }), rust], "one"],
      ["the output", [xml, rust], "two"],
    ])("asks to make it again when %s changed", (_what, blocks, output) => {
      expect(judgeRecorded(blocks, output, marks).diagnostic).toMatchObject({
        message: `The output, or the code before it, is not as it was when recorded (${of})`,
        remedy: expect.stringMatching(/^Make the output again, and write of="(?!undefined)[0-9a-f]{8}"\.$/),
      });
    });
  });
});
