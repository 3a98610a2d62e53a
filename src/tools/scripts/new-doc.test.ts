import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

import { bundledScript } from "@ddex-suite/ern/test/bundled-script";
import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { parseFrontmatter } from "../../diagnostics/frontmatter";
import { toDoc } from "../../gatsby/content-types/docs/node";
import { ownPackages } from "../../gatsby/own-packages";

const script = bundledScript("src/tools/scripts/new-doc.ts", ownPackages());
const site = (): string => temporaryFolder({ "content/docs/parser/index.mdx": "" });
const failure = (cwd: string, ...args: string[]): string =>
  spawnSync(process.execPath, [script, ...args], { cwd, encoding: "utf8" }).stderr.trim();

describe("npm run new:doc", () => {
  it("writes a draft that is a valid doc", () => {
    const cwd = site();
    const output = execFileSync(process.execPath, [script, "parser/my-page", 'My "page"'], {
      cwd,
      encoding: "utf8",
    });
    const file = "content/docs/parser/my-page.mdx";
    expect(output).toContain(`${file} is written, as a draft.`);
    const raw = readFileSync(path.join(cwd, file), "utf8");
    expect(toDoc({ ...parseFrontmatter(raw), raw, relativePath: "parser/my-page.mdx", file })).toMatchObject({
      docId: "parser/my-page",
      title: 'My "page"',
      draft: true,
    });
  });

  it("reports what is wrong", () => {
    expect(failure(site())).toBe('Usage: npm run new:doc -- <section>/<page> "Title"');
    expect(failure(site(), "parser", "Title")).toBe('There is a doc "parser" already.');
    expect(failure(site(), "My Page", "Title")).toMatch(/^"My Page" isn't a doc id\./);
  });
});
