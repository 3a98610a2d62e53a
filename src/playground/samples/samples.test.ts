import {
  applySplices,
  compareMessages,
  convertErn,
  editTracks,
  type ErnDiagnostic,
  findNode,
  listTracks,
  parseErn,
  planCsv,
  planPaste,
  readMessage,
  setText,
  toCsv,
  toTracks,
} from "@ddex-suite/ern";
import { readSample } from "@ddex-suite/ern/test/read-sample";

import { analyzeSource } from "../../test/playground/analyze-source";
import { allTabs, sourceTab } from "../views/tabs/tabs";
import { createEngine } from "../workers/create-engine";
import { betweens, samples } from "./samples";

/** The text of a sample's card, whose promises the test checks. */
const promises = (name: string): string => samples.find((sample) => sample.name === name)!.about;
const analyze = (source: string) => analyzeSource(createEngine(), source);
const diagnosticsOf = async (source: string): Promise<readonly ErnDiagnostic[]> => (await analyze(source)).diagnostics;
const read = (name: string) => {
  const document = parseErn(readSample(name));
  return { document, message: readMessage(document) };
};

describe("playground samples", () => {
  it("have the stated versions", async () => {
    const versions = await Promise.all(
      samples.map(async ({ name }) => [name, (await analyze(readSample(name))).version]),
    );
    expect(versions).toEqual(samples.map(({ name, version }) => [name, `ERN ${version}`]));
  });

  it("have a line that loads them, a drawing and a view that exist", () => {
    const views = allTabs(true).map(({ name }) => name);
    const failures = samples.flatMap(({ name, load, between, panel }) => [
      ...(load === undefined ? [`${name} has no line in samples.ts`] : []),
      ...(betweens.includes(between) ? [] : [`${name}: no drawing is named ${between}`]),
      ...([sourceTab.name, ...views].includes(panel) ? [] : [`${name}: no view is named ${panel}`]),
    ]);
    expect(failures).toEqual([]);
  });

  it("include exactly three with problems", async () => {
    const counts = await Promise.all(samples.map(async ({ name }) => (await diagnosticsOf(readSample(name))).length));
    expect(samples.filter((_, index) => counts[index] !== 0).map(({ name }) => name)).toEqual([
      "43-five-mistakes.xml",
      "43-extensions.xml",
      "43-broken.xml",
    ]);
  });

  it("have one track and its cover in the single", () => {
    expect(promises("43-single.xml")).toContain("One track and its cover, nothing wrong with it");
    const { message } = read("43-single.xml");
    expect(message.resources.map(({ kind }) => kind)).toEqual(["SoundRecording", "Image"]);
  });

  it("have five mistakes with one fix each, which leave no problem", async () => {
    expect(promises("43-five-mistakes.xml")).toContain("Each has one fix");
    let source = readSample("43-five-mistakes.xml");
    const diagnostics = await diagnosticsOf(source);
    expect(diagnostics.map(({ fixes }) => fixes?.length)).toEqual([1, 1, 1, 1, 1]);
    for (let left = diagnostics.length; left > 0; left -= 1) {
      const [first] = await diagnosticsOf(source);
      source = applySplices(source, first!.fixes![0]!.splices).source;
      expect(await diagnosticsOf(source)).toHaveLength(left - 1);
    }
  });

  it("have twelve tracks in the album of twelve, which survive a round trip through a table", () => {
    expect(promises("43-twelve-tracks.xml")).toContain("take it to a spreadsheet and back as CSV");
    const { document, message } = read("43-twelve-tracks.xml");
    expect(listTracks(message)).toHaveLength(12);
    const csv = toCsv(listTracks(message));
    const tracks = toTracks(document);
    expect(planCsv(tracks, csv).edit).toBeNull();
    const { rows, edit } = planCsv(tracks, csv.replace("Slack Water", "Slack Tide"));
    expect(rows).toHaveLength(1);
    const { source } = editTracks(document, edit!);
    expect(source).toContain("<TitleText>Slack Tide</TitleText>");
    expect(planPaste(tracks, "Harbour Light", 0, ["title"]).rows).toHaveLength(1);
  });

  it("have the differences that the card of the later delivery promises", () => {
    expect(promises("43-twelve-again.xml")).toContain("A new title, a new duration, new dates and one more country");
    const changes = compareMessages(read("43-twelve-tracks.xml"), read("43-twelve-again.xml"));
    expect(changes.map(({ part, field }) => `${part}: ${field}`)).toEqual([
      "message: Message ID",
      "message: Created",
      "releases: Release date",
      "releases: Title",
      "tracks: Title",
      "tracks: Duration",
      "deals: Starts",
      "deals: Territories",
      "deals: Starts",
    ]);
    const days = changes.find(({ field }) => field === "Created")!;
    expect(Date.parse(days.after!.text) - Date.parse(days.before!.text)).toBe(7 * 24 * 60 * 60 * 1000);
  });

  it("convert the ERN 3.8.2 album of two tracks to ERN 4.3 without a problem", async () => {
    expect(promises("382-album.xml")).toContain("An album of two tracks");
    expect(listTracks(read("382-album.xml").message)).toHaveLength(2);
    const { source, items } = convertErn(parseErn(readSample("382-album.xml")), "4.3");
    expect(await analyze(source)).toMatchObject({ version: "ERN 4.3", diagnostics: [] });
    expect(items.length).toBeGreaterThan(20);
  });

  it("keep extensions, CDATA and white space when a value is edited", async () => {
    expect(promises("43-extensions.xml")).toContain("An element of its sender’s own, which ERN does not allow, CDATA");
    const source = readSample("43-extensions.xml");
    expect(await diagnosticsOf(source)).toMatchObject([
      { code: "namespace", message: expect.stringMatching(/^x:Mood is in the namespace urn:example:catalogue/) },
    ]);
    for (const odd of ["<x:Mood ", "<![CDATA[", "<Duration   >"]) expect(source).toContain(odd);
    const document = parseErn(source);
    const duration = findNode(document, "/NewReleaseMessage/ResourceList/SoundRecording/Duration")!;
    const { source: edited } = setText(document, duration, "PT3M");
    expect(edited).toBe(source.replace("PT2M58S", "PT3M"));
  });

  it("have a release for each of the three tracks besides the album's own, and deals", async () => {
    expect(promises("43-album.xml")).toContain("Each track is a release of its own");
    const { message } = read("43-album.xml");
    expect(message.releases).toHaveLength(4);
    const labels = (await analyze(readSample("43-album.xml"))).structure.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(["Releases", "Deals"]));
  });

  it("have one track in the message of ERN 4.2", () => {
    expect(promises("42-single.xml")).toContain("One track of ERN 4.2");
    expect(listTracks(read("42-single.xml").message)).toHaveLength(1);
  });

  it("have nine problems in the broken message, some of them with no fix or several", async () => {
    expect(promises("43-broken.xml")).toContain("Nine problems, some of which only its sender can decide");
    const diagnostics = await diagnosticsOf(readSample("43-broken.xml"));
    expect(diagnostics).toHaveLength(9);
    expect(diagnostics.filter(({ fixes = [] }) => fixes.length !== 1).length).toBeGreaterThan(1);
    for (const { line } of diagnostics) expect(line).toBeGreaterThan(0);
  });

  it("are compared with samples that exist", () => {
    const names = samples.map(({ name }) => name);
    for (const { compareWith } of samples) if (compareWith) expect(names).toContain(compareWith);
  });
});
