import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { bundledScript } from "@ddex-suite/ern/test/bundled-script";
import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

const page = readFileSync("content/docs/guides/dsp-integration.mdx", "utf8");
const [, name, manifest] = /^```xml title="(BatchComplete_\d{17}\.xml)"[^\n]*\n(.*?)^```$/ms.exec(page)!;
const [, batch] = /<RootDirectory>(.*)<\/RootDirectory>/.exec(manifest!)!;
const album = readFileSync("content/fixtures/album-43.xml", "utf8");
const delivered = [...album.matchAll(/<URI>(.*?)<\/URI>/g)].map(([, uri]) => uri!);
const message = album.replaceAll("<URI>", "<URI>resources/");
const [, barcode] = /<ICPN>(\d+)</.exec(album)!;
const cli = bundledScript("packages/ern/cli/cli.ts");

/** Checks the page's batch with a changed manifest. */
const check = (from = "", to = "") => {
  const folder = temporaryFolder({
    [`${batch}/${name}`]: manifest!.replace(from, to),
    [`${batch}/${barcode}/${barcode}.xml`]: message,
    ...Object.fromEntries(delivered.map((uri) => [`${batch}/${barcode}/resources/${uri}`, "placeholder"])),
  });
  const { status, stdout } = spawnSync(process.execPath, [cli, "batch", batch!], { cwd: folder, encoding: "utf8" });
  return { status, stdout };
};

describe("the ManifestMessage to copy", () => {
  it("says what is in the page's batch: its folder, and the number and facts of its messages", () => {
    expect(check()).toEqual({ status: 0, stdout: expect.not.stringContaining("error") });
  });

  it.each([
    ["MSG-0043", "MSG-0044"],
    ["<NumberOfMessages>1", "<NumberOfMessages>2"],
    [`<URL>${barcode}/`, "<URL>2000000000022/"],
    [`<ICPN>${barcode}`, "<ICPN>2000000000022"],
    [`<RootDirectory>${batch}`, "<RootDirectory>N_20251003120000001"],
  ])("would be found wrong with another value: %s to %s", (from, to) => {
    expect(manifest).toContain(from);
    expect(check(from, to).status).toBe(1);
  });

  it("has right identifiers, and names elements and parties as the message does", () => {
    const parties = (xml: string): string[] => [...xml.matchAll(/<PartyId>(.*?)<\/PartyId>/g)].map(([, id]) => id!);
    expect(parties(manifest!)).toEqual(parties(message).slice(0, 2));
  });
});
