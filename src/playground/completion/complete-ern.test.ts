/** @jest-environment jsdom */
import { type Completion, CompletionContext } from "@codemirror/autocomplete";
import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { checkErn } from "@ddex-suite/ern";
import { readSample } from "@ddex-suite/ern/test/read-sample";
import { readSchema } from "@ddex-suite/ern/test/read-schema";
import { readTestModel } from "@ddex-suite/ern/test/schema-model";

import { completeErn } from "./complete-ern";
import type { KnownReferences, UserSchema } from "./known-references";

const last: KnownReferences = {
  userSchema: () => null,
  names: () => [],
  references: () => [
    { kind: "Resources", reference: "A1", label: "Source" },
    { kind: "Parties", reference: "P2", label: "The Example Trio" },
  ],
};

const viewOf = (doc: string, offset: number): EditorView =>
  new EditorView({
    state: EditorState.create({ doc, selection: { anchor: offset }, extensions: EditorState.lineSeparator.of("\n") }),
  });

/** What is offered at the "|". */
const offer = (marked: string, explicit = false, loadedSchema: UserSchema | null = null) => {
  const offset = marked.indexOf("|");
  const view = viewOf(marked.replace("|", ""), offset);
  const result = completeErn({ ...last, userSchema: () => loadedSchema })(
    new CompletionContext(view.state, offset, explicit),
  );
  const labels = result?.options.map(({ displayLabel, label }) => displayLabel ?? label) ?? [];
  const pick = (label: string): string => {
    const option = result!.options.find((candidate) => candidate.label === label)! as Completion;
    if (typeof option.apply === "function") option.apply(view, option, result!.from, offset);
    const { head } = view.state.selection.main;
    return `${view.state.sliceDoc(0, head)}|${view.state.sliceDoc(head)}`;
  };
  return { labels, pick, options: result?.options ?? [] };
};

/** What is shown beside an option, as HTML. */
const infoOf = (option: Completion | undefined): string => {
  const info = option?.info;
  return typeof info === "function" ? (info(option!) as HTMLElement).innerHTML : (info ?? "");
};

/** The source named for what is offered. */
const makerOf = (marked: string, loadedSchema: UserSchema | null): string | undefined => {
  const { options } = offer(marked, false, loadedSchema);
  return /By (.*?)\.(?: <a|$)/.exec(infoOf(options[0]))?.[1];
};

const album = readSample("43-album.xml");
const old = readSample("382-album.xml");

it("says what a child means and by which source it is offered, with a link to its page", () => {
  const { options } = offer(album.replace("<Duration>PT3M45S", "<|\n      <Duration>PT3M45S"));
  expect(infoOf(options[0])).toMatch(
    /^[A-Z].+\. By this site’s tables of ERN 4\.3\. <a href="\/docs\/ern\/elements\/Contributor\/">Contributor in the ERN reference<\/a>$/,
  );
});

it("offers the children that fit between their neighbours, in schema order", () => {
  const { labels } = offer(album.replace("<Duration>PT3M45S", "<|\n      <Duration>PT3M45S"));
  expect(labels).toEqual([
    "Contributor",
    "Character",
    "ResourceRightsController",
    "WorkRightsController",
    "CourtesyLine",
  ]);
});

it("offers no second copy of a child that may occur once, and nothing that a choice rules out", () => {
  const { labels } = offer(album.replace("</StartDateTime>", "</StartDateTime><|"));
  expect(labels).toEqual(["EndDateTime"]);
});

it("offers what the version deprecates last", () => {
  const { labels } = offer(
    album.replace(/<ValidityPeriod>[^]*?<\/ValidityPeriod>/, "<ValidityPeriod><|</ValidityPeriod>"),
  );
  expect(labels).toEqual(["StartDateTime", "EndDateTime", "StartDate", "EndDate"]);
  const attributes = offer(old.replace("<SoundRecording>", "<SoundRecording |>")).options;
  expect(attributes.find(({ label }) => label === "IsUpdated")?.boost).toBe(-1);
});

it("inserts an element with all that it requires, formatted like the message", () => {
  const { pick } = offer(album.replace("<Deal>", "<|\n      <Deal>"));
  const text = pick("Deal");
  expect(text).toContain("      <Deal>|</Deal>\n      <Deal>");
  const inTerms = offer(album.replace("<DealTerms>", "<|\n        <DealTerms>")).pick("DealReference");
  expect(inTerms).toContain("\n        <DealReference>|</DealReference>\n");
  const terms = offer(
    album.replace("</DealTerms>\n      </Deal>", "</DealTerms>\n      </Deal>\n      <Deal><|</Deal>"),
  );
  expect(terms.pick("DealTerms")).toContain(
    "<Deal><DealTerms><ValidityPeriod><StartDateTime>|</StartDateTime></ValidityPeriod></DealTerms></Deal>",
  );
});

it("keeps tabs and CRLF", () => {
  const crlf = old.replaceAll("\n", "\r\n").replace("<PLine>", "<|\r\n\t\t\t\t<PLine>");
  expect(offer(crlf).pick("PLine")).toContain(
    "\t\t\t\t<PLine>\r\n\t\t\t\t\t<PLineText>|</PLineText>\r\n\t\t\t\t</PLine>\r\n",
  );
});

it("inserts an element with no problems except its empty values", () => {
  const text = offer(album.replace("<DealTerms>", "<|\n        <DealTerms>")).pick("DealReference").replace("|", "");
  expect(checkErn(text)).toEqual([]);
});

