import type { Node, NodePluginArgs } from "gatsby";

import { site } from "../../../config/site";
import { ern } from "../../nodes/ern/node-type";
import { ernMarkdown } from "./ern-markdown";

const nodes: Record<string, object[]> = {};
void ern.source!((type, _key, fields) => void (nodes[type] ??= []).push(fields), {} as NodePluginArgs);
const files = ernMarkdown({ getNodesByType: (type) => nodes[type] as Node[] });

describe("ernMarkdown", () => {
  it("has a file for each element and value set, and links only to them and to docs", () => {
    expect(Object.keys(files)).toHaveLength(nodes.ErnElement!.length + nodes.ErnValueSet!.length);
    const links = Object.values(files).flatMap((text) =>
      [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, url = ""]) => url),
    );
    const broken = links.filter((url) => {
      const file = url.replace(site.url, "");
      return !(file in files) && !file.startsWith("/docs/errors") && !file.includes("#");
    });
    expect(broken).toEqual([]);
  });

  it("says what an element means, contains and where it may be", () => {
    const text = files["/docs/ern/elements/DealTerms.md"]!;
    expect(text).toMatch(
      /^---\ntitle: DealTerms\n.*canonical: \S+\/docs\/ern\/elements\/DealTerms\/\n---\n\n# DealTerms\n/s,
    );
    expect(text).toContain("```xml\n");
    expect(text).toMatch(
      /- one of these, \S.*:\n {2}- \[TerritoryCode\]\(\S+\.md\): .*\n {2}- or:\n {2}- \[ExcludedTerritoryCode\]/,
    );
    expect(text).toMatch(
      /\| In \| 4\.3\.2 \| 4\.3 \| 4\.2 \| 4\.1 \| 3\.8\.2 \|\n\| - \| - \| - \| - \| - \| - \|\n\| \[Deal\]/,
    );
  });

  it("lists the values of a set with their meanings", () => {
    expect(files["/docs/ern/elements/UseType.md"]).toMatch(
      /Its text: one of \d+ of \[UseType\S*\]\(\S+\/values\/\S+\.md\)/,
    );
    expect(files["/docs/ern/values/UseType.md"]).toMatch(/\| `OnDemandStream` \| .+ \|/);
    expect(files["/docs/ern/values/UseType.md"]).toMatch(/\d+ of \d+ are in ERN .*; the others have a mark\.\n/);
  });

  it("lists codes with their names in groups, without an empty column of meanings", () => {
    expect(files["/docs/ern/values/CurrencyCode.md"]).toContain("\n## A\n\n| Value | Meaning |\n| - | - |\n| `AED` | ");
    expect(files["/docs/ern/values/AllTerritoryCode.md"]).toContain(
      "\n| `AN` (deprecated since 2017-11) | Netherlands",
    );
    expect(files["/docs/ern/values/InstrumentType.md"]).toContain("\n## A\n\n| Value |\n| - |\n| `");
  });
});
