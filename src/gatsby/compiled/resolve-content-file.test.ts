/** @jest-environment node */
import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { resolveContentFile } from "./resolve-content-file";

const project = process.cwd();

describe("resolveContentFile", () => {
  beforeAll(() => {
    process.chdir(
      temporaryFolder({
        "content/docs/moved.mdx": '---\ntitle: A\nslug: "new/place"\n---\n\nslug: not-this\n',
        "content/docs/plain.mdx": "---\ntitle: slug\n---\n\nslug: not-this\n",
        "content/pages/about.mdx": "---\ntitle: A\nslug: about-us\n---\n",
      }),
    );
  });
  afterAll(() => process.chdir(project));

  it.each([
    ["content/docs/intro.mdx", "./plain.mdx", "/docs/plain/"],
    ["content/docs/intro.mdx", "plain.mdx", "/docs/plain/"],
    ["content/docs/intro.mdx", "./parser/overview.mdx", "/docs/parser/overview/"],
    ["content/docs/intro.mdx", "./parser/index.mdx", "/docs/parser/"],
    ["content/docs/parser/index.mdx", "../plain.mdx", "/docs/plain/"],
    ["content/docs/parser/index.mdx", "../../pages/markdown-page.mdx", "/markdown-page/"],
    ["content/pages/markdown-page.mdx", "../docs/plain.mdx", "/docs/plain/"],
    ["content/docs/intro.mdx", "./with%20space.mdx", "/docs/with space/"],
  ])("resolves, from %s, %s to %s", (from, relative, route) => {
    expect(resolveContentFile(from, relative)).toBe(route);
  });

  it("takes a file's route from its slug, and accepts an absolute source", () => {
    expect(resolveContentFile("content/docs/intro.mdx", "./moved.mdx")).toBe("/docs/new/place/");
    expect(resolveContentFile("content/docs/intro.mdx", "../pages/about.mdx")).toBe("/about-us/");
    expect(resolveContentFile(`${process.cwd()}/content/docs/intro.mdx`, "./plain.mdx")).toBe("/docs/plain/");
  });

  it.each(["../../README.mdx", "../elsewhere/a.mdx", "../../../outside.mdx"])(
    "returns nothing for %s, which isn't in a content folder",
    (relative) => {
      expect(resolveContentFile("content/docs/intro.mdx", relative)).toBeUndefined();
    },
  );

  it("keeps a name that can't be decoded", () => {
    expect(resolveContentFile("content/docs/intro.mdx", "./100%.mdx")).toBe("/docs/100%/");
  });
});
