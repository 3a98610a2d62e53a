/** @jest-environment node */
import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { loadedBelow } from "../../../test/node/loaded-below";

const project = process.cwd();

describe("readPage", () => {
  afterAll(() => process.chdir(project));

  it.each(["/docs/intro/", "/docs/docs/intro/", "https://ddex-suite.org/docs/docs/intro/", "/docs/docs/intro.md"])(
    "finds the introduction as %s if the site is served below /docs",
    async (page) => {
      process.chdir(
        temporaryFolder({
          "public/llms.txt": "- [Introduction](https://ddex-suite.org/docs/docs/intro.md): where to begin",
          "public/docs/intro.md": "# Introduction",
        }),
      );
      const { readPage } = await loadedBelow("/docs", () => import("./read-page"));
      expect(await readPage.answer({ page })).toBe("# Introduction");
      expect(() => readPage.answer({ page: "/docs/intra/" })).toThrow("Closest: /docs/intro.md.");
    },
  );

  it("reads no file outside the site, whatever slashes its path has", async () => {
    process.chdir(temporaryFolder({ "public/llms.txt": "", "secret.md": "secret", "public/..\\secret.md": "secret" }));
    const { readPage } = await import("./read-page");
    const pages = ["../secret", "/..%2Fsecret", "/..%5Csecret", "/docs/..%5C..%5Csecret"];
    for (const page of pages) expect(() => readPage.answer({ page })).toThrow("There is no page");
  });
});
