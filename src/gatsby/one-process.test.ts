import { spawnSync } from "node:child_process";

import { bundledScript } from "@ddex-suite/ern/test/bundled-script";
import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { ownPackages } from "./own-packages";

const RENDERER = `exports.default = async ({ pagePath }) => {
  console.log("begin", pagePath);
  await null;
  if (pagePath === "/a/") throw new Error("a page of this kind can't be rendered");
  console.log("end", pagePath);
  return "";
};`;

/** Returns what a program prints that runs in an empty folder, with Gatsby's pool, where only Node.js is installed. */
const runProgram = (code: string): string => {
  const folder = temporaryFolder({ "renderer.js": RENDERER });
  const script = bundledScript("src/gatsby/one-process.ts", ownPackages());
  const program = `require(${JSON.stringify(script)}).useOneProcess();
    const pool = require("gatsby/dist/utils/worker/pool").create();
    process.chdir(${JSON.stringify(folder)});
    ${code}`;
  const { stdout, stderr } = spawnSync(process.execPath, ["-e", program], {
    encoding: "utf8",
    env: { CI: "true", PATH: folder },
  });
  return stdout + stderr;
};

describe("useOneProcess", () => {
  it("counts one processor without the system's programs, and renders groups of pages in turn", () => {
    const code = `console.log(require("gatsby-core-utils").cpuCoreCount(), process.env.GATSBY_WORKER_ID);
      const render = (path, sessionId) => pool.single.renderHTMLDev({
        htmlComponentRendererPath: process.cwd() + "/renderer.js", paths: [path], envVars: [], sessionId });
      render("/a/", 1).catch(({ message, context }) => console.log(message, context.path));
      render("/b/", 2).then(() => Promise.all(pool.end())).then(() => console.log("ended"));`;
    expect(runProgram(code).split("\n")).toEqual([
      "1 undefined",
      "begin /a/",
      "a page of this kind can't be rendered /a/",
      "begin /b/",
      "end /b/",
      "ended",
      "",
    ]);
  });
});
