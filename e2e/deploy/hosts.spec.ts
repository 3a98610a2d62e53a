import { readdirSync, readFileSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { headersOfFile } from "../../src/test/node/headers-of-file";
import { hostHeaders } from "../support/host-headers";
import { caddy } from "./hosts/caddy";
import { sampledFiles, typeOf } from "./hosts/deployed-site";
import type { RunningHost } from "./hosts/host";
import { nginx } from "./hosts/nginx";
import { npmServe } from "./hosts/npm-serve";

const folder = path.resolve(__dirname, "../../public");
const read = (file: string): string => readFileSync(path.join(folder, file), "utf8");
const PAGE = "/docs/intro/";
const MOVED = "/docs/";
const REVALIDATE = "public, max-age=0, must-revalidate";

/** Types without which a browser refuses a file or shows it wrongly, because the headers include `nosniff`. */
const TYPES: Readonly<Record<string, RegExp>> = {
  "/": /^text\/html; ?charset=utf-8$/i,
  js: /^(?:text|application)\/javascript/,
  json: /^application\/json/,
  webmanifest: /^application\/manifest\+json/,
  // Caddy 2.6 doesn't compress application/xml.
  xml: /^text\/xml/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png/,
  webp: /^image\/webp/,
  avif: /^image\/avif/,
  txt: /^text\/plain/,
  md: /^text\/markdown; charset=utf-8$/,
};

const builtFiles = (): string[] => readdirSync(folder, { recursive: true, encoding: "utf8" });

/** A file's status and headers, uncompressed. */
const headOf = (url: string, agent: Agent): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(url, { method: "HEAD", agent, headers: { "accept-encoding": "identity" } }, (response) => {
      response.resume().on("end", () => resolve(response));
    })
      .on("error", reject)
      .end();
  });

/** What an answer varies by, apart from its encoding. */
const varies = ({ vary }: IncomingMessage["headers"]): string | undefined =>
  vary
    ?.split(/, */)
    .filter((name) => !/^(?:Accept-Encoding)?$/i.test(name))
    .join(", ") || undefined;

/** Types that Go, in which Caddy is written, knows by itself; for others it reads lists of the system, if there are any. */
const KNOWN_TO_GO = new Set(["avif", "gif", "html", "jpg", "js", "json", "mjs", "png", "svg", "webp"]);

test("Caddy's configuration names the types that depend on the system", () => {
  const configuration = readFileSync(path.resolve(__dirname, "../../deploy/Caddyfile"), "utf8");
  const named = new Set([...configuration.matchAll(/\*\.(\w+)(?=[ \n])/g)].map(([, type]) => type));
  const types = new Set(builtFiles().map(typeOf));
  // Types that are among the headers that the build generates.
  const made = new Set(["md", "tgz"]);
  const isKnown = (type: string): boolean => made.has(type) || KNOWN_TO_GO.has(type) || named.has(type);
  expect([...types].filter((type) => type && !isKnown(type))).toEqual([]);
  expect(types).toContain("xml");
});

