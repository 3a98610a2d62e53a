import { headersOfFile } from "../../../test/node/headers-of-file";
import { hashOf } from "../../documents/collect-inline-parts";
import { contentSecurityPolicy, thirdParties } from "./content-security-policy";
import { toHostHeaders } from "./file-headers";

const hashes = new Set([hashOf("a()")]);
const services = { hostedSearch: null, insights: false, analytics: false };
const policy = contentSecurityPolicy(
  { scripts: hashes, styles: hashes, styleAttributes: hashes },
  thirdParties(services),
);
const host = toHostHeaders(policy, ["/"]);
const answer = headersOfFile(host, "/");

const directives = new Map(
  answer["Content-Security-Policy"]!.split("; ").map((directive) => {
    const [name = "", ...sources] = directive.split(" ");
    return [name, sources] as const;
  }),
);
const sourcesOf = (name: string): readonly string[] => directives.get(name) ?? directives.get("default-src") ?? ["*"];
const TOO_BROAD = /^(?:\*|https?:|data:|ftp:|'unsafe-inline'|'unsafe-eval')$/;
const allows = (name: string, pattern: RegExp): boolean => sourcesOf(name).some((source) => pattern.test(source));

/** The rules in the documentation of Mozilla's HTTP Observatory: what earns or costs a site points. */
const rules: readonly [name: string, points: () => number][] = [
  [
    "content-security-policy",
    () => {
      if (["script-src", "object-src"].some((name) => allows(name, TOO_BROAD))) return -20;
      if (allows("style-src", /^'unsafe-inline'$/)) return 0;
      return directives.get("default-src")?.join() === "'none'" ? 10 : 5;
    },
  ],
  ["cookies", () => (answer["Set-Cookie"] ? -20 : 0)],
  ["cross-origin-resource-sharing", () => (answer["Access-Control-Allow-Origin"] ? -50 : 0)],
  [
    "strict-transport-security",
    () => (Number(/max-age=(\d+)/.exec(answer["Strict-Transport-Security"] ?? "")?.[1]) >= 15_768_000 ? 0 : -20),
  ],
  ["x-content-type-options", () => (answer["X-Content-Type-Options"] === "nosniff" ? 0 : -5)],
  ["x-frame-options", () => (directives.get("frame-ancestors")?.join() === "'none'" ? 5 : -20)],
  [
    "referrer-policy",
    () =>
      /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(answer["Referrer-Policy"] ?? "")
        ? 5
        : 0,
  ],
  [
    "cross-origin-resource-policy",
    () => (/^same-(?:origin|site)$/.test(answer["Cross-Origin-Resource-Policy"] ?? "") ? 10 : 0),
  ],
];

describe("the headers under Observatory's rules", () => {
  it("score A+ in the HTTP Observatory: 100 points and a bonus", () => {
    const points = rules.map(([name, pointsOf]) => [name, pointsOf()] as const);
    expect(points.filter(([, score]) => score < 0)).toEqual([]);
    expect(100 + points.reduce((sum, [, score]) => sum + score, 0)).toBeGreaterThanOrEqual(120);
  });
});
