import { compileBody } from "../../../test/content/compile-body";
import { fakeToolkit } from "../../../test/content/fake-toolkit";
import { markCodeNames } from "./mark-code-names";

const marked = (language: string, code: string): string[] => {
  const { content } = compileBody(`\`\`\`${language}\n${code}\n\`\`\``);
  const html = markCodeNames(content, () => fakeToolkit).join("");
  return [...html.matchAll(/<dfn data-symbol="([^"]*)">(\w+)<\/dfn>/g)].map(
    ([, id = "", name = ""]) => `${name} ${id}`,
  );
};

const BUILDER = "ddex-builder.typescript.DdexBuilder";

describe("markCodeNames", () => {
  it("marks what a sample imports from the toolkit, and the methods of what it creates", () => {
    const code =
      "import { DdexBuilder } from 'ddex-builder';\nconst builder = new DdexBuilder();\nawait builder.build();";
    expect(marked("ts", code)).toEqual([`DdexBuilder ${BUILDER}`, `DdexBuilder ${BUILDER}`, `build ${BUILDER}.build`]);
  });

  it.each([
    ["a name that isn't imported", "const builder = new DdexBuilder();"],
    ["a name from another package", "import { DdexBuilder } from './own';\nnew DdexBuilder().build();"],
    ["another language", 'print("DdexBuilder")'],
  ])("leaves %s", (_name, code) => {
    expect(marked("ts", code)).toEqual([]);
  });

  it("leaves a method of something else", () => {
    const code = "import { DdexBuilder } from 'ddex-builder';\nother.build();";
    expect(marked("ts", code)).toEqual([`DdexBuilder ${BUILDER}`]);
  });

  it("returns the same content if no sample has a name", () => {
    const content = ["<p>One</p>", { component: "Tabs", children: ["<p>Two</p>"] }];
    expect(markCodeNames(content, () => fakeToolkit)).toBe(content);
  });

  it("keeps the text as it is", () => {
    const code = "import { DdexBuilder } from 'ddex-builder';\nif (1 < 2 && true) new DdexBuilder();";
    const { content } = compileBody(`\`\`\`ts\n${code}\n\`\`\``);
    const html = markCodeNames(content, () => fakeToolkit).join("");
    const plain = (text: string) => text.replace(/<[^>]*>/g, "");
    expect(plain(html)).toBe(plain(content.join("")));
    expect(html).toContain('class="code defined"');
  });
});
