/** @jest-environment jsdom */
import { CompletionContext, type Completion } from "@codemirror/autocomplete";
import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

import { readSample } from "../../test/ern/read-sample";
import { readSchema } from "../../test/ern/read-schema";
import { readTestModel } from "../../test/ern/schema-model";
import { checkErn } from "../../ern/check/check-ern";
import { completeErn } from "./complete-ern";
import type { GivenSchema, LastKnown } from "./last-known";

const last: LastKnown = {
  given: () => null,
  names: () => [],
  references: () => [
    { kind: "Resources", reference: "A1", label: "Source" },
    { kind: "Parties", reference: "P2", label: "The Example Trio" },
  ],
};

const viewOf = (doc: string, at: number): EditorView =>
  new EditorView({
    state: EditorState.create({ doc, selection: { anchor: at }, extensions: EditorState.lineSeparator.of("\n") }),
  });

/** What is offered where "|" stands. */
const offer = (marked: string, explicit = false, given: GivenSchema | null = null) => {
  const at = marked.indexOf("|");
  const view = viewOf(marked.replace("|", ""), at);
  const result = completeErn({ ...last, given: () => given })(new CompletionContext(view.state, at, explicit));
  const labels = result?.options.map(({ displayLabel, label }) => displayLabel ?? label) ?? [];
  const pick = (label: string): string => {
    const option = result!.options.find((each) => each.label === label)! as Completion;
    if (typeof option.apply === "function") option.apply(view, option, result!.from, at);
    const { head } = view.state.selection.main;
    return `${view.state.sliceDoc(0, head)}|${view.state.sliceDoc(head)}`;
  };
  return { labels, pick, options: result?.options ?? [] };
};

/** Who is said to say what is offered. */
const makerOf = (marked: string, given: GivenSchema | null): string | undefined => {
  const { options } = offer(marked, false, given);
  const info = options[0]?.info;
  return typeof info === "string" ? /By (.*)\.$/.exec(info)?.[1] : undefined;
};

const album = readSample("43-album.xml");
const old = readSample("382-album.xml");

it("offers the children that fit between their neighbours, in the schema's order", () => {
  const { labels } = offer(album.replace("<Duration>PT3M45S", "<|\n      <Duration>PT3M45S"));
  expect(labels).toEqual([
    "Contributor",
    "Character",
    "ResourceRightsController",
    "WorkRightsController",
    "CourtesyLine",
  ]);
});

it("offers no second one of what may be there once, and nothing that a choice rules out", () => {
  const { labels } = offer(album.replace("<StartDate>2026-12-04</StartDate>", "<StartDate>2026-12-04</StartDate><|"));
  expect(labels).toEqual(["EndDate"]);
});

it("puts an element in with its closing tag and what it cannot be without, laid out as the message is", () => {
  const { pick } = offer(album.replace("<Deal>", "<|\n      <Deal>"));
  const text = pick("Deal");
  expect(text).toContain("      <Deal>|</Deal>\n      <Deal>");
  const inTerms = offer(album.replace("<DealTerms>", "<|\n        <DealTerms>")).pick("DealReference");
  expect(inTerms).toContain("\n        <DealReference>|</DealReference>\n");
  const terms = offer(
    album.replace("</DealTerms>\n      </Deal>", "</DealTerms>\n      </Deal>\n      <Deal><|</Deal>"),
  );
  expect(terms.pick("DealTerms")).toContain(
    "<Deal><DealTerms><ValidityPeriod><StartDate>|</StartDate></ValidityPeriod></DealTerms></Deal>",
  );
});

it("keeps tabs and CRLF", () => {
  const crlf = old.replaceAll("\n", "\r\n").replace("<PLine>", "<|\r\n\t\t\t\t<PLine>");
  expect(offer(crlf).pick("PLine")).toContain(
    "\t\t\t\t<PLine>\r\n\t\t\t\t\t<PLineText>|</PLineText>\r\n\t\t\t\t</PLine>\r\n",
  );
});

it("gives an element that the checks find nothing wrong in but its empty values", () => {
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

it("puts a value in the place of the one that is there", () => {
  const { pick } = offer(album.replace(">TestMessage<", ">|TestMessage<"), true);
  expect(pick("LiveMessage")).toContain("<MessageControlType>LiveMessage|</MessageControlType>");
});

it("offers the attributes that are not there yet, the required ones first", () => {
  const { labels, pick } = offer(album.replace('<ProprietaryId Namespace="PADPIDA20261120019"', "<ProprietaryId |"));
  expect(labels).toEqual(["Namespace"]);
  expect(pick("Namespace")).toContain('<ProprietaryId Namespace="|">');
});

it("offers the closing tag where it is missing, and after a slash", () => {
  expect(offer("<a><b>x<|</a>").labels).toEqual(["</b>"]);
  expect(offer("<a><b>x<|</a>").pick("/b>")).toBe("<a><b>x</b>|</a>");
  expect(offer("<a><b>x</|").pick("/b>")).toBe("<a><b>x</b>|");
  expect(offer("<a><b>x<|</b></a>").labels).toEqual([]);
});

it("changes only the name of a tag that is there", () => {
  expect(offer(album.replace("<EndDate>", "<En|>")).pick("EndDate")).toContain("<EndDate|>2031-12-31</EndDate>");
});

it("offers nothing between tags before it is asked to", () => {
  const marked = album.replace("<Duration>", "|<Duration>");
  expect(offer(marked).labels).toEqual([]);
  expect(offer(marked, true).labels).toContain("Contributor");
});

it("offers the references that the message has, where one is used", () => {
  const used = offer(album.replace("<ReleaseResourceReference>A1<", "<ReleaseResourceReference>|<"), true);
  expect(used.labels).toEqual(["A1"]);
  expect(offer(album.replace("<ArtistPartyReference>P2<", "<ArtistPartyReference>|<"), true).labels).toEqual(["P2"]);
  expect(offer(album.replace("<ResourceReference>A1<", "<ResourceReference>|<"), true).labels).toEqual([]);
});

describe("with a schema that is given", () => {
  const message = readSchema("message.xml");
  const inRecording = message.replace(/(PT2M58S<\/Duration>)/, "$1<|");

  it("offers what that allows, with what it cannot be without, and says so", async () => {
    const given = await readTestModel();
    const { labels, pick } = offer(inRecording, false, given);
    expect(labels.slice(0, 3)).toEqual(["ParentalWarningType", "PLine", "CLine"]);
    expect(pick("File")).toContain('<File IsFinal="|"><URI></URI><Channels></Channels><Channels></Channels></File>');
    expect(makerOf(inRecording, given)).toBe("release-notification.xsd 4.3");
    expect(offer(message.replace(/(PT2M58S<\/Duration>)/, '$1<PLine Kind="|'), false, given).labels).toEqual([
      "Explicit",
      "NotExplicit",
    ]);
  });

  it("goes by the tables where none is given, or one for another version", async () => {
    const given = await readTestModel();
    const other = { ...given, model: { ...given.model, namespace: "http://ddex.net/xml/ern/382" } };
    expect(makerOf(inRecording, null)).toBe("this site’s tables of ERN 4.3");
    expect(makerOf(inRecording, other)).toBe("this site’s tables of ERN 4.3");
  });
});
