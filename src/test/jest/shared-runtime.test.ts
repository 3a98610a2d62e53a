import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

/** Checks that it finds everything as at the start, then changes it. */
const CHANGES = `
const { load } = require("./module.js");
const started = Date.now;
afterEach(() => require("node:fs").appendFileSync("hooks.txt", "x"));

test("finds nothing of another file", () => {
  expect([process.env.CHANGED, globalThis.changed, Math.random.mock]).toEqual([undefined, undefined, undefined]);
  expect([typeof fetch, Date.now, global.ofModule]).toEqual(["function", started, "kept"]);
  expect(load().state).not.toHaveBeenCalled();
  load().state();
  process.env.CHANGED = "1";
  process.env.PATH = "";
  globalThis.changed = true;
  globalThis.fetch = "";
  jest.spyOn(Math, "random");
  jest.useFakeTimers();
});
`;

/** Checks that nothing holds the object that an earlier file kept in a global, then does the same. */
const KEEPS = `
const { kept } = require("./module.js");

test("finds the memory of another file freed", () => {
  require("node:v8").setFlagsFromString("--expose-gc");
  require("node:vm").runInNewContext("gc")();
  expect(kept.filter((object) => object.deref())).toEqual([]);
  globalThis.changed = {};
  kept.push(new WeakRef(globalThis.changed));
});
`;

const folder = temporaryFolder({
  "jest.config.json": JSON.stringify({
    rootDir: ".",
    testEnvironment: path.resolve("src/test/jest/shared-environment.cjs"),
    runtime: path.resolve("src/test/jest/shared-runtime.cjs"),
    transform: {},
  }),
  "module.js": `
require("node:fs").appendFileSync("loads.txt", "x");
globalThis.ofModule = "kept";
exports.kept = [];
exports.load = () => require("./later.js");
`,
  "later.js": 'exports.state = require("./src/test/support.js").state;',
  "src/test/support.js": "exports.state = jest.fn();",
  "first.test.js": CHANGES,
  "second.test.js": CHANGES,
  "third.test.js": KEEPS,
  "fourth.test.js": KEEPS,
  "mocks.test.js": 'test("mocks", () => void jest.doMock("./module.js", () => ({})));',
  "automocks.test.js": 'jest.mock("./module.js"); test("mocks", () => void require("./module.js"));',
  "reloads.test.js": 'test("loads again", () => jest.resetModules());',
  "moves.test.js": 'test("moves", () => process.chdir(".."));',
  "column.test.js":
    'const { stack } = new Error(); test("names it", () => expect(stack).toContain("column.test.js:1:19"));',
  "own.test.js": `/** @jest-environment node */
jest.mock("./module.js", () => ({ load: "mocked" }));
test("has its own modules", () => {
  jest.resetModules();
  process.chdir(".");
  expect(require("./module.js").load).toBe("mocked");
});`,
});

interface Report {
  testResults: { name: string; message: string; status: string }[];
}

describe("the Jest runtime with shared modules", () => {
  const messages = new Map<string, string>();
  beforeAll(() => {
    const jest = path.resolve("node_modules/jest/bin/jest.js");
    const { stdout } = spawnSync(process.execPath, [jest, "--config", "jest.config.json", "-i", "--json"], {
      cwd: folder,
      encoding: "utf8",
    });
    for (const { name, message } of (JSON.parse(stdout) as Report).testResults)
      messages.set(path.basename(name, ".test.js"), message);
  });

  const read = (name: string): string => readFileSync(path.join(folder, name), "utf8");

  it("loads a module once for several files", () => {
    expect(read("loads.txt")).toBe("x");
  });

  it("undoes what a file changes, and runs the hooks of each file", () => {
    expect([messages.get("first"), messages.get("second")]).toEqual(["", ""]);
    expect(read("hooks.txt")).toBe("xx");
  });

  it("frees what a file kept in a global", () => {
    expect([messages.get("third"), messages.get("fourth")]).toEqual(["", ""]);
  });

  it.each(["mocks", "automocks", "reloads", "moves"])(
    "refuses the file that %s, and says how to get its own modules",
    (name) => {
      expect(messages.get(name)).toMatch(/begin it with \/\*\* @jest-environment node \*\//);
    },
  );

  it("names the column of an error in the first line", () => {
    expect(messages.get("column")).toBe("");
  });

  it("gives a file with its own environment its own modules", () => {
    expect(messages.get("own")).toBe("");
  });
});
