import { applySplices } from "@ddex-suite/ern";
import { readSample } from "@ddex-suite/ern/test/read-sample";
import { listChecks } from "@ddex-suite/ern/validate";

import { analyzeSource } from "../../test/playground/analyze-source";
import { fakeVerdict } from "../../test/playground/fake-verdict";
import type { EditCommand } from "./apply-command";
import { createEngine } from "./create-engine";
import type { StructureItem } from "./structure/analysis";

const single = readSample("43-single.xml");

const opened = async (source = single) => {
  const engine = createEngine();
  const analysis = await analyzeSource(engine, source);
  const inspect = (text: string) => engine.inspect({ revision: 1, offset: source.indexOf(text) });
  const edit = async (command: EditCommand) => applySplices(source, await engine.edit({ revision: 1, command })).source;
  return { engine, analysis, inspect, edit };
};

const rows = (items: readonly StructureItem[], depth = 0): string[] =>
  items.flatMap(({ label, detail, children }) => [
    `${"  ".repeat(depth)}${label} (${detail})`,
    ...rows(children, depth + 1),
  ]);

const changedLines = (before: string, after: string): [string, string][] => {
  const [left, right] = [before.split("\n"), after.split("\n")];
  expect(right).toHaveLength(left.length);
  return left.flatMap((line, index) =>
    line === right[index] ? [] : [[line.trim(), right[index]!.trim()] as [string, string]],
  );
};

