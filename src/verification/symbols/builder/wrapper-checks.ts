import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";

import { readTypes } from "../../../mdx/script-types/read-types";
import { loadBuilder } from "./load-builder";
import { masked, type Proof, type Proofs, same, type SymbolChecks } from "./message";
import { runNode } from "./run-node";

interface Wrapper {
  DDEXBuilder: new () => { build(data: unknown, options: object): Promise<string> };
  buildBatch(requests: string[]): Promise<string[]>;
  validateDDEXStructure(xml: string): Promise<unknown>;
}

/** The part of the package that its exports map leaves out, loaded by its path. */
const loadWrapper = (): Wrapper => require(path.resolve("node_modules/ddex-builder/dist/index.js")) as Wrapper; // eslint-disable-line @typescript-eslint/no-require-imports -- it loads the builder

const importOf = (name: string): string => `import { ${name} } from "ddex-builder";`;

const importFails =
  (name: string): Proof =>
  () => {
    assert.equal((loadBuilder() as unknown as Record<string, unknown>)[name], undefined);
    const { stderr } = runNode(["--input-type=module", "-e", importOf(name)]);
    assert.match(stderr, /SyntaxError: Named export '\w+' not found/);
  };

const hidden: Proof = () => {
  const manifest = JSON.parse(readFileSync("node_modules/ddex-builder/package.json", "utf8")) as { exports: object };
  same(Object.keys(manifest.exports), ["."]);
  assert.match(runNode(["-e", 'require("ddex-builder/dist/index.js")']).stderr, /ERR_PACKAGE_PATH_NOT_EXPORTED/);
};

/** What the wrapper has but nobody can import. */
const unreachable = (name: string): Proofs => ({
  present: () => assert.equal(typeof (loadWrapper() as unknown as Record<string, unknown>)[name], "function"),
  hidden,
  "import fails": importFails(name),
});

/** What only a wrapper has that nobody can import. */
export const wrapperChecks: SymbolChecks = {
  DDEXBuilder: {
    ...unreachable("DDEXBuilder"),
    TS2724: () => assert.match(JSON.stringify(readTypes(importOf("DDEXBuilder"))), /\(TS2724\)/),
  },
  StreamingDDEXBuilder: unreachable("StreamingDDEXBuilder"),
  buildBatch: {
    ...unreachable("buildBatch"),
    forwards: async () => {
      const messages = await loadWrapper().buildBatch(["{}", "no JSON"]);
      same(messages.map(masked), (await loadBuilder().batchBuild(["{}", "no JSON"])).map(masked));
    },
  },
  validateDDEXStructure: {
    ...unreachable("validateDDEXStructure"),
    forwards: async () => {
      assert.equal((await loadBuilder().validateStructure("<a")).isValid, false);
      for (const xml of ["", "<a>", "<a"])
        same(await loadWrapper().validateDDEXStructure(xml), await loadBuilder().validateStructure(xml));
    },
  },
  BuildOptions: {
    wrapper: async () => {
      await hidden();
      assert.match(readFileSync("node_modules/ddex-builder/dist/index.d.ts", "utf8"), /interface BuildOptions \{/);
      assert.equal((loadBuilder() as unknown as Record<string, unknown>).BuildOptions, undefined);
    },
    "preset only": async () => {
      const read = new Set<string | symbol>();
      const options = new Proxy({}, { get: (_target, name) => void read.add(name) });
      await new (loadWrapper().DDEXBuilder)().build({}, options);
      same([...read], ["preset"]);
    },
  },
};
