import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

import { bundledScript } from "@ddex-suite/ern/test/bundled-script";
import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { parseFrontmatter } from "../../diagnostics/frontmatter";
import { toBlogPost } from "../../gatsby/content-types/blog/node";
import { ownPackages } from "../../gatsby/own-packages";

const script = bundledScript("src/tools/scripts/new-post.ts", ownPackages());
const site = (): string => temporaryFolder({ "content/authors/team.mdx": "", "content/blog/taken.mdx": "" });
const failure = (cwd: string, ...args: string[]): string =>
  spawnSync(process.execPath, [script, ...args], { cwd, encoding: "utf8" }).stderr.trim();

describe("npm run new:post", () => {
  it("writes a draft that is a valid post", () => {
    const cwd = site();
    const output = execFileSync(process.execPath, [script, 'Über "ERN": 4.3!'], { cwd, encoding: "utf8" });
    const file = "content/blog/uber-ern-4-3/index.mdx";
    expect(output).toContain(`${file} is written, as a draft.`);
    const raw = readFileSync(path.join(cwd, file), "utf8");
    const source = { ...parseFrontmatter(raw), raw, relativePath: "uber-ern-4-3/index.mdx", file };
    const post = toBlogPost(source);
    expect(post).toMatchObject({ title: 'Über "ERN": 4.3!', slug: "uber-ern-4-3", authors: ["team"], draft: true });
    expect(post.date.slice(0, 4)).toBe(String(new Date().getUTCFullYear()));
    expect(source.body).toContain("\n{/* truncate */}\n");
  });

  it("reports what is wrong", () => {
    expect(failure(site())).toBe('Usage: npm run new:post "Title"');
    expect(failure(site(), "Taken")).toBe('There is a post "taken" already.');
    expect(failure(site(), "…")).toBe('"…" has no letters for an address. Use a title with some.');
  });
});