describe("report", () => {
  it("has each problem's location, also of a schema, as long as the message can be read", async () => {
    const { engine, analysis } = await opened(single.replace("PT2M58S", "2:58"));
    const found = { source: "schema", severity: "error", message: "No.", remedy: "", line: 1, column: 1 };
    const path = "/NewReleaseMessage/ReleaseList/Release/@LanguageAndScriptCode";
    const verdicts = [fakeVerdict({ state: "diagnostics", count: 1, diagnostics: [{ ...found, path } as never] })];
    const asked = { file: "a.xml", checks: listChecks(analysis.diagnostics, verdicts, []), format: "svrl" } as const;
    const written = await engine.report({ ...asked, revision: 1 });
    expect(written.match(/location="[^"]+"/g)).toEqual([
      expect.stringMatching(/Q\{\}SoundRecording\[1\]\/Q\{\}Duration\[1\]"$/),
      expect.stringMatching(/Q\{\}ReleaseList\[1\]\/Q\{\}Release\[1\]"$/),
    ]);
    expect(await engine.report({ ...asked, revision: 2 })).toContain('location="/"');
  });

  it("has the same of files that aren't open, as far as they can be read", async () => {
    const { engine, analysis } = await opened(single.replace("PT2M58S", "2:58"));
    const checks = listChecks(analysis.diagnostics, [], []);
    const report = (text: string) =>
      engine.reportFiles({ files: [{ file: "a.xml", content: new Blob([text]), checks }], format: "svrl" });
    expect(await report(single)).toMatch(/location="[^"]+Q\{\}SoundRecording\[1\]\/Q\{\}Duration\[1\]"/);
    expect(await report("<a>")).toContain('location="/"');
  });
});

describe("analyze", () => {
  it("lists header, parties, resources, releases and deals", async () => {
    const { analysis } = await opened();
    expect(analysis.version).toBe("ERN 4.3");
    expect(rows(analysis.structure)).toMatchInlineSnapshot(`
     [
       "Header (MSG-2026-0002)",
       "Parties (2)",
       "  Example Label (P1)",
       "  Noa Sample (P2)",
       "Resources (2)",
       "  Paper Boats (A1 · SoundRecording · Noa Sample)",
       "  Image (A2 · Image)",
       "Releases (1)",
       "  Paper Boats (R0 · Main release)",
       "    Paper Boats (1 · A1)",
       "Deals (1)",
       "  Deals for R0 (1)",
       "    US, CA (SubscriptionModel · OnDemandStream, ConditionalDownload · 2026-11-27T00:00:00)",
     ]
    `);
  });

  it("returns the tracks as rows of text", async () => {
    const { tracks, trackCount } = (await opened()).analysis;
    expect(trackCount).toBe(1);
    expect(tracks[0]!.cells).toMatchObject({ title: "Paper Boats", isrc: "QZABC2600010", duration: "PT2M58S" });
    expect(single.slice(tracks[0]!.from)).toMatch(/^<ResourceGroupContentItem>/);
  });

  it("lists the problems of a message that isn't well-formed XML", async () => {
    const { analysis, engine } = await opened("<a>\n<b></a>");
    expect(analysis).toMatchObject({ wellFormed: false, structure: [], diagnostics: [{ severity: "error", line: 2 }] });
    expect(() => engine.export({ revision: 1, format: "csv" })).toThrow("cannot be read as it is now");
  });

  it("reports nothing in an empty source", async () => {
    const { analysis } = await opened("");
    expect(analysis).toMatchObject({ wellFormed: false, structure: [], diagnostics: [] });
  });

  it("aborts an analysis when another source arrives, even after parsing", async () => {
    const engine = createEngine();
    const old = expect(analyzeSource(engine, single)).rejects.toMatchObject({ code: "cancelled" });
    void engine.text({ name: "source", number: 2, base: 1, splices: [], isLast: false });
    await old;
  });

  it("aborts an analysis when a newer one begins", async () => {
    const engine = createEngine();
    const long = `<a>${"<b>text</b>".repeat(300_000)}</a>`;
    const old = expect(analyzeSource(engine, long)).rejects.toMatchObject({ code: "cancelled" });
    expect((await analyzeSource(engine, single, 2)).revision).toBe(2);
    await old;
  });
});

describe("cells", () => {
  it("are those of tracks that a range of the source is in or begins at", async () => {
    const engine = createEngine();
    await analyzeSource(engine, single);
    const rangeOf = (text: string) => ({ from: single.indexOf(text), to: single.indexOf(text) + text.length });
    const ranges = ["<MessageId>", "PT2M58S", "<SoundRecording>", "<ISRC>"].map(rangeOf);
    expect(engine.cells({ revision: 1, ranges })).toEqual([
      { row: 0, column: "isrc", index: 3 },
      { row: 0, column: "duration", index: 1 },
    ]);
  });
});

describe("advice", () => {
  it("is what the release profile demands, or good practice asks for", async () => {
    const engine = createEngine();
    await analyzeSource(engine, single.replace("FrontCoverImage", "BackCoverImage"));
    const { diagnostics } = await engine.advice({ revision: 1, kind: "profile" });
    expect(diagnostics).toMatchObject([{ severity: "profile", message: expect.stringContaining("FrontCoverImage") }]);
    expect((await engine.advice({ revision: 1, kind: "hint" })).diagnostics[0]).toMatchObject({ severity: "hint" });
  });
});

describe("inspect", () => {
  it("returns the form of the part at an offset, and the element there", async () => {
    const { inspect } = await opened();
    const { part, element } = await inspect("<Duration>");
    expect(part).toMatchObject({ title: "SoundRecording A1", reference: { kind: "resource", value: "A1" } });
    expect(part!.fields.map(({ label, value }) => `${label}: ${value}`)).toMatchInlineSnapshot(`
     [
       "Title: Paper Boats",
       "DisplayTitle: Paper Boats",
       "Artist’s name: Noa Sample",
       "Name of party P2: Noa Sample",
       "ISRC: QZABC2600010",
       "Duration: PT2M58S",
       "Parental warning: NoAdviceAvailable",
       "P line: year: 2026",
       "P line: text: (P) 2026 Example Label",
       "Language: en",
       "File: resources/boats.wav",
     ]
    `);
    expect(element).toMatchObject({ name: "Duration", text: "PT2M58S", addable: [] });
  });

  it("returns the main release's form outside of all parts", async () => {
    const { inspect } = await opened();
    expect((await inspect("<ern:NewReleaseMessage")).part).toMatchObject({
      title: expect.stringMatching(/^Release R/),
    });
  });

  it("returns every position of every field", async () => {
    const { inspect } = await opened();
    for (const text of ["<MessageId>", "<PartyReference>", "<Duration>", "<ReleaseId>", "<DealTerms>"]) {
      for (const { value, from, to } of (await inspect(text)).part!.fields) expect(single.slice(from, to)).toBe(value);
    }
  });
});

describe("edit", () => {
  it("changes one line when a field is set", async () => {
    const { inspect, edit } = await opened();
    const { part } = await inspect("<Duration>");
    const { path: fieldPath } = part!.fields.find(({ label }) => label === "Duration")!;
    const after = await edit({ do: "setText", path: fieldPath, value: "PT3M" });
    expect(changedLines(single, after)).toEqual([["<Duration>PT2M58S</Duration>", "<Duration>PT3M</Duration>"]]);
  });

  it("renames every occurrence of a reference", async () => {
    const { edit } = await opened();
    const after = await edit({ do: "renameReference", kind: "resource", from: "A1", to: "A77" });
    expect(after).not.toMatch(/>A1</);
    expect(after.replaceAll(">A77<", ">A1<")).toBe(single);
  });

  it("adds and removes an element, which restores the message", async () => {
    const { edit, inspect } = await opened();
    const { element } = await inspect("<DisplayTitleText>");
    const parent = element!.path.replace(/\/[^/]*$/, "");
    const added = await edit({ do: "addElement", path: parent, name: "LanguageOfPerformance", value: "en" });
    expect(added).toContain("<LanguageOfPerformance>en</LanguageOfPerformance>");
    const next = await opened(added);
    expect(await next.edit({ do: "removeElement", path: `${parent}/LanguageOfPerformance` })).toBe(single);
  });

  it("refuses a path that no longer exists", async () => {
    const { edit } = await opened();
    await expect(edit({ do: "removeElement", path: "/Nothing" })).rejects.toThrow("no longer in the message");
  });
});

describe("compare", () => {
  const compare = async (before: string, after: string) => {
    const engine = createEngine();
    const splicesOf = (insert: string) => [{ from: 0, to: 0, insert }];
    await engine.text({ name: "original", number: 1, splices: splicesOf(before), isLast: true });
    await engine.text({ name: "source", number: 1, splices: splicesOf(after), isLast: true });
    const pair = { original: 1, source: 1 };
    return { ...(await engine.compare(pair)), ...(await engine.describeSides({ ...pair, encoding: "utf-8" })) };
  };

  it("shows only the changed line, with sizes and canonical hashes of both sides", async () => {
    const after = single.replace("PT2M58S", "PT3M");
    const { rows: shown, changedLines: count, ...sides } = await compare(single, after);
    expect(count).toBe(1);
    expect(
      shown
        .filter(({ kind }) => kind === "removed" || kind === "added")
        .map(({ kind, text: line }) => `${kind} ${line.trim()}`),
    ).toEqual(["removed <Duration>PT2M58S</Duration>", "added <Duration>PT3M</Duration>"]);
    expect(sides.before.bytes - sides.after.bytes).toBe(3);
    expect(sides.before.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(sides.after.hash).not.toBe(sides.before.hash);
  });

  it("returns the same hash if only the layout differs, and none for broken XML", async () => {
    const { before, after, changedLines: count } = await compare("<a b='1'>\n</a>", '<a  b="1">\n</a>');
    expect(count).toBe(1);
    expect(after.hash).toBe(before.hash);
    expect((await compare("<a/>", "<a>")).after.hash).toBeNull();
  });

  it("reports that nothing changed", async () => {
    expect(await compare(single, single)).toMatchObject({
      rows: [],
      changedLines: 0,
    });
  });
});

it("builds a message from JSON, the same each time, and reports where JSON is wrong", async () => {
  const { build } = createEngine();
  const json = readSample("single.json");
  expect(await build({ json })).toBe(await build({ json }));
  await expect(build({ json: "{" })).rejects.toThrow("This isn't JSON");
  await expect(build({ json: json.replace("QZABC2600010", "QZ") })).rejects.toThrow("$.tracks[0].isrc");
});

it("builds a message again from its graph, with the same data", async () => {
  const { engine } = await opened(readSample("43-album.xml"));
  const json = engine.export({ revision: 1, format: "graph" });
  const again = await opened(await engine.build({ json }));
  expect(again.engine.export({ revision: 1, format: "graph" })).toBe(json);
});

describe("convert", () => {
  it("returns the message as ERN 4.3.2, and what happened to its parts, in groups and as CSV", async () => {
    const { engine } = await opened(readSample("382-album.xml"));
    const report = await engine.convert({ revision: 1, to: "4.3.2" });
    expect(report.source).toContain("http://ddex.net/xml/ern/432");
    const types = report.groups.find(({ path }) => path?.endsWith("/SoundRecording/SoundRecordingType"));
    expect(types).toMatchObject({ outcome: "changed", count: 2, values: ["MusicalWorkSoundRecording"] });
    const lines = (await engine.conversionReport({ revision: 1, to: "4.3.2" })).trimEnd().split("\r\n");
    expect(lines[0]).toContain("Outcome,In the old message,In the new message,Text,Why");
    expect(lines).toHaveLength(1 + Object.values(report.counts).reduce((sum, count) => sum + count, 0));
  });

  it("converts to 4.3 if that is wanted", async () => {
    const { engine } = await opened(readSample("382-album.xml"));
    const { to, source } = await engine.convert({ revision: 1, to: "4.3" });
    expect(to).toBe("4.3");
    expect(source).toContain('"http://ddex.net/xml/ern/43"');
    expect(await engine.conversionReport({ revision: 1, to: "4.3" })).not.toContain("DisplayGenre");
  });

  it("reports that other versions aren't converted", async () => {
    const { engine } = await opened(single.replaceAll("/ern/43", "/ern/432"));
    await expect(engine.convert({ revision: 1, to: "4.3.2" })).rejects.toThrow(
      "This is ERN 4.3.2, which isn't converted to 4.3.2.",
    );
  });
});
