import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";

import { importDiagnostics } from "./import-diagnostics";
import { loadBuilder } from "./load-builder";
import { masked } from "./message";
import { runNode } from "./run-node";
import { same } from "./same";
import type { Proof, Proven, SymbolCheck, SymbolChecks } from "./symbol-check";

interface Wrapper {
  DDEXBuilder: new () => { build(data: unknown, options: object): Promise<string> };
  buildBatch(requests: string[]): Promise<string[]>;
  validateDDEXStructure(xml: string): Promise<unknown>;
}

/** The part of the package that its exports map leaves out, loaded by its path. */
const loadWrapper = (): Wrapper => require(path.resolve("node_modules/ddex-builder/dist/index.js")) as Wrapper; // eslint-disable-line @typescript-eslint/no-require-imports -- it loads the builder

const importing = (name: string) => runNode(["--input-type=module", "-e", `import { ${name} } from "ddex-builder";`]);

const importFails =
  (name: string): Proof =>
  () => {
    assert.equal((loadBuilder() as unknown as Record<string, unknown>)[name], undefined);
    assert.match(importing(name).stderr, /SyntaxError: Named export '\w+' not found/);
  };

const present =
  (name: string): Proof =>
  () => {
    assert.equal(typeof (loadWrapper() as unknown as Record<string, unknown>)[name], "function");
  };

const hidden: Proof = () => {
  const manifest = JSON.parse(readFileSync("node_modules/ddex-builder/package.json", "utf8")) as { exports: object };
  same(Object.keys(manifest.exports), ["."]);
  assert.match(runNode(["-e", 'require("ddex-builder/dist/index.js")']).stderr, /ERR_PACKAGE_PATH_NOT_EXPORTED/);
};

/** What the wrapper has but nobody can import; `end` is the rest of its note. */
const unreachable = (name: string, end: Proven = {}): SymbolCheck => ({
  status: "unavailable",
  note: {
    "Present in dist/index.js of the package": present(name),
    [`but not reachable through its exports map${Object.keys(end).length > 0 ? ";" : "."}`]: hidden,
    ...end,
  },
  errors: { "import fails": importFails(name) },
});

/** What only a wrapper has that nobody can import. */
export const wrapperChecks: SymbolChecks = {
  DDEXBuilder: {
    ...unreachable("DDEXBuilder", { "importing the name from ddex-builder fails.": importFails("DDEXBuilder") }),
    errors: {
      "TS2724 / undefined / SyntaxError on import": async () => {
        await importFails("DDEXBuilder")();
        same(importDiagnostics("DDEXBuilder"), [2724]);
      },
    },
  },
  StreamingDDEXBuilder: unreachable("StreamingDDEXBuilder"),
  buildBatch: unreachable("buildBatch", {
    "it would forward to batchBuild.": async () => {
      const messages = await loadWrapper().buildBatch(["{}", "no JSON"]);
      same(messages.map(masked), (await loadBuilder().batchBuild(["{}", "no JSON"])).map(masked));
    },
  }),
  validateDDEXStructure: unreachable("validateDDEXStructure", {
    "it would forward to validateStructure.": async () => {
      assert.equal((await loadBuilder().validateStructure("<a")).isValid, false);
      for (const xml of ["", "<a>", "<a"])
        same(await loadWrapper().validateDDEXStructure(xml), await loadBuilder().validateStructure(xml));
    },
  }),
  BuildOptions: {
    status: "unavailable",
    note: {
      "Belongs to the unreachable wrapper,": async () => {
        await hidden();
        assert.match(readFileSync("node_modules/ddex-builder/dist/index.d.ts", "utf8"), /interface BuildOptions \{/);
        assert.equal((loadBuilder() as unknown as Record<string, unknown>).BuildOptions, undefined);
      },
      "which reads only preset.": async () => {
        const read = new Set<string | symbol>();
        const options = new Proxy({}, { get: (_target, name) => void read.add(name) });
        await new (loadWrapper().DDEXBuilder)().build({}, options);
        same([...read], ["preset"]);
      },
    },
  },
};
