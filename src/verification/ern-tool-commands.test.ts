import { cpSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { version } from "@ddex-suite/ern/package.json";
import { startCommands } from "@ddex-suite/ern/test/start-commands";
import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

const pages = "content/docs/ern-tool";
const fixture = (name: string): string => readFileSync(`content/fixtures/${name}`, "utf8");
const lines = readdirSync(pages).flatMap((page) =>
  [...readFileSync(path.join(pages, page), "utf8").matchAll(/^```bash[^\n]*\n(.*?)^```$/gms)].flatMap(([, code]) =>
    code!.trim().split("\n"),
  ),
);
const commands = [...new Set(lines.filter((line) => line.startsWith("node ern.mjs ")))];

const album = fixture("album-43.xml");
const delivered = Object.fromEntries(
  [...album.matchAll(/<URI>(.*?)<\/URI>/g)].map(([, name]) => [`outbox/2000000000015/${name}`, "placeholder"]),
);
const folder = temporaryFolder({
  "album-43.xml": album,
  "release-382.xml": fixture("release-382.xml"),
  "outbox/2000000000015/2000000000015.xml": album,
  "messages/album.xml": album,
  "served/album.xml": album,
  "rules/ours.sch": '<schema xmlns="http://purl.oclc.org/dsdl/schematron"/>',
  ...delivered,
});
cpSync("packages/ern/test/schemas", path.join(folder, "schemas"), { recursive: true });

const ern = startCommands(folder);
afterAll(ern.stop);

describe("commands of the pages about ern", () => {
  it("are all run here, but for the one that never ends", () => {
    expect(commands.length).toBeGreaterThan(15);
    expect(commands.filter((command) => command.includes("--watch"))).toHaveLength(1);
  });

  it.each(commands.filter((command) => !command.includes("--watch")))("%s", async (command) => {
    const args = command.replace("node ern.mjs ", "").split(" ");
    const { code, err } = await ern.run(...args);
    expect([err, code]).toEqual([expect.not.stringContaining("ern help"), code === 1 ? 1 : 0]);
  });

  it("download from this site", () => {
    const addresses = lines.flatMap((line) => line.match(/https:\/\/\S+\/downloads\//g) ?? []);
    expect(new Set(addresses)).toEqual(new Set(["https://ddex-suite.org/downloads/"]));
    const archives = lines.flatMap((line) => line.match(/[\w.-]+\.tgz/g) ?? []);
    expect(new Set(archives)).toEqual(new Set([`ern-${version}.tgz`]));
  });
});
