/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { createHostedClient } from "../../../search/hosted/create-hosted-client";
import { headersOfFile } from "../../../test/node/headers-of-file";
import { loadedBelow } from "../../../test/node/loaded-below";
import { netlifyRules } from "../../../tools/scripts/serve/netlify-rules";
import { collectInlineParts, hashOf } from "../../documents/collect-inline-parts";
import { documentFacts } from "../../documents/read-documents";
import { contentSecurityPolicy, thirdParties } from "./content-security-policy";
import { fileHeaders, REVALIDATE, toHostHeaders, WORKER_POLICIES } from "./file-headers";
import { limitNotFoundPage } from "./output";
import { toCaddy, toNetlify, toNginx } from "./to-hosts";

/** The inline parts of documents, by route. */
const inlineParts = (documents: Record<string, string>) => {
  const { read, ...found } = collectInlineParts();
  for (const [route, html] of Object.entries(documents)) read(route, documentFacts(html));
  return found;
};

const document = `<html><head><script>a("</b>")</script><script src="/a.js"></script>
<script type="application/json">{}</script><style>p{}</style></head><body><p style="color:red&#59;">x</p></body></html>`;
const parts = inlineParts({ "/": document });
const [[, VALIDATOR_POLICY]] = WORKER_POLICIES as [[RegExp, string]];
const none = { hostedSearch: null, insights: false, analytics: false };