for (const host of [npmServe, nginx, caddy])
  test.describe(host.name, () => {
    const missing = host.missing();
    if (missing) console.warn(`${host.name} was not tried. ${missing}`);
    test.skip(missing !== undefined, missing);
    test.describe.configure({ mode: "default" });

    let server: RunningHost;
    test.beforeAll(async () => {
      server = await host.start();
    });
    test.afterAll(() => server?.stop());

    const ask = (address: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> =>
      fetch(server.origin + address, {
        method,
        headers: { "accept-encoding": "identity", ...headers },
        redirect: "manual",
      });

    const expectNotFound = async (address: string): Promise<void> => {
      const response = await ask(address);
      expect([address, response.status]).toEqual([address, 404]);
      expect(response.headers.get("cache-control")).toBe(REVALIDATE);
      expect(response.headers.get("content-type")).toMatch(TYPES["/"]!);
      expect(response.headers.get("content-security-policy")).toContain("default-src 'self'");
      expect(await response.text()).toBe(read("404.html"));
    };

    test("A file of each kind has exactly the headers generated for it, and its type", async () => {
      const made = hostHeaders();
      const { all, documents, files, otherwise } = made;
      const addresses = sampledFiles();
      const names = new Set(
        [all, documents, otherwise, ...Object.values(files)].flatMap((headers) => Object.keys(headers)),
      );
      const wrong: string[] = [];
      const agent = new Agent({ keepAlive: true });
      for (const address of addresses) {
        const { statusCode: status, headers } = await headOf(server.origin + address, agent);
        // Netlify's rules for the pages below a folder match the other files there too.
        const isBesidePages = !host.upgrades && /^\/(?:docs|blog)\//.test(address);
        const expected: Record<string, string> = { ...headersOfFile(made, address), ...(isBesidePages && documents) };
        const policy = expected["Content-Security-Policy"];
        if (policy && !host.upgrades)
          expected["Content-Security-Policy"] = policy.replace("; upgrade-insecure-requests", "");
        if (status !== 200) wrong.push(`${address}: ${status}`);
        for (const name of names) {
          const sent = name === "Vary" ? varies(headers) : headers[name.toLowerCase()];
          const isType = name === "Content-Type" && expected[name] === undefined;
          if (!isType && sent !== expected[name])
            wrong.push(`${address}: ${name}: ${String(sent)} instead of ${expected[name]}`);
        }
        const type = TYPES[typeOf(address)];
        if (type && !type.test(headers["content-type"] ?? "")) wrong.push(`${address}: ${headers["content-type"]}`);
      }
      agent.destroy();
      expect(addresses.length).toBeGreaterThan(50);
      expect(wrong).toEqual([]);
    });

    test("It starts without a warning, however many pages there are", () => {
      test.skip(host.name !== "nginx", "Only nginx builds tables from its configuration.");
      expect(server.complaints!()).not.toMatch(/\[warn\]|map_hash/);
    });

    test("An unknown address, a folder without a page and files for hosts get the 404 page, uncached", async () => {
      const hashed = Object.keys(hostHeaders().files).find((address) => /^\/[0-9a-f]{8}\.js$/.test(address))!;
      for (const address of [
        "/nowhere/at-all/",
        "/nowhere",
        "/404/",
        "/01234567.js",
        ...(process.platform === "linux" ? [hashed.toUpperCase().replace("JS", "js"), "/docs/INTRO.md"] : []),
        "/static/",
        "/_headers",
        "/_redirects",
        "/webpack.stats.json",
        "/chunk-map.json",
        "/docs/nowhere.md",
        "/.git/config",
      ])
        await expectNotFound(address);
      expect((await ask("/%2e%2e/%2e%2e/etc/passwd")).status).toBe(404);
    });

    test("An address that can't be decoded isn't a page's", async () => {
      const response = await ask("/100%/");
      expect(response.status).toBe(host.undecodable);
      if (host.undecodable === 404) expect(await response.text()).toBe(read("404.html"));
    });

    test("A page without its slash and a moved route redirect permanently and keep their query", async () => {
      const leads = async (address: string): Promise<[number, string]> => {
        const { status, headers } = await ask(address);
        return [status, new URL(headers.get("location") ?? "", server.origin).href.replace(server.origin, "")];
      };
      expect(await leads("/docs/intro")).toEqual([301, PAGE]);
      expect(await leads("/search?q=parser")).toEqual([301, "/search/?q=parser"]);
      expect(await leads(MOVED)).toEqual([301, PAGE]);
      expect(await leads("/docs?from=a&b")).toEqual([301, `${PAGE}?from=a&b`]);
      // Two slashes would start another host.
      const { headers } = await ask("//docs/intro");
      expect(new URL(headers.get("location") ?? "/", server.origin).origin).toBe(server.origin);
    });

    test("A request that prefers Markdown or plain text gets it at the page's address", async () => {
      const markdownVersion = read("docs/intro.md");
      for (const [accept, type] of [
        ["text/markdown", "markdown"],
        ["text/markdown, text/html;q=0.9, */*;q=0.1", "markdown"],
        ["Text/Markdown;q=1.0,*/*", "markdown"],
        ["text/plain, text/markdown", "markdown"],
        ["text/plain", "plain"],
        ["Text/Plain;q=1.0, text/markdown;q=0.9, text/html;q=0.9, */*;q=0.1", "plain"],
      ] as const) {
        const response = await ask(PAGE, { accept });
        expect(response.status).toBe(200);
        expect(await response.text()).toBe(markdownVersion);
        expect(response.headers.get("content-type")).toBe(`text/${type}; charset=utf-8`);
        expect(response.headers.get("vary")).toContain("Accept");
        expect(response.headers.get("cache-control")).toBe(REVALIDATE);
        expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      }
      for (const accept of [
        "*/*",
        "text/html",
        "text/html, text/markdown;q=0.5",
        "text/markdown;q=0",
        "text/markdownish",
        "text/plain;q=0",
        // A text browser, and a program that takes anything.
        "text/html, text/plain, text/sgml, */*;q=0.01",
        "application/json, text/plain, */*",
      ])
        expect(await (await ask(PAGE, { accept })).text()).toBe(read("docs/intro/index.html"));
      for (const accept of ["text/markdown", "text/plain"]) {
        // There is no Markdown version, so this returns the page.
        const response = await ask("/blog/tags/", { accept });
        expect(await response.text()).toBe(read("blog/tags/index.html"));
        expect(response.headers.get("content-type")).toMatch(TYPES["/"]!);
        expect((await ask("/docs/nowhere/", { accept })).status).toBe(404);
      }
      await expectNotFound("/docs/intro.md.txt");
    });

    test("HEAD of version.json matches GET", async () => {
      const [head, get] = [await ask("/version.json", {}, "HEAD"), await ask("/version.json")];
      expect(head.status).toBe(200);
      expect(await head.text()).toBe("");
      expect(head.headers.get("content-length")).toBe(String((await get.arrayBuffer()).byteLength));
      expect(head.headers.get("content-type")).toMatch(/^application\/json/);
    });

    test("Unchanged files aren't sent again, and sent files are compressed", async () => {
      const etag = (await ask(PAGE)).headers.get("etag")!;
      expect((await ask(PAGE, { "if-none-match": etag })).status).toBe(304);
      test.skip(!host.compresses, "It serves only this machine, uncompressed.");
      const script = Object.keys(hostHeaders().files).find((address) => /^\/app-.*\.js$/.test(address))!;
      for (const address of [PAGE, script, "/search-index.json", "/docs/intro.md", "/sitemap-0.xml"]) {
        const response = await ask(address, { "accept-encoding": "gzip" });
        expect([address, response.headers.get("content-encoding")]).toEqual([address, "gzip"]);
        expect(response.headers.get("vary")).toContain("Accept-Encoding");
        // Decompressed by fetch.
        expect(await response.text()).toBe(read(address.replace(/\/$/, "/index.html")));
      }
    });

    test("Files that the build has compressed are sent as they are, and not at their own addresses", async () => {
      test.skip(!host.compresses, "It serves only this machine, uncompressed.");
      for (const encoding of host.name === "Caddy" ? ["gzip", "br"] : ["gzip"]) {
        const response = await ask("/robots.txt", { "accept-encoding": encoding });
        expect(response.headers.get("content-encoding")).toBe(encoding);
        expect(response.headers.get("content-type")).toMatch(TYPES["txt"]!);
        expect(await response.text()).toBe(read("robots.txt"));
      }
      await expectNotFound("/robots.txt.gz");
      await expectNotFound("/robots.txt.br");
    });
  });
