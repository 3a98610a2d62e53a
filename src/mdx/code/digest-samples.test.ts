import { compileBody } from "../../test/content/compile-body";

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n\n`;

const digests = (...blocks: string[]): string[] => compileBody(blocks.join("")).samples.map(({ digest }) => digest);

const rules = fence('ts title="rules.ts"', "export const one = 1;");
const check = fence('ts title="check.ts"', "import { one } from './rules.js';\nconsole.log(one);");
const printed = fence("output", "1");
const unrelated = fence("ts", "console.log(2);");

/** Indexes of the changed digests. */
const changed = (before: readonly string[], after: readonly string[]): number[] =>
  before.flatMap((digest, index) => (after[index] === digest ? [] : [index]));

describe("digestSamples", () => {
  const page = digests(rules, check, printed, unrelated);

  it("doesn't change with the text around the blocks", () => {
    expect(digests(rules, "Text.\n\n", check, printed, "## A heading\n\n", unrelated)).toEqual(page);
  });

  it.each([
    ["a block", [rules, check, printed, fence("ts", "console.log(3);")], [3]],
    ["an output", [rules, check, fence("output", "2"), unrelated], [2]],
    ["a file that a program imports", [rules.replace("1", "2"), check, printed, unrelated], [0, 1, 2]],
    ["a fence", [rules, check, printed, fence('ts wrong="It shows what fails."', "console.log(2);")], [3]],
  ])("changes with %s, for that block and the blocks that use it", (_what, blocks, expected) => {
    expect(changed(page, digests(...blocks))).toEqual(expected);
  });

  it("changes for all blocks of a program if one of them changes", () => {
    const more = fence("ts continues", "console.log(4);");
    expect(changed(digests(unrelated, more), digests(unrelated, more.replace("4", "5")))).toEqual([0, 1]);
  });

  it("changes with the command that runs a program", () => {
    const walk = fence('python title="walk.py"', "import sys");
    const command = (file: string): string => fence("bash", `python walk.py ${file}`);
    expect(changed(digests(walk, command("a.xml")), digests(walk, command("b.xml")))).toEqual([0, 1]);
  });
});
