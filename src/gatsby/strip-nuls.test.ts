import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { stripNuls } from "./strip-nuls";

it("takes the NULs out of pages, and leaves other files as they are", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "nuls-"));
  const file = (name: string): string => path.join(folder, name);
  mkdirSync(file("docs"));
  writeFileSync(file("docs/index.html"), "<p>Missing `\0\0…` of a café</p>");
  writeFileSync(file("404.html"), "<p>…</p>");
  writeFileSync(file("a.wasm"), "\0asm");
  const untouched = statSync(file("404.html"), { bigint: true }).mtimeNs;
  await stripNuls(folder);
  expect(readFileSync(file("docs/index.html"), "utf8")).toBe("<p>Missing `…` of a café</p>");
  expect(statSync(file("404.html"), { bigint: true }).mtimeNs).toBe(untouched);
  expect(readFileSync(file("a.wasm"), "utf8")).toBe("\0asm");
});
