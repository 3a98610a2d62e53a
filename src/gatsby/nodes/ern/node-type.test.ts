import { elementsOf, gridCheckCharacter, SHOWN_VERSIONS } from "@ddex-suite/ern";
import type { CreatePagesArgs, NodePluginArgs } from "gatsby";

import meaningsByName from "../../../../content/ern/meanings.json";
import meaningsBySet from "../../../../content/ern/value-meanings.json";
import type { CreateDataNode } from "../../registry/node-type";
import { describeText } from "./describe-text";
import { readMentions } from "./mentions";
import { ern } from "./node-type";

const nodes = new Map<string, Map<string, Record<string, unknown>>>();
const create: CreateDataNode = (type, key, fields) => {
  nodes.set(type, (nodes.get(type) ?? new Map<string, Record<string, unknown>>()).set(key, fields));
};
const node = (type: string, key: string) => nodes.get(type)?.get(key);

describe("the nodes of ERN", () => {
  beforeAll(() => ern.source?.(create, {} as NodePluginArgs));

  it("have what a message's part means, where it may be and an example", () => {
    expect(node("ErnElement", "UseType")).toMatchObject({
      path: "/docs/ern/elements/UseType/",
      area: "Shared",
      meaning: expect.stringContaining("consumer") as string,
      versions: ["4.3.2", "4.3", "4.2", "4.1", "3.8.2"],
      example: expect.stringContaining("OnDemandStream") as string,
      playground: "/playground/#sample=43-album&element=UseType",
      errors: [
        { label: "Element '…': This element is not expected. Expected is one of ( … )." },
        {
          label: "Element '…': [facet 'enumeration'] The value '…' is not an element of the set {'…'}.",
          path: expect.stringMatching(/#xsd-enumeration$/) as string,
        },
      ],
    });
    expect(node("ErnElement", "ISRC")).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ label: "“…” is not an ISRC." })]) as object[],
    });
    const none = { words: "", deprecated: false, moved: [] };
    expect(node("ErnElement", "UpdateIndicator")).toMatchObject({
      area: "Other lists",
      occurrences: [
        {
          parents: [{ name: "NewReleaseMessage", of: [] }],
          versions: [...Array<object>(4).fill(none), { words: "optional", deprecated: true, moved: [] }],
        },
      ],
    });
  });

  it.each([
    ["CollectionCollectionReferenceList", "<CollectionCollectionReference>…</CollectionCollectionReference>"],
    ["BulkOrderWholesalePricePerUnit", '<BulkOrderWholesalePricePerUnit CurrencyCode="AED">1.5</'],
    ["Organization", "<Organization>\n  <PartyId>…</PartyId>\n</Organization>"],
    ["RecordingMode", "<RecordingMode>BinauralAudio</RecordingMode>"],
  ])("have the smallest example of %s, which no sample has", (name, example) => {
    expect(node("ErnElement", name)).toMatchObject({
      playground: undefined,
      example: expect.stringContaining(example) as string,
    });
  });

  it("have examples of the newest version, with a link if a sample has the element too", () => {
    const example = (name: string) => node("ErnElement", name)!["example"];
    expect(example("TrackRelease")).toContain("<DisplayGenre");
    expect(example("DisplayGenre")).toContain("GenreText");
    expect(node("ErnElement", "DisplayGenre")).toMatchObject({ playground: undefined });
    expect(example("Genre")).toContain("GenreText");
    expect(node("ErnElement", "Genre")).toMatchObject({ playground: "/playground/#sample=43-album&element=Genre" });
    expect(example("Role")).toContain("Value");
  });

  it("have their examples highlighted when queried", () => {
    const resolve = ern.resolvers!["ErnElement"]!["example"] as (element: { example: string }) => string;
    expect(resolve({ example: "<a>1</a>" })).toContain(
      '<code>&lt;<span class="t">a</span>&gt;1&lt;/<span class="t">a</span>&gt;',
    );
  });

  it("have the values of sets with their meanings", () => {
    expect(node("ErnValueSet", "UseType")).toMatchObject({
      path: "/docs/ern/values/UseType/",
      versions: ["4.3.2", "4.3", "4.2", "4.1", "3.8.2"],
      users: expect.arrayContaining(["UseType"]) as string[],
      values: expect.arrayContaining([
        expect.objectContaining({ value: "OnDemandStream", meaning: expect.any(String) as string }),
      ]) as object[],
    });
  });

  it("have the meanings that several sets share, and how other versions say a value", () => {
    const valueOf = (set: string, name: string) =>
      (node("ErnValueSet", set)?.["values"] as { value: string }[]).find(({ value }) => value === name);
    expect(valueOf("ResourceContributorRole", "Vocalist")).toMatchObject({ meaning: "Sang." });
    expect(valueOf("ParentalWarningType", "Unknown")).toMatchObject({
      meaning: expect.stringContaining("explicit") as string,
    });
    expect(valueOf("RecordingFormat", "Documentary")).toMatchObject({
      meaning: expect.any(String) as string,
      elsewhere: [{ versions: ["4.2", "4.1", "3.8.2"], codes: [{ set: "VideoType", value: "Documentary" }] }],
    });
  });

  it("have the meaning of every element and attribute", () => {
    const shown = SHOWN_VERSIONS.flatMap((version) => [...elementsOf(version).values()]);
    const names = new Set(
      shown.flatMap(({ name, parts }) => [
        name,
        ...[...parts.keys()].filter((part) => part.startsWith("@")).map((part) => part.slice(1)),
      ]),
    );
    expect([...names].filter((name) => !(name in meaningsByName))).toEqual([]);
  });

  it("have the meaning of every value, unless it names itself or the standard says nothing of it", () => {
    const lacking = (some: boolean) =>
      [...nodes.get("ErnValueSet")!].flatMap(([set, fields]) => {
        const meanings = (fields["values"] as { meaning: string | null }[]).map(({ meaning }) => meaning);
        return meanings.includes(null) && meanings.some((meaning) => meaning !== null) === some ? [set] : [];
      });
    expect(lacking(false)).toEqual(["InstrumentType", "ddexC_CurrentTerritoryCode"]);
    expect(lacking(true)).toEqual(["LinkDescription", "RatingAgency", "RatingReason", "SubGenre"]);
  });

  it("have the names of territories by letters and numbers, each name for one current number", () => {
    const values = node("ErnValueSet", "AllTerritoryCode")!["values"] as Record<string, string>[];
    const nameOf = (code: string) => values.find(({ value }) => value === code)?.["meaning"];
    expect(["AN", "CS", "278", "276", "2136", "SUHH"].map(nameOf)).toEqual([
      "Netherlands Antilles",
      "Serbia and Montenegro",
      "East Germany",
      "Germany",
      "The world",
      "Soviet Union",
    ]);
    const numbers = values.filter(({ value = "" }) => /^\d+$/.test(value)).map(({ meaning }) => meaning);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(values.map(({ value }) => value).slice(0, 3)).toEqual(["AD", "AE", "AF"]);
  });

  it("have every value whose meaning is written", () => {
    const known = new Set(
      [...nodes.get("ErnValueSet")!].flatMap(([set, { values }]) =>
        (values as { value: string }[]).map(({ value }) => `${set}/${value}`),
      ),
    );
    const unused = Object.entries(meaningsBySet).flatMap(([sets, byValue]) =>
      Object.keys(byValue).filter((value) => !sets.split(" ").some((set) => known.has(`${set}/${value}`))),
    );
    expect(unused).toEqual([]);
  });

  it("have what is known of each version", () => {
    expect(nodes.get("ErnVersion")?.size).toBe(9);
    const namespace = "http://ddex.net/xml/ern/43";
    expect(node("ErnVersion", "4.3")).toMatchObject({ namespace, avsVersionId: "3", isCompared: true });
    expect(node("ErnVersion", "4.1.1")).toMatchObject({ isCompared: false });
    expect(node("ErnVersion", "4.3")?.["elements"]).toBe(
      [...nodes.get("ErnElement")!.values()].filter(({ versions }) => (versions as string[]).includes("4.3")).length,
    );
  });

  it("have examples of DPIDs with the right check character", () => {
    const dpids = JSON.stringify([...nodes.get("ErnElement")!]).match(/PADPIDA\w{11}/g)!;
    expect(dpids.filter((dpid) => gridCheckCharacter(dpid.slice(0, -1)) !== dpid.at(-1))).toEqual([]);
  });

  it("get a page each, with their template", () => {
    const pages: [path: string, template: string][] = [];
    const args = {
      getNodesByType: (type: string) => [...(nodes.get(type)?.values() ?? [])].slice(0, 2),
      actions: {
        createPage: ({ path, component }: { path: string; component: string }) =>
          pages.push([path, component.replace(/.*\//, "")]),
      },
    };
    ern.createPages?.(args as unknown as CreatePagesArgs);
    expect(ern.routes?.(args as unknown as CreatePagesArgs).map((taken) => taken.path)).toEqual(
      pages.map(([path]) => path),
    );
    expect(pages).toEqual([
      ["/docs/ern/elements/AbbreviatedName/", "ern-element.tsx"],
      ["/docs/ern/elements/AccessBlockingRequested/", "ern-element.tsx"],
      ["/docs/ern/values/AccessLimitation/", "ern-value-set.tsx"],
      ["/docs/ern/values/AdditionalTitleType/", "ern-value-set.tsx"],
    ]);
  });
});

describe("describeText", () => {
  it.each([
    [
      { name: "UseType", base: "string", values: ["Download", "Stream"] },
      { words: "one of 2", set: "UseType", values: ["Download", "Stream"] },
    ],
    [{ name: "boolean", kind: "boolean", base: "boolean" }, { words: "true or false" }],
    [{ name: "idA", kind: "referenceA", base: "ID" }, { words: "a unique reference that begins with A" }],
    [{ name: "x", base: "string", patterns: ["[0-9]+"] }, { words: "text of the form [0-9]+" }],
  ])("describes %j", (value, described) => {
    expect(describeText(value)).toEqual(described);
  });
});

describe("readMentions", () => {
  it("lists the docs that name an element, most mentions first", () => {
    const page = (docId: string) => ({ title: docId, path: `/docs/${docId}/`, file: `content/docs/${docId}.mdx` });
    const found = readMentions([page("learn/message"), page("learn/deals")]).get("UseType");
    expect(found?.[0]).toEqual({ label: "learn/deals", path: "/docs/learn/deals/" });
  });
});
