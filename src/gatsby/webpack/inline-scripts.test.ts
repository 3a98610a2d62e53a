import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";
import webpack from "webpack";

import { compileInlineScript, inlineScripts } from "./inline-scripts";

const root = path.resolve("src/browser/inline-scripts");

/** The scripts that something imports as text. */
const used = ["head.ts", "restore-playground.ts", "restore-sidebar.ts", "restore-tabs.ts"];

describe("compileInlineScript", () => {
  it.each(used)("makes one line of %s, which calls its function and can't end a script element", async (file) => {
    const { text } = await compileInlineScript(path.join(root, file));
    expect(text).toMatch(/^\(\(\)=>\{.*\(document\.currentScript\);\}\)\(\);$/);
    expect(text).not.toMatch(/\n|<\/|process\.env|import\(|\brequire\b/);
  });
});

describe("inlineScripts", () => {
  const built = async (stage: "build-html" | "build-javascript"): Promise<string> => {
    const folder = temporaryFolder({
      "index.ts": 'import script from "./mark-page.ts?inline";\nconsole.log(script);\n',
      "mark-page.ts": 'import { mark } from "./mark";\nexport const markPage = ({ id }: Element): void => mark(id);\n',
      "mark.ts": "export const mark = (id: string): void => { document.title = id; };\n",
    });
    const compiler = webpack({
      mode: "none",
      entry: path.join(folder, "index.ts"),
      output: { path: folder, filename: "built.js" },
      plugins: [inlineScripts(stage)],
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    expect(stats!.toJson({ errors: true }).errors).toEqual([]);
    expect(stats!.compilation.fileDependencies.has(path.join(folder, "mark.ts"))).toBe(stage === "build-html");
    return readFileSync(path.join(folder, "built.js"), "utf8");
  };

  it("gives HTML the compiled script, and follows what it imports", async () => {
    expect(await built("build-html")).toContain("document.title=");
  });

  it("gives browsers none, because the document already has it", async () => {
    expect(await built("build-javascript")).not.toContain("document.title");
  });
});
