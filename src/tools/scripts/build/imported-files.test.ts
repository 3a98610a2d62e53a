import { writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { importedFiles } from "./build-inputs";
import { digestFiles } from "./digest-files";

const folder = temporaryFolder({
  "node.ts":
    'export {\n  one,\n} from "./gatsby/one";\nimport path from "node:path";\nimport type { Two } from "./gatsby/two";',
  "gatsby/one.ts": 'const lazy = () => import("../mdx/lazy");\nimport "./style.css?source";\nimport "./gone";',
  "gatsby/two.tsx": "",
  "gatsby/style.css": "",
  "mdx/lazy.ts": 'export * from "../gatsby/one";',
  "mdx/nobody.ts": "",
});

const found = (): string[] => importedFiles([path.join(folder, "node.ts")]);

describe("importedFiles", () => {
  it("follows every type of import, including cycles", () => {
    expect(found().map((file) => path.relative(folder, file).replaceAll("\\", "/"))).toEqual([
      "gatsby/one.ts",
      "gatsby/style.css",
      "gatsby/two.tsx",
      "mdx/lazy.ts",
      "node.ts",
    ]);
  });

  it("changes the digest only if an imported file changes", () => {
    const before = digestFiles(found());
    writeFileSync(path.join(folder, "mdx/nobody.ts"), "changed");
    expect(digestFiles(found())).toBe(before);
    writeFileSync(path.join(folder, "mdx/lazy.ts"), "changed");
    expect(digestFiles(found())).not.toBe(before);
  });
});
