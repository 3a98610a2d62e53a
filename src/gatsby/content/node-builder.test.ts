import { pageFrontmatter } from "../../diagnostics/frontmatter";
import { compile } from "../../mdx/compile";
import { fakeToolkit } from "../../test/content/fake-toolkit";
import { contentSource } from "../../test/content/fixtures";
import { siteShortcodes } from "../compiled/site-shortcodes";
import { toContentFields } from "./node-builder";

const written = { title: "Overview", description: "What it does." };
const frontmatter = pageFrontmatter.parse(written);
const lineOffset = (options: Parameters<typeof contentSource>[1]): number =>
  toContentFields(frontmatter, contentSource(written, options), "/docs/a/").lineOffset;

describe("lineOffset", () => {
  it("counts the lines before the body, also those that end with CRLF", () => {
    expect(lineOffset({})).toBe(4);
    expect(lineOffset({ body: "" })).toBe(4);
    expect(lineOffset({ newline: "\r\n" })).toBe(4);
  });

  it.each(["\n", "\r\n"])("makes the compile pass report the line in the file (%j)", (newline) => {
    const source = contentSource(written, { body: "\nText.\n\n# Title\n", newline });
    const fields = toContentFields(frontmatter, source, "/docs/a/");
    const line = source.raw.split(/\r?\n/).indexOf("# Title") + 1;
    expect(line).toBe(8);
    const run = () =>
      compile({ ...fields, body: source.body, resolveFile: () => undefined }, siteShortcodes(fakeToolkit));
    expect(run).toThrow(`${source.file}:${line}: `);
  });
});
