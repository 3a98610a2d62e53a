import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

import GithubSlugger from "github-slugger";

const SKIPPED = new Set(["node_modules", "public", ".cache", ".git", "test-results"]);

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const name = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(name) : [name];
  });

const papers = filesBelow(".").filter((file) => file.endsWith(".md"));

const withoutBlocks = (text: string): string => text.replace(/^([ \t]*)```[^]*?^\1```/gm, "");

const anchorsOf = (file: string): string[] => {
  const slugger = new GithubSlugger();
  return [...withoutBlocks(readFileSync(file, "utf8")).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    slugger.slug(heading.replace(/[`*]/g, "")),
  );
};

/** Links to files and their headings that lead nowhere. */
const brokenLinks = (file: string): string[] =>
  [...withoutBlocks(readFileSync(file, "utf8")).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, href = ""]) => href)
    .filter((href) => !/^(?:[a-z]+:|\/)/.test(href) && !href.includes("…"))
    .filter((href) => {
      const [target = "", anchor] = href.split("#");
      const linked = target === "" ? file : path.posix.join(path.posix.dirname(file), target);
      return !existsSync(linked) || (anchor !== undefined && !anchorsOf(linked).includes(anchor));
    });

/** Files and folders of the project that are named as code and do not exist; placeholders in <…> name none. */
const missingPaths = (file: string): string[] =>
  [...withoutBlocks(readFileSync(file, "utf8")).matchAll(/`((?:src|content|e2e|bench|static)\/[\w./-]+)`/g)]
    .map(([, named = ""]) => named)
    .filter((named) => !existsSync(named));

it("finds the papers", () => {
  expect(papers).toEqual(expect.arrayContaining(["README.md", "CONTRIBUTING.md", "content/README.md"]));
});

it("links to what exists, and names files that exist", () => {
  const problems = papers.flatMap((file) => [
    ...brokenLinks(file).map((href) => `${file}: broken link to ${href}`),
    ...missingPaths(file).map((named) => `${file}: ${named} does not exist`),
  ]);
  expect(problems).toEqual([]);
});

it("the README is short enough to be read", () => {
  expect(statSync("README.md").size).toBeLessThanOrEqual(7_000);
});
