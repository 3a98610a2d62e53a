import { readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";

import { heldMemory } from "../../test/node/held-memory";
import { temporaryFolder } from "../../test/node/temporary-folder";
import { collectLinks } from "../links/collect-links";
import { collectInlineParts } from "./collect-inline-parts";
import { readDocuments } from "./read-documents";

const site = "https://docs.example.org";
const link = (href: string): string => `<a href="${href}">to</a>`;

/** A folder with this many pages. */
const pages = (count: number, html: (at: number) => string): string =>
  temporaryFolder(Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}/index.html`, html(at)])));

/** Everything collected from a folder's documents. */
const collect = async (folder: string) => {
  const [links, inline] = [collectLinks(site), collectInlineParts()];
  await readDocuments(folder, [links.read, inline.read]);
  return { ...links, ...inline };
};

describe("readDocuments", () => {
  it("reads each document once, with its route", async () => {
    const folder = temporaryFolder({
      "index.html": "",
      "404.html": "",
      "docs/index.html": "",
      "docs/a/index.html": link("/"),
      "styles.css": "",
      // Gatsby creates a folder with this name.
      "page-data/404.html/page-data.json": "{}",
    });
    const read = jest.fn();
    await readDocuments(folder, [read]);
    expect(read.mock.calls.map(([route]: [string]) => route)).toEqual(["/", "/404.html", "/docs/", "/docs/a/"]);
    expect(read).toHaveBeenLastCalledWith("/docs/a/", expect.objectContaining({ targets: ["/"] }));
  });

  it("removes NULs from documents and leaves other files unchanged", async () => {
    const folder = temporaryFolder({
      "docs/index.html": `<p>Missing \`\0\0…\` of a café</p>${link("/\0a/")}`,
      "404.html": "<p>…</p>",
      "a.wasm": "\0asm",
    });
    const file = (name: string): string => path.join(folder, name);
    const untouched = statSync(file("404.html"), { bigint: true }).mtimeNs;
    const { links } = await collect(folder);
    expect([...links.keys()]).toEqual(["/a/"]);
    expect(readFileSync(file("docs/index.html"), "utf8")).toBe(`<p>Missing \`…\` of a café</p>${link("/a/")}`);
    expect(statSync(file("404.html"), { bigint: true }).mtimeNs).toBe(untouched);
    expect(readFileSync(file("a.wasm"), "utf8")).toBe("\0asm");
  });

  it("takes milliseconds of processor time per page and stores each URL and style once", async () => {
    const style = "p{margin:0}".repeat(500);
    const navigation = Array.from({ length: 200 }, (_, at) => link(`/p${at}/`)).join("");
    const folder = pages(300, () => `<style>${style}</style>${navigation}${"<p>Text.</p>".repeat(3000)}`);
    const before = process.cpuUsage();
    const found = await collect(folder);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000 / 300).toBeLessThan(10);
    expect(found.links.size).toBe(200);
    expect(found.styles.size).toBe(1);
    rmSync(folder, { recursive: true });
  });

  it("holds no page's text in memory because of what it collects", async () => {
    const folder = pages(
      10,
      (at) =>
        `<h2 id="a-heading-of-page-${at}" style="margin:${at}px">H</h2>${link(`/docs/page-${at}/`)}` +
        `${link(`../a-file-of-page-${at}`)}${"<p>Text.</p>".repeat(80_000)}`,
    );
    const before = heldMemory();
    const found = await collect(folder);
    expect(heldMemory() - before).toBeLessThan(2e6);
    expect([found.links.size, found.styleAttributes.size]).toEqual([20, 10]);
    rmSync(folder, { recursive: true });
  });
});
