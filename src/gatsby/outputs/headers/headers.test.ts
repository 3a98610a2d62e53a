import { readFileSync } from "node:fs";

import { createHostedClient } from "../../../search/hosted/create-hosted-client";
import { loadedBelow } from "../../../test/node/loaded-below";
import { collectInlineParts, hashOf } from "../../documents/collect-inline-parts";
import { documentFacts } from "../../documents/read-documents";
import { contentSecurityPolicy, thirdParties } from "./content-security-policy";
import { IMMUTABLE, REVALIDATE, toHostHeaders, VALIDATOR_POLICY } from "./file-headers";
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
    "/0123456789ab.js",
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
    const [first = "", ...rules] = toNetlify(host).split(/\n(?=\/)/);
    expect(first).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'self'\n/);
    expect(rules.join("\n")).not.toContain("*");
    const namesOf = (text: string): string[] => [...text.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name!);
    expect(namesOf(first).filter((name) => rules.flatMap(namesOf).includes(name))).toEqual([]);
  });

  it("are looked up by file in nginx and by URL in Caddy", () => {
    const { http, server } = toNginx(host);
    expect(http).toContain(
      `map $uri $site_cache_control {\n  default "${REVALIDATE}";\n  "/0123456789ab.js" "${IMMUTABLE}";`,
    );
    expect(http).toContain('"/docs/intro/index.html" "Accept";');
    expect(http).toContain("types {\n  text/markdown md;");
    expect(server).toContain("add_header Content-Security-Policy \"default-src 'self'\" always;");
    expect(server).toContain("add_header Cache-Control $site_cache_control always;");
    expect(toCaddy(host)).toMatch(/@site\d+ path "\/docs\/intro\/"\nheader @site\d+ Vary "Accept"/);
    expect(toCaddy(host)).toContain(`header {\n  ?Cache-Control "${REVALIDATE}"\n}`);
  });

  it("apply only below the path prefix", async () => {
    const { toHostHeaders: below } = await loadedBelow("/docs-site", () => import("./file-headers"));
    const placed = below("default-src 'self'", [...digested, ...others]);
    expect(Object.keys(placed.files)).toEqual(Object.keys(host.files).map((address) => `/docs-site${address}`));
    expect(Object.values(placed.files)).toEqual(Object.values(host.files));
    expect(toNetlify(placed)).toMatch(/^\/docs-site\/\*\n/);
    expect(toCaddy(placed)).toMatch(/^header \/docs-site\/\* \{/);
    expect(toNginx(placed).http).toContain('"/docs-site/docs/intro/index.html" "Accept";');
  });

  it("let only the validator's worker run WebAssembly, but not send anything", () => {
    const validator = "/validator-0123abcd.js";
    const host = toHostHeaders("default-src 'self'", [...digested, validator, ...others]);
    const allowed = Object.entries(host.files).filter(([, headers]) => headers["Content-Security-Policy"]);
    expect(allowed).toEqual([[validator, expect.objectContaining({ "Content-Security-Policy": VALIDATOR_POLICY })]]);
    expect(VALIDATOR_POLICY).toMatch(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);
    expect(contentSecurityPolicy(parts, thirdParties(none))).not.toContain("wasm");
    const { http, server } = toNginx(host);
    expect(http).toContain(
      `map $uri $site_content_security_policy {\n  default "default-src 'self'";\n  "${validator}"`,
    );
    expect(server.match(/Content-Security-Policy/g)).toHaveLength(1);
    // A header for all files would replace it.
    const caddy = toCaddy(host);
    expect(caddy).toContain(
      `{\n  path /*\n  not path "${validator}"\n}\nheader @others0 Content-Security-Policy "default-src 'self'"\n`,
    );
    expect(caddy).toContain(`path "${validator}"\nheader @site`);
    expect(caddy.match(/Content-Security-Policy/g)).toHaveLength(2);
    expect(toNetlify(host).match(/Content-Security-Policy/g)).toHaveLength(1);
    expect(toCaddy(host)).toContain(`Content-Security-Policy "${VALIDATOR_POLICY}"`);
  });

  it("match the policy in the Netlify function that serves the worker's script", () => {
    const text = readFileSync("src/tools/netlify/edge-functions/serve-validator.ts", "utf8");
    const policy = text.slice(text.indexOf("POLICY ="), text.indexOf("interface"));
    const written = Array.from(policy.matchAll(/"([^"]*)"/g), ([, part]) => part).join("");
    expect(written).toBe(VALIDATOR_POLICY);
  });
});