describe("the headers", () => {
  it("hash inline scripts and styles as the browser reads them, but not data", () => {
    expect([...parts.scripts]).toEqual([hashOf('a("</b>")')]);
    expect([...parts.styles]).toEqual([hashOf("p{}")]);
    expect([...parts.styleAttributes]).toEqual([hashOf("color:red;")]);
    // As computed by openssl dgst -sha256 -binary | base64.
    expect(hashOf("")).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });

  it("report a page with an event handler in an attribute", () => {
    const documents = { "/docs/": '<img src="/a.png" onerror="a()">' };
    expect(() => inlineParts(documents)).toThrow("/docs/: <img> has onerror");
  });

  it("allow neither inline code nor eval nor other origins", () => {
    const policy = contentSecurityPolicy(parts, thirdParties(none));
    expect(policy).not.toMatch(/unsafe-(?:inline|eval)|https?:|\*/);
    expect(policy).toContain(`script-src 'self' ${hashOf('a("</b>")')};`);
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
      expect(policy).toContain(directive);
  });

  it("add exactly the hosts of the services that are switched on", () => {
    expect(thirdParties(none)).toEqual({ "script-src": [], "connect-src": [], "img-src": [] });
    const hostedSearch = { appId: "APP", apiKey: "key", indexName: "docs" };
    const search = [
      "https://app-dsn.algolia.net",
      "https://app-1.algolianet.com",
      "https://app-2.algolianet.com",
      "https://app-3.algolianet.com",
    ];
    const tags = "https://www.googletagmanager.com";
    const collectors = ["https://*.google-analytics.com", "https://*.analytics.google.com"];
    const insights = "https://insights.algolia.io";
    const searched = { "script-src": [], "connect-src": search, "img-src": [] };
    const counted = { "script-src": [tags], "connect-src": [tags, ...collectors], "img-src": [tags, ...collectors] };
    expect(thirdParties({ ...none, hostedSearch })).toEqual(searched);
    expect(thirdParties({ ...none, hostedSearch, insights: true })).toEqual({
      ...searched,
      "connect-src": [...search, insights],
    });
    expect(thirdParties({ ...none, insights: true })).toEqual(thirdParties(none));
    expect(thirdParties({ ...none, analytics: true })).toEqual(counted);
    expect(thirdParties({ hostedSearch, insights: true, analytics: true })).toEqual({
      ...counted,
      "connect-src": [...search, insights, tags, ...collectors],
    });
  });

  it("allow only the hosts of the client for the hosted search", async () => {
    const hostedSearch = { appId: "APP", apiKey: "key", indexName: "docs" };
    const asked = jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("No network"));
    const fallback = { search: () => Promise.resolve({ results: [] }) };
    await createHostedClient(hostedSearch, fallback).search([{ indexName: "docs", query: "a" }]);
    const hosts = asked.mock.calls.map(([address]) => new URL(String(address)).origin);
    expect(hosts.sort()).toEqual([...thirdParties({ ...none, hostedSearch })["connect-src"]!].sort());
    asked.mockRestore();
  });

  const digested = [
    "/app-0123abcd.js",
    "/01234567.js",
    `/static/${"0a".repeat(16)}/a.png`,
    "/search-index/00ff00ff.json",
  ];
  const others = [
    "/",
    "/docs/intro/",
    "/docs/intro.md",
    "/search-index.json",
    "/favicon.svg",
    "/app.js",
    "/page-data/app-data.json",
  ];
  const host = toHostHeaders("default-src 'self'", [...digested, ...others]);

  it("cache files with a digest in their URL for ever, and no others", () => {
    const kept = Object.keys(host.files).filter((file) => host.files[file]!["Cache-Control"]);
    expect(kept.sort()).toEqual([...digested].sort());
    expect(host.otherwise).toEqual({ "Cache-Control": REVALIDATE });
  });

  it("keep search engines out of previews, but not out of the site", () => {
    expect(toHostHeaders("", [], true).all["X-Robots-Tag"]).toBe("noindex");
    expect(host.all).not.toHaveProperty("X-Robots-Tag");
  });

  it("let other sites show pictures, and declare the type of Markdown and its pages", () => {
    expect(host.files["/favicon.svg"]).toBeUndefined();
    expect(host.files["/docs/intro.md"]).toMatchObject({ "Content-Type": "text/markdown; charset=utf-8" });
    expect(host.files["/docs/intro/"]).toEqual({ "Cross-Origin-Resource-Policy": "same-origin", Vary: "Accept" });
  });

  it("don't set a header in two Netlify rules that match the same URL", () => {
    const rules = toNetlify(host)
      .split(/\n(?=\/)/)
      .map((rule) => {
        const [address = "", ...lines] = rule.trimEnd().split("\n");
        return { address, names: lines.map((line) => /^ {2}([\w-]+):/.exec(line)![1]) };
      });
    expect(rules[0]!.address).toBe("/*");
    const matches = (glob: string, address: string): boolean =>
      glob.endsWith("*") ? address.startsWith(glob.slice(0, -1)) : glob === address;
    for (const { address } of rules) {
      const names = rules.filter((rule) => matches(rule.address, address)).flatMap((rule) => rule.names);
      expect([address, names]).toEqual([address, [...new Set(names)]]);
    }
  });

  it("have the policy only on documents", async () => {
    const documents = ["/", "/docs/intro/", "/docs/deal/", "/search/", "/404.html"];
    const site = toHostHeaders("default-src 'self'", [...digested, ...others, ...documents, "/search-index.json"]);
    const addresses = Object.keys(site.files).filter((address) => address !== "/docs/intro.md");
    const policyOf = (headers: Readonly<Record<string, string>>): string | undefined =>
      headers["Content-Security-Policy"];
    const withPolicy = addresses.filter((address) => policyOf(headersOfFile(site, address)) !== undefined);
    expect(withPolicy.sort()).toEqual([...documents].sort());
    const { headersOf } = await netlifyRules(temporaryFolder({ _headers: toNetlify(site), _redirects: "" }));
    expect(addresses.filter((address) => policyOf(headersOf(address))).sort()).toEqual([...documents].sort());
    expect(toNetlify(site)).toContain("\n/docs/*\n  Content-Security-Policy: default-src 'self'\n");
    expect(toNginx(site).http).toContain("  ~\\.html$ \"default-src 'self'\";\n}");
    const caddy = toCaddy(site);
    expect(caddy.site).toContain("@documents path_regexp ^/(?:.*(?:/|\\.html))?$\nheader @documents {");
    expect(caddy.errors).toContain("Content-Security-Policy \"default-src 'self'\"");
  });

  it("are also in the page for unknown addresses, without what only a header can say", async () => {
    const file = path.join(
      temporaryFolder({ "404.html": '<html><head><meta charSet="utf-8"/><title>x</title></head></html>' }),
      "404.html",
    );
    await limitNotFoundPage(
      file,
      "default-src 'self'; frame-ancestors 'none'; img-src data:; upgrade-insecure-requests",
    );
    await limitNotFoundPage(file, "default-src 'self'; frame-ancestors 'none'; img-src data:");
    expect(readFileSync(file, "utf8")).toBe(
      `<html><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src data:"/><title>x</title></head></html>`,
    );
  });

  it("are looked up by patterns of the file in nginx and of the URL in Caddy", () => {
    const { http, server } = toNginx(host);
    expect(http).toMatch(
      /map \$uri \$site_cache_control \{\n {2}default "public, max-age=0, must-revalidate";\n {2}"~\^/,
    );
    expect(http).toContain("types {\n  text/markdown md;");
    expect(server).toContain("add_header Content-Security-Policy $site_content_security_policy always;");
    expect(server).toContain("add_header Cache-Control $site_cache_control always;");
    expect(toCaddy(host).site).toMatch(/@site\d+ \{\n {2}path_regexp `.*`\n\}\nheader @site\d+ Vary "Accept"/);
    expect(toCaddy(host).site).toContain(`header {\n  ?Cache-Control "${REVALIDATE}"\n}`);
  });

  it("give each file the same headers by nginx's and Caddy's patterns as by its address", () => {
    const routes = [...digested, ...others, "/validator-0123abcd.js", "/search-worker-0123abcd.js", "/samples/a.xml"];
    const site = toHostHeaders("default-src 'self'", routes);
    const [nginx, caddy] = [toNginx(site).http, toCaddy(site).site];
    const byNginx = (name: string, file: string): string | undefined => {
      const map = new RegExp(
        `\\$site_${name.toLowerCase().replaceAll("-", "_")} \\{\\n  default "(.*)";\\n([^]*?)\\n\\}`,
      );
      const [, otherwise = "", lines = ""] = map.exec(nginx)!;
      const found = [...lines.matchAll(/^ {2}"?~(\S+?)"? "(.*)";$/gm)].find(([, pattern]) =>
        new RegExp(pattern!.replaceAll("\\\\", "\\")).test(file),
      );
      return (found ? found[2] : otherwise) || undefined;
    };
    const byCaddy = (name: string, address: string): string | undefined =>
      [
        ...caddy.matchAll(
          /@site\d+ \{\n {2}(path \/\*\n {2}not )?path_regexp `(.*)`\n\}\nheader @site\d+ (\S+) "(.*)"/g,
        ),
      ]
        .filter(([, not, pattern, header]) => header === name && new RegExp(pattern!).test(address) === !not)
        .map(([, , , , value]) => value)[0];
    for (const route of routes) {
      const expected = fileHeaders(route);
      const file = route.replace(/\/$/, "/index.html");
      for (const name of ["Cross-Origin-Resource-Policy", "Vary"]) {
        expect([route, name, byNginx(name, file)]).toEqual([route, name, expected[name]]);
        expect([route, name, byCaddy(name, route)]).toEqual([route, name, expected[name]]);
      }
      expect([route, byNginx("Cache-Control", file)]).toEqual([route, expected["Cache-Control"] ?? REVALIDATE]);
      expect([route, byCaddy("Cache-Control", route)]).toEqual([route, expected["Cache-Control"]]);
      expect([route, byCaddy("Content-Security-Policy", route)]).toEqual([route, expected["Content-Security-Policy"]]);
    }
  });

  it("don't grow with the number of pages in nginx and Caddy", () => {
    const many = Array.from({ length: 2000 }, (_, index) => `/docs/page-${index}/`);
    const large = toHostHeaders("default-src 'self'", [...digested, ...others, ...many]);
    expect(toNginx(large)).toEqual(toNginx(host));
    expect(toCaddy(large)).toEqual(toCaddy(host));
  });

  it("apply only below the path prefix", async () => {
    const { toHostHeaders: below } = await loadedBelow("/docs-site", () => import("./file-headers"));
    const placed = below("default-src 'self'", [...digested, ...others]);
    expect(Object.keys(placed.files)).toEqual(Object.keys(host.files).map((address) => `/docs-site${address}`));
    expect(Object.values(placed.files)).toEqual(Object.values(host.files));
    expect(toNetlify(placed)).toMatch(/^\/docs-site\/\*\n/);
    expect(toCaddy(placed).site).toMatch(/^header \/docs-site\/\* \{/);
    for (const text of [toNginx(placed).http, toCaddy(placed).site]) {
      const patterns = [...text.matchAll(/["`]~?(\^\S*?)["`]/g)].map(([, pattern]) =>
        pattern!.replaceAll("\\\\", "\\"),
      );
      expect(patterns.length).toBeGreaterThan(4);
      for (const pattern of patterns) expect(new RegExp(pattern).source).toMatch(/^\^\\\/docs-site\\\//);
    }
  });

  it("let only the validator's worker run WebAssembly, but not send anything", () => {
    const validator = "/validator-0123abcd.js";
    const host = toHostHeaders("default-src 'self'", [...digested, validator, ...others]);
    const allowed = Object.entries(host.files).filter(([, headers]) => headers["Content-Security-Policy"]);
    expect(allowed).toEqual([[validator, expect.objectContaining({ "Content-Security-Policy": VALIDATOR_POLICY })]]);
    expect(VALIDATOR_POLICY).toMatch(/^default-src 'none';.*; script-src 'self' 'wasm-unsafe-eval'$/);
    expect(contentSecurityPolicy(parts, thirdParties(none))).not.toContain("wasm");
    expect(toNginx(host).http).toContain(` "${VALIDATOR_POLICY}";`);
    expect(toCaddy(host).site).toContain(` Content-Security-Policy "${VALIDATOR_POLICY}"`);
    expect(toNetlify(host)).toContain(`${validator}\n  Content-Security-Policy: ${VALIDATOR_POLICY}\n`);
  });

  it("let programs of pages neither fetch nor send anything", () => {
    expect(fileHeaders("/program-0123abcd.js")["Content-Security-Policy"]).toMatch(
      /^default-src 'none';.*; script-src 'self'$/,
    );
  });

  it("let the other workers fetch files of the site only", () => {
    const worker = "/search-worker-0123abcd.js";
    expect(fileHeaders(worker)["Content-Security-Policy"]).toMatch(/^default-src 'none';.* connect-src 'self'$/);
    expect(fileHeaders("/app-0123abcd.js")["Content-Security-Policy"]).toBeUndefined();
  });

  it("match the workers by the names that our code gives them", () => {
    const names = ["src/search", "src/playground", "src/browser"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.tsx?$/.test(name))
        .flatMap((name) => [
          ...readFileSync(`${folder}/${name}`, "utf8").matchAll(
            /new Worker\(\s*(?:\/\* webpackChunkName: "([^"]+)")?/g,
          ),
        ])
        .map(([, name]) => name),
    );
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) expect(fileHeaders(`/${name}-0123abcd.js`)).toHaveProperty("Content-Security-Policy");
  });
});
