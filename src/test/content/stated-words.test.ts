import { readdirSync, readFileSync } from "node:fs";

describe("the meanings of values", () => {
  const { UseType, ReleaseRelationshipType } = JSON.parse(
    readFileSync("content/ern/value-meanings.json", "utf8"),
  ) as Record<string, Record<string, string>>;

  it("say which use types DDEX means for its RDR standard only", () => {
    const forRdr = Object.keys(UseType!).filter((use) => UseType![use]!.includes("RDR"));
    expect(forRdr.sort()).toEqual([
      "Broadcast",
      "Cable",
      "KioskDownload",
      "Narrowcast",
      "PerformInPublic",
      "Simulcast",
      "Webcast",
    ]);
    expect(UseType!.Dub).toMatch(/film/);
  });

  it("say of a relationship that is another's opposite which release was taken from which", () => {
    expect(ReleaseRelationshipType!.IsParentRelease).toMatch(/taken from it: the opposite of IsReleaseFromRelease/);
  });
});

describe("what the toolkit or DDEX demands", () => {
  it.each([
    [
      "a DealReference in each ReleaseDeal",
      "learn/special-cases",
      /asks each `ReleaseDeal`\]\S+ for a `DealReference`/,
    ],
    ["a DealReference in each ReleaseDeal", "getting-started", /asks each `ReleaseDeal` for a `DealReference`/],
    [
      "right identifiers with Strict",
      "guides/troubleshooting/validation-errors",
      /In Rust, a build with \[the level `Strict`\]\S+ fails/,
    ],
    ["a use type", "learn/deals", /DDEX's note on it demands one unless the terms were agreed beforehand/],
    ["a use type", "api/models/deal", /`UseType`, \[required unless agreed elsewhere\]/],
    [
      "XSLT 2 for its public rules",
      "guides/validation-workflow",
      /rules for the <Term>release profiles<\/Term> are public/,
    ],
    [
      "no more memory for a larger file",
      "guides/streaming-large-files",
      /2 MB in Rust, 11 MB in Python, about 100 MB in Node\.js/,
    ],
  ])("is %s, as %s says", (_what, page, sentence) =>
    expect(readFileSync(`content/docs/${page}.mdx`, "utf8")).toMatch(sentence),
  );
});

describe("which registry has which version", () => {
  const changelog = readFileSync("content/docs/changelog.mdx", "utf8");
  const [, list = ""] = /\n## Which registry has which version\n\n(.*)/.exec(changelog)!;

  it.each(["npm", "PyPI", "crates.io"])("is for %s the same in the table and in the list, and 0.4.5", (registry) => {
    const [heads = [], , ...rows] = changelog
      .split("\n")
      .filter((line) => line.startsWith("|"))
      .slice(0, 5)
      .map((line) => line.split("|").map((cell) => cell.trim()));
    const cells = rows.map((row) => row[heads.indexOf(registry)]!).filter((cell) => cell !== "none");
    expect(cells.map((cell) => /^\d+\.\d+\.\d+/.exec(cell)?.[0])).toEqual(cells.map(() => "0.4.5"));
    expect(list).toContain(registry);
  });

  it("is said on no other page", () => {
    const others = readdirSync("content", { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".mdx") && name !== "docs/changelog.mdx")
      .map((name) => `content/${name}`);
    const counts = /(?:versions? (?:of|on|in) (?:npm|PyPI|crates\.io)|(?:npm|PyPI|crates\.io) (?:has|lists|shows) )/;
    expect(others.filter((file) => counts.test(readFileSync(file, "utf8")))).toEqual([]);
    expect(list).toMatch(/^npm has .+, both up to 0\.4\.5\. /);
    expect(changelog.match(/\bnpm has\b/g)).toHaveLength(1);
  });
});
