import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";

import { bundledScript } from "@ddex-suite/ern/test/bundled-script";
import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";
import { parse } from "yaml";

import { sha256 } from "../diagnostics/sha256";

interface Action {
  inputs: Record<string, { default: string }>;
  runs: { steps: { run: string; env: Record<string, string> }[] };
}

const action = parse(readFileSync(".github/actions/check-ern/action.yml", "utf8")) as Action;

/** A program that loads the command line, which is bundled as CommonJS for tests. */
const cli = bundledScript("packages/ern/cli/cli.ts");
const program = `import { createRequire } from "node:module";\ncreateRequire(import.meta.url)(${JSON.stringify(cli)});\n`;

/** Files of the site, by address. */
const served = new Map<string, string>();
const server = createServer(({ url = "" }, response) => {
  response.statusCode = served.has(url) ? 200 : 404;
  response.end(served.get(url));
});
let site = "";
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((closed) => void server.close(() => closed())));
beforeEach(() => {
  served.set("/downloads/ern.mjs", program);
  served.set("/downloads/index.json", JSON.stringify({ files: [{ name: "ern.mjs", sha256: sha256(program) }] }));
});

const broken = readFileSync("src/playground/samples/43-broken.xml", "utf8");
const folder = temporaryFolder({
  "messages/broken.xml": broken,
  "good/album.xml": readFileSync("content/fixtures/album-43.xml", "utf8"),
});

/** Runs the steps as GitHub does: with bash -e, one after the other, until one fails. */
const runAction = async (values: Record<string, string>) => {
  const inputs: Record<string, string> = { site, ...values };
  const temporary = temporaryFolder({ empty: "" });
  let out = "";
  for (const { run, env } of action.runs.steps) {
    const filled = Object.fromEntries(
      Object.entries(env).map(([name, value]) => {
        const input = /^\$\{\{ inputs\.(\w+) \}\}$/.exec(value)![1]!;
        return [name, inputs[input] ?? action.inputs[input]!.default];
      }),
    );
    const options = {
      cwd: folder,
      env: { PATH: process.env.PATH, RUNNER_TEMP: temporary, GITHUB_WORKSPACE: folder, ...filled },
    };
    try {
      const { stdout } = await promisify(execFile)(
        "bash",
        ["--noprofile", "--norc", "-eo", "pipefail", "-c", run],
        options,
      );
      out += stdout;
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, out: out + stdout, err: stderr };
    }
  }
  return { code: 0, out, err: "" };
};

describe("the action check-ern", () => {
  it("downloads the program and annotates each problem with its path in the repository", async () => {
    const { code, out } = await runAction({ files: "messages/*.xml" });
    expect(code).toBe(1);
    expect(out).toContain("::error file=messages/broken.xml,line=59,col=17::“2:58” is not an ISO 8601 duration.");
  });

  it("passes if nothing is wrong, and takes several files and a format", async () => {
    expect(await runAction({ files: "good\ngood/album.xml", format: "csv" })).toMatchObject({
      code: 0,
      out: expect.stringContaining("File,Check"),
    });
  });

  const refusal = {
    code: 2,
    out: expect.stringMatching(/^::error::ern\.mjs has the SHA-256 [\da-f]{64}, not /) as unknown,
  };

  it("refuses a program that isn't the one that the site lists", async () => {
    served.set("/downloads/ern.mjs", "changed");
    expect(await runAction({ files: "good" })).toMatchObject(refusal);
  });

  it("refuses a program of another sum than the pinned one", async () => {
    expect(await runAction({ files: "good", sha256: sha256("pinned") })).toMatchObject(refusal);
  });

  it("says which file the site doesn't have", async () => {
    served.delete("/downloads/index.json");
    expect(await runAction({ files: "good" })).toMatchObject({
      code: 2,
      out: `::error::index.json: ${site} answers 404\n`,
    });
  });
});
