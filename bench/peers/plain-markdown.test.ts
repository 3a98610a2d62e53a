import { plainMarkdown } from "./plain-markdown";

describe("plainMarkdown", () => {
  it("keeps headings, lists, tables, fences and code spans", () => {
    const text =
      "## Errors\n\n- one `Vec<T>`\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```rust\nlet x: Vec<u8> = {};\n```\n";
    expect(plainMarkdown(text)).toBe(text);
  });

  it("keeps the text of components and directives, without their syntax", () => {
    expect(plainMarkdown(':::tip[Use `DOM`]{#dom}\nOnly <Status of="x" /> <b>now</b>, {1 + 1}.\n:::\n')).toBe(
      "**Use `DOM`**\n\nOnly  now, 1 + 1.\n",
    );
  });

  it("points links to the front page, because no other page exists everywhere", () => {
    expect(plainMarkdown("See [it](./other.mdx#a) and [this][that].\n\n[that]: ./that.mdx\n")).toBe(
      "See [it](/) and [this][that].\n",
    );
  });

  it("outdents fences, and keeps only their language", () => {
    expect(plainMarkdown('<Tab>\n\n    ```ts title="a.ts"\n    if (a) {\n      b();\n    }\n    ```\n\n</Tab>')).toBe(
      "```ts\nif (a) {\n  b();\n}\n```\n",
    );
    for (const language of ["", "output"])
      expect(plainMarkdown(`\`\`\`${language}\nx\n\`\`\``)).toBe("```text\nx\n```\n");
  });

  it("doesn't mistake a fence inside a longer one for its end", () => {
    const text = "````md\n```\n<Tag>\n```\n````\n";
    expect(plainMarkdown(text)).toBe(text);
  });
});
