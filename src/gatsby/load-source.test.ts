import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";

const HOOK = /^((?:create|on)-[a-z-]+|preprocess-source|source-nodes)\.ts$/;

const camelCase = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

describe("loadSource", () => {
  it("loads a hook for gatsby-node.ts from each hook file", () => {
    const print =
      'const node = require("./gatsby-node.ts");' +
      'console.log(JSON.stringify(Object.keys(node).filter((name) => typeof node[name] === "function")));';
    const hooks = execFileSync(process.execPath, ["--import", "tsx", "--eval", print], { encoding: "utf8" });
    const files = readdirSync("src/gatsby/hooks").flatMap((name) => HOOK.exec(name)?.[1] ?? []);
    expect(files.length).toBeGreaterThan(9);
    expect((JSON.parse(hooks) as string[]).sort()).toEqual(files.map(camelCase).sort());
  }, 60_000);
});
