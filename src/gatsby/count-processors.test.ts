import { spawnSync } from "node:child_process";

import { bundledScript } from "@ddex-suite/ern/test/bundled-script";
import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { ownPackages } from "./own-packages";

const script = JSON.stringify(bundledScript("src/gatsby/count-processors.ts", ownPackages()));

/** What a program and the shell print if only the programs in this folder are installed. */
const runCode = (PATH: string, code: string): string => {
  const { stdout, stderr } = spawnSync(process.execPath, ["-e", code], { encoding: "utf8", env: { PATH } });
  return stdout + stderr;
};

const count = 'console.log(require("gatsby-core-utils").cpuCoreCount() > 0)';

describe("countProcessors", () => {
  it("lets Gatsby count the processors if only Node.js is installed", () => {
    const folder = temporaryFolder();
    if (process.platform === "linux") expect(runCode(folder, count)).toMatch(/not found/);
    expect(runCode(folder, `require(${script}).countProcessors(); ${count}`)).toBe("true\n");
  });

  it("leaves Gatsby its own count if its programs are installed", () => {
    const folder = temporaryFolder({ lscpu: "", grep: "", sort: "", wc: "" });
    const code = `const counter = require("gatsby-core-utils/physical-cpu-count"), before = counter.getPhysicalCpuCount;
      require(${script}).countProcessors();
      console.log(counter.getPhysicalCpuCount === before)`;
    expect(runCode(folder, code)).toBe("true\n");
  });
});
