import { readFileSync } from "node:fs";

import { dependencies, version as packageVersion } from "../../../package.json";
import { site } from "../../config/site";
import { pageFrontmatter } from "../../diagnostics/frontmatter";
import { filesBelow } from "../../gatsby/locations/files-below";
import { parseSamples } from "../../verification/doctest/samples/parse-samples";
import { compileBody } from "./compile-body";

/** What keeps the version that it has, because it's about the past: files, and lines of any file. */
const history = {
  files: /^content\/(?:blog\/|docs\/changelog\.mdx$)/,
  lines: /recorded="|^One run each, |^ {2}(?:since|changed): /,
};

/** The lines that have the version by hand although it changes with the next release; of posts, only those in fences. */
const handwritten = (file: string, text: string): string[] => {
  let inFence = false;
  return text.split("\n").flatMap((line, index) => {
    if (/^\s*(?:```|~~~)/.test(line)) inFence = !inFence;
    const isHistory = history.lines.test(line) || (history.files.test(file) && !inFence);
    return line.includes(site.version) && !isHistory ? [`${file}:${index + 1}: Write <Version />: ${line.trim()}`] : [];
  });
};

/** The names of data files, and the texts of pages. */
const files = filesBelow("content")
  .map((name) => `content${name}`)
  .filter((name) => /\.(?:mdx|yaml|ts)$/.test(name) && !name.startsWith("content/versions/"));

describe("the documented version", () => {
  it("is in content only where something is about the past", () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => handwritten(file, readFileSync(file, "utf8")))).toEqual([]);
  });

  it.each([
    ["prose", "content/docs/a.mdx", `In ${site.version} it works.`, 1],
    ["a fence", "content/docs/changelog.mdx", `\`\`\`bash\nnpm install ddex-parser@${site.version}\n\`\`\``, 1],
    ["a page of history", "content/docs/changelog.mdx", `### ${site.version}`, 0],
    ["a record", "content/docs/a.mdx", `\`\`\`output recorded="with ${site.version}" of="a"\n\`\`\``, 0],
  ])("is found in %s", (_where, file, text, found) => {
    expect(handwritten(file, text)).toHaveLength(found);
  });

  it("is the version of this project, and of the package that samples run", () => {
    expect([packageVersion, dependencies["ddex-builder"]]).toEqual([site.version, site.version]);
  });
});

const TAG = "<Version />";
const body = (version: string): string =>
  [
    `## State of ${version}`,
    `In ${version}, \`ddex-parser@${version}\` is [here](https://docs.rs/ddex-parser/${version}).`,
    `\`\`\`json title="package.json"\n{ "dependencies": { "ddex-builder": "${version}" } }\n\`\`\``,
  ].join("\n\n");

describe("<Version />", () => {
  it("makes the same page as the version by hand: in prose, headings, addresses and code", () => {
    expect(compileBody(body(TAG))).toEqual(compileBody(body(site.version)));
    expect(compileBody(TAG).markdown).toBe(`${site.version}\n`);
  });

  it("leaves the digests of samples as they are", () => {
    expect(parseSamples(body(TAG), "a.mdx")).toEqual(parseSamples(body(site.version), "a.mdx"));
  });

  it("is replaced in titles and descriptions, whose length counts afterwards", () => {
    const written = { title: `What ${TAG} is`, description: `${"a".repeat(150)} ${TAG}` };
    expect(pageFrontmatter.parse(written)).toMatchObject({
      title: `What ${site.version} is`,
      description: `${"a".repeat(150)} ${site.version}`,
    });
  });
});
