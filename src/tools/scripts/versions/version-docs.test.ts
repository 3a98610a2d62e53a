/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { site } from "../../../config/site";
import { mainDocId } from "../../../config/versions";
import { resolveContentFile } from "../../../gatsby/compiled/resolve-content-file";
import { shortcodesDigest } from "../../../gatsby/compiled/site-shortcodes";
import { allSidebars, allVersions, releasedVersions } from "../../../gatsby/config/all-versions";
import { toDoc } from "../../../gatsby/content-types/docs/node";
import { docsInFolder, fileOfDoc, routeOfDoc } from "../../../gatsby/locations/docs-location";
import { contentSource } from "../../../test/content/fixtures";
import { cutVersion } from "./cut-version";

jest.mock("../../../config/sidebars", () => ({
  sidebars: {
    guide: ["intro", "verification", { label: "Parser", doc: "parser", items: ["parser/overview"] }],
  },
  folderSidebars: {},
}));

const page = (body: string, title = "A"): string => `---\ntitle: ${title}\ndescription: B\n---\n\n${body}\n`;
const files = {
  "content/docs/intro.mdx": page(
    "[Over](./parser/overview.mdx#x), [now](./verification.mdx), [post](../blog/hello.mdx).",
  ),
  "content/docs/verification.mdx": page("What holds now."),
  "content/docs/parser/index.mdx": page('<SampleFigures show="run" />'),
  "content/docs/parser/overview.mdx": page("[Back](../intro.mdx) in <Version />", "Overview"),
  "content/docs/message.mdx": page('```xml title="a.xml" file="content/fixtures/a.xml" fold\n```'),
  "content/fixtures/a.xml": "<a>\n  <b/>\n</a>\n",
  "content/docs/parser/tree.svg": "<svg/>",
  "content/blog/hello.mdx": page("Hello."),
  "content/glossary.yaml": "[]",
  "content/types.json": '[{ "id": "DdexBuilder" }]',
  "content/toolkit/groups.yaml": "{}",
  "content/errors/libxml2.yaml": "[]",
};

const before = process.cwd();

describe("npm run version:docs", () => {
  afterEach(() => process.chdir(before));
  const cut = (name = "0.4.4"): number => {
    process.chdir(temporaryFolder(files));
    return cutVersion(name);
  };
  const kept = (file: string): string => readFileSync(`content/versions/0.4.4/${file}`, "utf8");

  it("stores the docs and their data, except docs about the current site", () => {
    expect(cut()).toBe(4);
    expect(kept("docs/parser/tree.svg")).toBe("<svg/>");
    expect(kept("errors/libxml2.yaml")).toBe("[]");
    expect(kept("docs/message.mdx")).toContain('```xml title="a.xml" fold\n<a>\n  <b/>\n</a>\n```');
    expect(JSON.parse(kept("types.json"))).toEqual([{ id: "DdexBuilder" }]);
    expect(existsSync("content/versions/0.4.4/docs/verification.mdx")).toBe(false);
    expect(kept("docs/parser/index.mdx")).toContain("[The report](/docs/verification/) shows what is checked now.");
  });

  it("keeps the number of the version that is documented now", () => {
    cut();
    expect(kept("docs/parser/overview.mdx")).toContain(`in ${site.version}\n`);
  });

  it("keeps links within the docs in the version and points others at the site's pages", () => {
    cut();
    expect(kept("docs/intro.mdx")).toContain(
      "[Over](./parser/overview.mdx#x), [now](/docs/verification/), [post](/blog/hello/).",
    );
    expect(resolveContentFile("content/versions/0.4.4/docs/intro.mdx", "./parser/overview.mdx")).toBe(
      "/docs/0.4.4/parser/overview/",
    );
    expect(resolveContentFile("content/docs/intro.mdx", "./parser/overview.mdx")).toBe("/docs/parser/overview/");
  });

  it("gives a version's docs their own ids and routes", () => {
    cut();
    expect(fileOfDoc("0.4.4/parser")).toBe("content/versions/0.4.4/docs/parser/index.mdx");
    expect([routeOfDoc("0.4.4/parser"), routeOfDoc("parser")]).toEqual(["/docs/0.4.4/parser/", "/docs/parser/"]);
    expect(docsInFolder("0.4.4/parser")).toEqual(["0.4.4/parser/overview"]);
    const source = contentSource(
      { title: "A", description: "B", slug: "parser/new" },
      { relativePath: "0.4.4/parser/overview.mdx" },
    );
    expect(toDoc(source)).toMatchObject({
      docId: "0.4.4/parser/overview",
      path: "/docs/0.4.4/parser/new/",
      version: "0.4.4",
    });
  });

  it("lists the version after the current one, with the sidebars that it had", () => {
    cut();
    expect(allVersions().slice(1)).toEqual([
      {
        name: "0.4.4",
        label: "0.4.4",
        isLast: false,
        path: "/docs/0.4.4",
        mainDocId: `0.4.4/${mainDocId}`,
        sidebars: ["0.4.4/guide"],
      },
    ]);
    expect(allSidebars()["0.4.4/guide"]).toEqual([
      "0.4.4/intro",
      { label: "Parser", doc: "0.4.4/parser", items: ["0.4.4/parser/overview"] },
    ]);
    expect(Object.keys(allSidebars())).toEqual(["guide", "0.4.4/guide"]);
  });

  it("shows the data of a page's own version in shortcodes", () => {
    cut();
    const digests = ["content/docs/intro.mdx", "content/versions/0.4.4/docs/intro.mdx"].map((file) =>
      shortcodesDigest('<ErrorList from="libxml2" />', file),
    );
    expect(new Set(digests).size).toBe(2);
  });

  it("lists versions from newest to oldest, by number", () => {
    cut();
    for (const name of ["0.4.10", "0.3.9"]) cutVersion(name);
    expect(releasedVersions()).toEqual(["0.4.10", "0.4.4", "0.3.9"]);
  });

  it("rejects an invalid or taken name and changes nothing", () => {
    expect(() => cut("next")).toThrow(`"next" isn't a version. Name the release, like 0.4.5.`);
    expect(existsSync("content/versions")).toBe(false);
    cutVersion("0.4.4");
    expect(() => cutVersion("0.4.4")).toThrow(
      "content/versions/0.4.4 exists already. Remove it to cut the version again.",
    );
    expect(kept("docs/intro.mdx")).toContain("[Over]");
  });
});
