import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";
import { parse } from "smol-toml";

import { netlifyRules } from "./netlify-rules";

const headers = `/*
  X-Content-Type-Options: nosniff
/docs/intro/
  Vary: Accept
`;

describe("netlifyRules", () => {
  it("adds the headers of every matching rule and redirects with and without the trailing slash", async () => {
    const folder = temporaryFolder({ _headers: headers, _redirects: "/docs/ /docs/intro/ 301!\n" });
    const { headersOf, redirectOf } = await netlifyRules(folder);
    expect(headersOf("/docs/intro/")).toEqual({ "X-Content-Type-Options": "nosniff", Vary: "Accept" });
    expect(headersOf("/docs/other/")).toEqual({ "X-Content-Type-Options": "nosniff" });
    for (const address of ["/docs/", "/docs"])
      expect(redirectOf(address)).toMatchObject({ to: "/docs/intro/", status: 301, force: true });
    expect(redirectOf("/docs/intro/")).toBeUndefined();
  });

  it.each([
    ["_headers", { _headers: "  Vary: Accept\n", _redirects: "" }],
    ["_redirects", { _headers: headers, _redirects: "/docs/\n" }],
  ])("reports what Netlify would reject in %s", async (_name, files) => {
    await expect(netlifyRules(temporaryFolder(files))).rejects.toThrow("Netlify rejects these rules");
  });

  interface Toml {
    build: { edge_functions: string };
    edge_functions: { function: string; path: string }[];
    functions: { directory: string; included_files: string[] };
  }

  it("netlify.toml runs existing functions and has no headers or redirects of its own", () => {
    const {
      build,
      edge_functions: edgeFunctions,
      functions,
      ...rest
    } = parse(readFileSync("netlify.toml", "utf8")) as unknown as Toml;
    expect(edgeFunctions.length).toBeGreaterThan(0);
    for (const { function: name, path: address } of edgeFunctions) {
      const file = path.join(build.edge_functions, `${name}.ts`);
      const text = readFileSync(file, "utf8");
      expect(text).toMatch(/^export default /m);
      // Deno needs the file extension in imports.
      for (const [, imported] of text.matchAll(/from "(\.[^"]+)"/g)) expect(imported).toMatch(/\.ts$/);
      expect(address).toMatch(/^\/\S*\*\S*$/);
    }
    expect(readdirSync(functions.directory)).toEqual(["mcp.ts"]);
    // What the tools of `src/tools/mcp` read.
    for (const file of ["public/llms.txt", "public/api/toolkit.json", "public/search-index.json", "content/errors"])
      expect(functions.included_files.some((glob) => glob.startsWith(file))).toBe(true);
    expect(Object.keys(rest)).toEqual([]);
  });
});
