import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { readLicense, toLicenses } from "./output";

const manifest = (name: string, license?: string) => JSON.stringify({ name, version: "1.2.3", license });

describe("the licences of bundled packages", () => {
  it("lists each package, and shared texts only once", () => {
    const folder = temporaryFolder({
      "a/package.json": manifest("a", "MIT"),
      "a/LICENSE": "Do as you like.\n",
      "b/package.json": manifest("@scope/b", "MIT"),
      "b/license.md": "Do as you like.",
      "c/package.json": manifest("c", "ISC"),
    });
    const text = toLicenses(["a", "b", "c"].map((name) => readLicense(`${folder}/${name}`)));
    expect(text).toContain("a 1.2.3 (MIT)\n@scope/b 1.2.3 (MIT)\n\nDo as you like.\n");
    expect(text).toContain("c 1.2.3 (ISC)\n\nThe package has no file");
  });

  it("rejects a package without a licence", () => {
    const folder = temporaryFolder({ "d/package.json": manifest("d") });
    expect(() => readLicense(`${folder}/d`)).toThrow("names no licence");
  });

  it("has all licences of a package that contains others", () => {
    const folder = temporaryFolder({
      "e/package.json": manifest("e", "MIT"),
      "e/LICENSE": "The wrapper's.",
      "e/LICENSE.inner": "The inner one's.",
    });
    expect(readLicense(`${folder}/e`).text).toBe("The wrapper's.\n\nThe inner one's.");
  });
});
