import { readFileSync } from "node:fs";
import path from "node:path";

import { inferTypes } from "../../../mdx/script-types/infer-types";
import { describeSymbol } from "../../../test/builder/describe-symbol";
import { loadBuilder } from "../../../test/builder/load-builder";
import { masked } from "../../../test/builder/message";
import { runNode } from "../../../test/builder/run-node";

interface Wrapper {
  DDEXBuilder: new () => { build(data: unknown, options: object): Promise<string> };
  buildBatch(requests: string[]): Promise<string[]>;
  validateDDEXStructure(xml: string): Promise<unknown>;
}

/** Loads the part of the package that its exports map leaves out, by its path. */
const loadWrapper = (): Wrapper => require(path.resolve("node_modules/ddex-builder/dist/index.js")) as Wrapper; // eslint-disable-line @typescript-eslint/no-require-imports -- it loads the builder

const importOf = (name: string): string => `import { ${name} } from "ddex-builder";`;

const memberOf = (module: object, name: string): unknown => (module as Record<string, unknown>)[name];

const expectHidden = (): void => {
  const manifest = JSON.parse(readFileSync("node_modules/ddex-builder/package.json", "utf8")) as { exports: object };
  expect(Object.keys(manifest.exports)).toEqual(["."]);
  expect(runNode(["-e", 'require("ddex-builder/dist/index.js")']).stderr).toContain("ERR_PACKAGE_PATH_NOT_EXPORTED");
};

for (const id of ["DDEXBuilder", "StreamingDDEXBuilder", "buildBatch", "validateDDEXStructure"])
  describeSymbol(id, () => {
    it("is in dist/index.js of the package", () => expect(typeof memberOf(loadWrapper(), id)).toBe("function"));

    it("is in a file that the exports map leaves out", expectHidden);

    it("can't be imported", () => {
      expect(memberOf(loadBuilder(), id)).toBeUndefined();
      const { stderr } = runNode(["--input-type=module", "-e", importOf(id)]);
      expect(stderr).toMatch(/SyntaxError: Named export '\w+' not found/);
    });
  });

describeSymbol("DDEXBuilder", () => {
  it("is an error of the compiler", () =>
    expect(JSON.stringify(inferTypes(importOf("DDEXBuilder")))).toContain("(TS2724)"));
});

describeSymbol("buildBatch", () => {
  it("forwards to batchBuild", async () => {
    const messages = await loadWrapper().buildBatch(["{}", "no JSON"]);
    expect(messages.map(masked)).toEqual((await loadBuilder().batchBuild(["{}", "no JSON"])).map(masked));
  });
});

describeSymbol("validateDDEXStructure", () => {
  it("forwards to validateStructure", async () => {
    expect((await loadBuilder().validateStructure("<a")).isValid).toBe(false);
    for (const xml of ["", "<a>", "<a"])
      expect(await loadWrapper().validateDDEXStructure(xml)).toEqual(await loadBuilder().validateStructure(xml));
  });
});

describeSymbol("BuildOptions", () => {
  it("belongs to the wrapper, which can't be imported", () => {
    expectHidden();
    const declarations = readFileSync("node_modules/ddex-builder/dist/index.d.ts", "utf8");
    expect(declarations).toMatch(/interface BuildOptions \{/);
    expect(memberOf(loadBuilder(), "BuildOptions")).toBeUndefined();
  });

  it("is read for preset only", async () => {
    const read = new Set<string | symbol>();
    const options = new Proxy({}, { get: (_target, name) => void read.add(name) });
    await new (loadWrapper().DDEXBuilder)().build({}, options);
    expect([...read]).toEqual(["preset"]);
  });
});
