import { compileBody } from "../../test/content/compile-body";
import { slotsIn } from "../nodes/slots";

const html = (body: string): string => compileBody(body).content.join("");
const paragraphs = (count: number): string => Array.from({ length: count }, (_, n) => `Paragraph ${n}.`).join("\n\n");

describe("markFold", () => {
  it("marks the first block below the fold", () => {
    const marked = html(paragraphs(90)).match(/<p id="_fold">Paragraph (\d+)/)?.[1];
    expect(Number(marked)).toBeGreaterThan(40);
    expect(Number(marked)).toBeLessThanOrEqual(60);
  });

  it("marks only one block, and never one with an id of its own", () => {
    const page = html(`${paragraphs(80)}\n\n`.replaceAll("\n\n", "\n\n## Part\n\n"));
    expect(page.match(/id="_fold"/g)).toHaveLength(1);
    expect(page).toMatch(/<p id="_fold">/);
  });

  it("counts the lines of code and the rows of tables", () => {
    const code = `\`\`\`text\n${"line\n".repeat(70)}\`\`\`\n\nAfter.`;
    expect(html(code)).toContain('<p id="_fold">After.');
    const table = `| a | b |\n|---|---|\n${"| 1 | 2 |\n".repeat(70)}\n\nAfter.`;
    expect(html(table)).toContain('<p id="_fold">After.');
  });

  it("sets the number of lines on tables below the fold, and nothing on those above", () => {
    const table = "| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |";
    const page = html(`${table}\n\n${paragraphs(90)}\n\n${table}`);
    expect(page.match(/<div class="table"[^>]*>/g)).toEqual([
      expect.not.stringContaining("data-lines"),
      expect.stringContaining('data-lines="3"'),
    ]);
  });

  it("doesn't count hidden content", () => {
    const table = '| a |\n|---|\n| <Status group="said-at-length" /> |';
    expect(html(`${paragraphs(90)}\n\n${table}`)).toContain('data-lines="2"');
  });

  it("doesn't mark a short page, and keeps the mark out of the page's ids", () => {
    expect(html(paragraphs(10))).not.toContain("_fold");
    expect(compileBody(paragraphs(90)).ids).not.toContain("_fold");
  });

  it("counts the visible lines of folded code", () => {
    const code = `\`\`\`xml\n${"<a/>\n".repeat(200)}\`\`\``;
    expect(html(`${code}\n\nShort page.`)).not.toContain("_fold");
    expect(html(`${code.replace("xml", "ts")}\n\nLong page.`)).toContain('<p id="_fold">Long page.');
  });

  const earlyImages = (body: string): boolean[] =>
    slotsIn(compileBody(body).open).flatMap((slot) => ("image" in slot ? slot.image.early === true : []));
  const image = "![A tree](./tree.png)";

  it("marks the first image as early if the first screen shows it", () => {
    expect(earlyImages(`${image}\n\nText.\n\n${image}`)).toEqual([true, false]);
    expect(earlyImages(`${paragraphs(15)}\n\n${image}`)).toEqual([true]);
    expect(earlyImages(`${paragraphs(25)}\n\n${image}`)).toEqual([false]);
  });

  it("marks no image after an island as early, because its height is unknown", () => {
    const tabs = `<Tabs>\n<Tab value="a" label="A">\n\n${image}\n\n</Tab>\n</Tabs>`;
    expect(earlyImages(`${tabs}\n\n${image}`)).toEqual([false, false]);
  });
});