it.each([
  ['<LinkedReleaseResourceReference LinkDescription="|', "CoverArt"],
  ["<ParentalWarningType>Exp|", "ExplicitContentEdited"],
  ["<TerritoryCode>|", "Worldwide"],
])("offers the values of %s", (written, value) => {
  const tag = written.slice(0, written.search(/[ >]/));
  const there = album.slice(album.indexOf(tag));
  const { labels } = offer(album.replace(there.slice(0, there.indexOf("</")), written), true);
  expect(labels).toContain(value);
});

it("offers the values of the edition that the message names", () => {
  const offered = (edition: string) =>
    offer(
      album.replace('AvsVersionId="3"', `AvsVersionId="${edition}"`).replace(/<UseType>\w+/, "<UseType>Use|"),
      true,
    );
  expect(offered("3").labels).toContain("OnDemandStream");
  expect(offered("3").labels).not.toContain("UseForDataMining");
  expect(offered("9").labels).toContain("UseForDataMining");
});

it("replaces an existing value", () => {
  const { pick } = offer(album.replace(">TestMessage<", ">|TestMessage<"), true);
  expect(pick("LiveMessage")).toContain("<MessageControlType>LiveMessage|</MessageControlType>");
});

it("offers the missing attributes, the required ones first", () => {
  const { labels, pick } = offer(album.replace('<ProprietaryId Namespace="PADPIDA20261120019"', "<ProprietaryId |"));
  expect(labels).toEqual(["Namespace"]);
  expect(pick("Namespace")).toContain('<ProprietaryId Namespace="|">');
});

it("offers the closing tag if it's missing, and after a slash", () => {
  expect(offer("<a><b>x<|</a>").labels).toEqual(["</b>"]);
  expect(offer("<a><b>x<|</a>").pick("/b>")).toBe("<a><b>x</b>|</a>");
  expect(offer("<a><b>x</|").pick("/b>")).toBe("<a><b>x</b>|");
  expect(offer("<a><b>x<|</b></a>").labels).toEqual([]);
});

it("changes only the name of an existing tag", () => {
  expect(offer(album.replace("<EndDateTime>", "<En|>")).pick("EndDateTime")).toContain(
    "<EndDateTime|>2032-01-01T00:00:00</EndDateTime>",
  );
});

it("offers nothing between tags until it's requested", () => {
  const marked = album.replace("<Duration>", "|<Duration>");
  expect(offer(marked).labels).toEqual([]);
  expect(offer(marked, true).labels).toContain("Contributor");
});

it("offers the message's references where one is used", () => {
  const used = offer(album.replace("<ReleaseResourceReference>A1<", "<ReleaseResourceReference>|<"), true);
  expect(used.labels).toEqual(["A1"]);
  expect(offer(album.replace("<ArtistPartyReference>P2<", "<ArtistPartyReference>|<"), true).labels).toEqual(["P2"]);
  expect(offer(album.replace("<ResourceReference>A1<", "<ResourceReference>|<"), true).labels).toEqual([]);
  const affiliate = "<Affiliation><PartyAffiliateReference>|</PartyAffiliateReference></Affiliation></Party>";
  expect(offer(album.replace("</Party>", affiliate), true).labels).toEqual(["P2"]);
});

describe("with a loaded schema", () => {
  const message = readSchema("message.xml");
  const inRecording = message.replace(/(PT2M58S<\/Duration>)/, "$1<|");

  it("offers what the schema allows and requires, and names it as the source", async () => {
    const loadedSchema = await readTestModel();
    const { labels, pick } = offer(inRecording, false, loadedSchema);
    expect(labels.slice(0, 3)).toEqual(["ParentalWarningType", "PLine", "CLine"]);
    expect(pick("File")).toContain('<File IsFinal="|"><URI></URI><Channels></Channels><Channels></Channels></File>');
    expect(makerOf(inRecording, loadedSchema)).toBe("release-notification.xsd 4.3");
    expect(offer(message.replace(/(PT2M58S<\/Duration>)/, '$1<PLine Kind="|'), false, loadedSchema).labels).toEqual([
      "Explicit",
      "NotExplicit",
    ]);
  });

  it("writes a value with markup's own characters as text", async () => {
    const { model, allowed } = await readTestModel();
    const loadedSchema = { model, allowed: { ...allowed, values: () => ["R&B", "'n'"] } };
    const inElement = message.replace(/<ParentalWarningType>.*?</, "<ParentalWarningType>|<");
    expect(offer(inElement, true, loadedSchema).pick("R&B")).toContain("<ParentalWarningType>R&amp;B|</");
    const inAttribute = message.replace(/(PT2M58S<\/Duration>)/, "$1<PLine Kind='|'/>");
    expect(offer(inAttribute, true, loadedSchema).pick("R&B")).toContain("Kind='R&amp;B|'");
    expect(offer(inAttribute, true, loadedSchema).pick("'n'")).toContain("Kind='&apos;n&apos;|'");
  });

  it("uses the tables if no schema is loaded, or only one for another version", async () => {
    const loadedSchema = await readTestModel();
    const otherVersion = {
      ...loadedSchema,
      model: { ...loadedSchema.model, namespace: "http://ddex.net/xml/ern/382" },
    };
    expect(makerOf(inRecording, null)).toBe("this site’s tables of ERN 4.3");
    expect(makerOf(inRecording, otherVersion)).toBe("this site’s tables of ERN 4.3");
  });
});
