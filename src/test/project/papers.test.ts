import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

import GithubSlugger from "github-slugger";

import manifest from "../../../package.json";

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

/** Links to files and headings that don't exist. */
const brokenLinks = (file: string): string[] =>
  [...withoutBlocks(readFileSync(file, "utf8")).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, href = ""]) => href)
    .filter((href) => !/^(?:[a-z]+:|\/)/.test(href) && !href.includes("…"))
    .filter((href) => {
      const [target = "", anchor] = href.split("#");
      const linked = target === "" ? file : path.posix.join(path.posix.dirname(file), target);
      return !existsSync(linked) || (anchor !== undefined && !anchorsOf(linked).includes(anchor));
    });

/** Files and folders of the project that are mentioned as code and don't exist; placeholders in <…> are ignored. */
const missingPaths = (file: string): string[] =>
  [...withoutBlocks(readFileSync(file, "utf8")).matchAll(/`((?:src|content|e2e|bench|static)\/[\w./-]+)`/g)]
    .map(([, named = ""]) => named)
    .filter((named) => !existsSync(named));

describe("the READMEs and other Markdown files", () => {
  it("are found", () => {
    expect(papers).toEqual(expect.arrayContaining(["README.md", "CONTRIBUTING.md", "content/README.md"]));
  });

  it("link to what exists, and mention files that exist", () => {
    const problems = papers.flatMap((file) => [
      ...brokenLinks(file).map((href) => `${file}: broken link to ${href}`),
      ...missingPaths(file).map((named) => `${file}: ${named} does not exist`),
    ]);
    expect(problems).toEqual([]);
  });

  it("mention scripts that package.json has, as the workflows do", () => {
    const files = [...papers, ".ci/run", ...filesBelow(".github").filter((file) => file.endsWith(".yml"))];
    const scripts = files.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/npm run (?:-s |--silent )?([a-z][\w:-]*)/g)].map(
        ([, script = ""]) => [file, script] as const,
      ),
    );
    const unknown = scripts.filter(([, script]) => !(script in manifest.scripts));
    expect(scripts.length).toBeGreaterThan(0);
    expect(unknown.map(([file, script]) => `${file}: package.json has no script "${script}"`)).toEqual([]);
  });

  it("state the same Node.js versions as `engines`", () => {
    const [, lowest, tooHigh] = /^>=([\d.]+)(?: <(\d+))?$/.exec(manifest.engines.node)!;
    const versions = `Node.js ${lowest} or newer${tooHigh === undefined ? "" : ` (below ${tooHigh})`}`;
    for (const paper of ["README.md", "CONTRIBUTING.md"]) expect(readFileSync(paper, "utf8")).toContain(versions);
  });

  it("give a reason for each package pinned under `overrides`", () => {
    const [, table = ""] = readFileSync("SECURITY.md", "utf8").split("### Pinned under `overrides`");
    const pinned = Object.entries(manifest.overrides).flatMap(([name, version]) =>
      typeof version === "string" ? [name] : [name, ...Object.keys(version)],
    );
    const isNamed = (name: string): boolean => {
      const [scope = ""] = name.split("/");
      return [name, `${scope}/*`, name.replace(/^(ddex-builder-).*/, "$1*")].some((label) =>
        table.includes(`\`${label}\``),
      );
    };
    expect(pinned.filter((name) => name !== "ddex-builder" && !isNamed(name))).toEqual([]);
  });

  it("include a short main README", () => {
    expect(statSync("README.md").size).toBeLessThanOrEqual(7_000);
  });

  it("have at most 9,000 words, those of CONTRIBUTING included", () => {
    const guides = papers.filter((file) => /(?:^|\/)(?:README|CONTRIBUTING)\.md$/.test(file));
    const words = guides.flatMap((file) => readFileSync(file, "utf8").match(/\S+/g) ?? []);
    expect(guides.length).toBeGreaterThan(10);
    expect(words.length).toBeLessThanOrEqual(9_000);
  });
});
