import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

import { checkErn } from "@ddex-suite/ern";
import { ernSampleFiles, ernSamples } from "@ddex-suite/ern/test/ern-samples";
import { messageKinds } from "@ddex-suite/ern/test/message-kinds";

import { startNode } from "../../test/node/node-process";
import { startPython } from "../../test/node/python-process";
import { findPython, missingImports } from "./languages/python/running/find-python";
import { needsOf } from "./languages/python/running/python-files";
import { createWorkspace } from "./running/workspace";
import { parseSamples } from "./samples/parse-samples";
import type { Program } from "./samples/sample";
import { sampleFiles } from "./samples/sample-files";
import { toPrograms } from "./samples/to-programs";

const pages = sampleFiles().map(({ file, raw }) => toPrograms(parseSamples(raw, file)));
const fixture = (name: string): string => readFileSync(`content/fixtures/${name}`, "utf8");
const album = fixture("album-43.xml");
const old = fixture("release-382.xml");

const withTerritory = (name: string, code: string): string =>
  album.replaceAll(/(?:<TerritoryCode>\w+<\/TerritoryCode>\s*)+/g, `<${name}>${code}</${name}>`);

const python = findPython();
const workspace = createWorkspace();
const nodeProcess = startNode();
const pythonProcess = python === undefined ? undefined : startPython(python);
afterAll(() => {
  workspace.remove();
  pythonProcess?.stop();
  nodeProcess.stop();
});

/** Runs a program of the docs next to the given files. */
const runDocsProgram = async (title: string, files: Readonly<Record<string, string | Buffer>>, ...args: string[]) => {
  const page = pages.find((candidate) => candidate.some((program) => program.title === title))!;
  const program = page.find((candidate) => candidate.title === title)!;
  const file = workspace.add(program, needsOf(program, page).files);
  const folder = path.dirname(file);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const runner = title.endsWith(".py") ? pythonProcess!.run : nodeProcess.run;
  const { status, stdout, stderr } = await runner(folder, file, ...args);
  return { status, output: stdout + stderr, folder };
};

const runOn = (title: string, message: string, ...args: string[]) =>
  runDocsProgram(title, { "given.xml": message }, "given.xml", ...args);

(python ? describe : describe.skip)("programs of the docs, with messages that are wrong or rare", () => {
  it.each([
    ["may_use.py", ["R0", "DE", "2026-01-01"]],
    ["release_countries.py", []],
    ["check_message.py", []],
  ])("%s doesn't read a deal without a territory as a right everywhere", async (title, args) => {
    const { status, output: output } = await runOn(
      title,
      album.replaceAll(/<TerritoryCode>\w+<\/TerritoryCode>/g, ""),
      ...args,
    );
    expect(output).toMatch(/names no territory/i);
    expect(status).toBe(1);
  });

  const elements = /<(\/?)(?=[A-Z])/g;
  it.each([
    ["a default namespace", album.replaceAll(/ern:(?=New)/g, "").replace("xmlns:ern=", "xmlns=")],
    ["prefixed elements", album.replaceAll(elements, "<$1ern:")],
  ])("stop at a message with %s, which isn't ERN", async (_name, message) => {
    const programs: [title: string, ...args: string[]][] = [
      ["artists.py"],
      ["check.py"],
      ["check_message.py"],
      ["explain.py"],
      ["files.py"],
      ["history.py"],
      ["isrcs.py"],
      ["load_sqlite.py"],
      ["may_use.py", "R0", "DE", "2026-01-01"],
      ["parse_ern.py"],
      ["release_countries.py"],
      ["stream-ern.mts"],
      ["stream_ern.py"],
      ["takedown.py", "MSG-2"],
      ["track_list.py"],
      ["walk.py"],
      ["who.py"],
    ];
    for (const [title, ...args] of programs) {
      const { status, output: output } = await runOn(title, message, ...args);
      expect([title, status, output]).toEqual([title, 1, expect.stringMatching(/namespace|MessageHeader/)]);
    }
    expect((await runOn("read_files.py", message)).output).toContain("1 failed");
  });

  it("exclude a part of an excluded country, and list a part of a country as itself", async () => {
    const excluded = withTerritory("ExcludedTerritoryCode", "ES");
    expect((await runOn("may_use.py", excluded, "R0", "ES-CN", "2026-01-01")).output).toContain("nothing");
    expect((await runOn("may_use.py", excluded, "R0", "DE", "2026-01-01")).output).toContain("OnDemandStream");
    expect((await runOn("release_countries.py", withTerritory("TerritoryCode", "ES-CN"))).output).toMatch(
      /^R0 OnDemandStream by .*: ES-CN$/m,
    );
  });

  it("may_use.py takes an exclusion before an inclusion, and says if a deal names no use", async () => {
    const both = withTerritory("TerritoryCode", "Worldwide").replaceAll(
      "</TerritoryCode>",
      "$&<ExcludedTerritoryCode>JP</ExcludedTerritoryCode>",
    );
    expect((await runOn("may_use.py", both, "R0", "JP", "2026-01-01", "DE", "2026-01-01")).output).toMatch(
      /^JP .*\n {2}nothing\nDE .*\n {2}OnDemandStream/m,
    );
    const withoutUse = album.replaceAll(/<UseType>.*<\/UseType>/g, "");
    expect((await runOn("may_use.py", withoutUse, "R0", "DE", "2026-01-01")).output).toContain("uses agreed elsewhere");
  });

  it("print the services of a deal, mark pre-orders, and warn of a code that is none of ERN's", async () => {
    const channel = "<DistributionChannel><PartyId><DPID>PADPIDA0000000002M</DPID></PartyId></DistributionChannel>";
    const order = withTerritory("TerritoryCode", "UK").replaceAll("</UseType>", `$&<IsPreOrderDeal>1</IsPreOrderDeal>`);
    const { output: output } = await runOn(
      "release_countries.py",
      order.replaceAll("</IsPreOrderDeal>", `$&${channel}`),
    );
    expect(output).toContain("warning: TerritoryCode UK");
    expect(output).toMatch(/^R0 OnDemandStream by SubscriptionModel, pre-order, through PADPIDA0000000002M, .*: GB$/m);
    expect((await runOn("parse_ern.py", order)).output).toContain("Pre-order for R0");
    expect((await runOn("stream_ern.py", order)).output).not.toContain("deal\t");
  });

  it("history.py stops at one id for two messages, and at a message without a date", async () => {
    const files = { "one.xml": album, "two.xml": album.replace("Morning Songs", "Evening Songs") };
    expect(await runDocsProgram("history.py", files, "one.xml", "one.xml")).toMatchObject({ status: 0 });
    expect(await runDocsProgram("history.py", files, "one.xml", "two.xml")).toMatchObject({
      status: 1,
      output: expect.stringContaining("ask the sender"),
    });
    const { status, output: output } = await runOn("history.py", album.replace(/<MessageCreatedDateTime>.*/, ""));
    expect([status, output]).toEqual([1, "given.xml: no MessageCreatedDateTime\n"]);
  });

  it("check_message.py names lines, also of broken XML", async () => {
    expect((await runOn("check_message.py", album.replace(">PLabel<", ">PNobody<"))).output).toMatch(
      /^given\.xml:\d+: ReleaseLabelReference PLabel leads nowhere$/m,
    );
    const { status, output: output } = await runOn("check_message.py", album.slice(0, 3000));
    expect([status, output]).toEqual([1, expect.stringMatching(/^given\.xml: .*line 80, column 6\n$/)]);
  });

  it.each([
    ["parse_ern.py", /ZZEX12500001,ZZEX12500009/],
    ["parse-ern.mts", /ZZEX12500001,ZZEX12500009/],
    ["stream_ern.py", /ZZEX12500001,ZZEX12500009\tFirst Light\tPT/],
    ["stream-ern.mts", /ZZEX12500001,ZZEX12500009\tFirst Light\tPT/],
  ])("%s reads the ISRC of each edition, and one title", async (title, line) => {
    const second = "<SoundRecordingEdition><ResourceId><ISRC>ZZEX12500009</ISRC></ResourceId></SoundRecordingEdition>";
    const message = album
      .replace("</SoundRecordingEdition>", `$&${second}`)
      .replace("First Light</DisplayTitleText>", "$&<DisplayTitleText>Erstes Licht</DisplayTitleText>");
    expect((await runOn(title, message)).output).toMatch(line);
  });

  it("make_batch.py asks for no file that the message doesn't deliver", async () => {
    const update = album.replaceAll("</File>", "$&<IsProvidedInDelivery>false</IsProvidedInDelivery>");
    const { output: output } = await runDocsProgram("make_batch.py", { "given.xml": update }, "N", ".", "given.xml");
    expect(output).toMatch(/^outbox\/N_\d{17}\/2000000000015: 0 files$/m);
  });

  it("make_batch.py names a release's folder by its GRid if it has one", async () => {
    const update = album
      .replaceAll("</File>", "$&<IsProvidedInDelivery>false</IsProvidedInDelivery>")
      .replace("<ReleaseId>", "$&<GRid>A12425GABC1234002M</GRid>");
    const { output: output } = await runDocsProgram("make_batch.py", { "given.xml": update }, "P", ".", "given.xml");
    expect(output).toMatch(/^outbox\/P_\d{17}\/A12425GABC1234002M: /m);
  });

  it("catalog.py lists an album's deal as the album's, and history.py a track's as none of it", async () => {
    const { output: output } = await runOn("catalog.py", messageKinds["twelve tracks on two discs"]);
    const rights = output.split("\n").filter((line) => /^ *QZABC2600101 .*(Download|Stream)/.test(line));
    expect(rights.filter((line) => line.includes("PermanentDownload"))).toHaveLength(3);
    expect(rights.filter((line) => /TrackRelease .*PermanentDownload/.test(line))).toEqual([]);
    expect(rights.filter((line) => /TrackRelease .*OnDemandStream/.test(line))).toHaveLength(1);
    const tracksOnly = album.replaceAll("<DealReleaseReference>R0</DealReleaseReference>", "");
    expect((await runOn("history.py", tracksOnly)).output).toContain("no deal");
  });

  it.each(["canonical.py", "canonical.mts"])("%s ends with 1 if two messages differ, and only then", async (title) => {
    const files = { "one.xml": album, "two.xml": album.replace("Morning Songs", "Evening Songs") };
    expect((await runDocsProgram(title, files, "one.xml", "one.xml")).status).toBe(0);
    expect((await runDocsProgram(title, files, "one.xml", "two.xml")).status).toBe(1);
  });

  it("load a deal that only excludes as one for the rest of the world", async () => {
    const { folder } = await runOn("load_sqlite.py", withTerritory("ExcludedTerritoryCode", "JP"));
    const ask = `import sqlite3, catalog_sql as sql
for place in ("DE", "JP"):
    print(place, len(sqlite3.connect("catalog.db").execute(sql.AVAILABLE, {"territory": place, "day": "2026-01-01"}).fetchall()))`;
    expect(spawnSync(python!, ["-c", ask], { cwd: folder, encoding: "utf8" }).stdout).toBe("DE 2\nJP 0\n");
  });

  it("judge a part of a country by the country's deals in the tables, too", async () => {
    const files = { "album.xml": withTerritory("ExcludedTerritoryCode", "ES"), "single.xml": fixture("single-42.xml") };
    const single = files["single.xml"].replace(/<TerritoryCode>CA</, "<TerritoryCode>ES<");
    const { folder } = await runDocsProgram(
      "load_sqlite.py",
      { ...files, "single.xml": single },
      "album.xml",
      "single.xml",
    );
    const ask = `import sqlite3, catalog_sql as sql
for row in sqlite3.connect("catalog.db").execute(sql.AVAILABLE, {"territory": "ES-CN", "day": "2026-01-01"}):
    print(row[0])`;
    expect(spawnSync(python!, ["-c", ask], { cwd: folder, encoding: "utf8" }).stdout).toBe("Tide Tables\n");
  });

  it.each([
    ["may_use.py", ["R0", "DE", "2026-01-01"]],
    ["load_sqlite.py", []],
  ])("%s takes no month for a day of a deal", async (title, args) => {
    for (const [day, month] of [
      ["<StartDateTime>2025-10-03T00:00:00</StartDateTime>", "<StartDate>2025-10</StartDate>"],
      ["<EndDateTime>2027-10-10T00:00:00</EndDateTime>", "<EndDate>2027-10</EndDate>"],
    ] as const) {
      expect(album).toContain(day);
      const { status, output: output } = await runOn(title, album.replaceAll(day, month), ...args);
      expect([status, output]).toEqual([1, expect.stringContaining(`${/\d+-\d+/.exec(month)![0]} is no day`)]);
    }
  });

  it("never take a TakeDown for a right", async () => {
    const takedown = old.replace("<DealTerms>", "<DealTerms><TakeDown>1</TakeDown>");
    expect((await runOn("release_countries.py", takedown)).output.trim()).toBe("The terms of no deal allow anything.");
  });

  it.each([
    ["TakeDown", old.replace("<DealTerms>", "$&<TakeDown>1</TakeDown>")],
    ["AllDealsCancelled", old.replace(/<Usage>[^]*?<\/Usage>/, "<AllDealsCancelled>true</AllDealsCancelled>")],
    [
      "DistributionChannel",
      old.replace("<ValidityPeriod>", "<DistributionChannel><PartyId>X</PartyId></DistributionChannel>$&"),
    ],
    ["NumberOfUsages", old.replace("</UseType>", "$&<NumberOfUsages>3</NumberOfUsages>")],
    [
      "ResourceUsage",
      old.replace("</DealTerms>", "$&<ResourceUsage><DealResourceReference>A1</DealResourceReference></ResourceUsage>"),
    ],
  ])("upgrade.py writes no deal without its %s", async (name, message) => {
    const { status, output: output, folder } = await runOn("upgrade.py", message);
    expect(output).toMatch(new RegExp(`^not converted, and may limit a deal: /DealList/.*${name}`, "m"));
    expect([status, existsSync(path.join(folder, "upgraded.xml"))]).toEqual([1, false]);
  });

  it("upgrade.py keeps a pre-order one, and a value of the sender's own", async () => {
    const order = old
      .replace("<CommercialModelType>", "<IsPreOrderDeal>true</IsPreOrderDeal>$&")
      .replace("<UseType>OnDemandStream", '<UseType UserDefinedValue="Loan" Namespace="X">UserDefined');
    const { status, folder } = await runOn("upgrade.py", order);
    const upgraded = readFileSync(path.join(folder, "upgraded.xml"), "utf8");
    expect([status, checkErn(upgraded)]).toEqual([0, []]);
    expect(upgraded).toMatch(/UserDefinedValue="Loan"[^>]*>UserDefined<\/UseType>\s*<IsPreOrderDeal>true</);
  });

  it.each(["change.py", "change.mts"])(
    "%s changes a StartDateTime, and refuses a message without one",
    async (title) => {
      const single = fixture("single-42.xml");
      const changed = await runDocsProgram(title, { "single-42.xml": single });
      expect(changed.status).toBe(0);
      const later = single.replace("2025-10-03T00:00:00", "2025-10-04T00:00:00");
      expect(readFileSync(path.join(changed.folder, "later.xml"), "utf8")).toBe(later);
      for (const message of [
        old,
        single.replaceAll("StartDateTime", "StartDate"),
        single.replace(/<DealList>[^]*<\/DealList>/, ""),
      ]) {
        const { status, output: output, folder } = await runDocsProgram(title, { "single-42.xml": message });
        expect([status, output]).toEqual([1, expect.stringContaining("has no StartDateTime")]);
        expect(output).not.toMatch(/Traceback|^ +at /m);
        expect(existsSync(path.join(folder, "later.xml"))).toBe(false);
      }
    },
  );

  it.each([
    ["change.py", "later.xml", [], /(?<=<StartDateTime>).*(?=<)/, "2025-10-04T00:00:00"],
    ["change.mts", "later.xml", [], /(?<=<StartDateTime>).*(?=<)/, "2025-10-04T00:00:00"],
    ["edit.py", "edited.xml", ["MessageHeader/MessageId", "MSG-0042", "MSG-99"], /MSG-0042/, "MSG-99"],
    ["edit.mts", "edited.xml", ["MessageHeader/MessageId", "MSG-0042", "MSG-99"], /MSG-0042/, "MSG-99"],
  ])("%s loses nothing of a message in another encoding, or refuses it", async (title, file, args, from, to) => {
    for (const [name, encoding, mark] of [
      ["UTF-16", "utf16le", "\uFEFF"],
      ["ISO-8859-1", "latin1", ""],
    ] as const) {
      const message = mark + fixture("single-42.xml").replace("Example", "Éxample").replace("UTF-8", name);
      const files = { "single-42.xml": Buffer.from(message, encoding) };
      const { status, output, folder } = await runDocsProgram(title, files, "single-42.xml", ...args);
      expect(output).not.toBe("");
      if (status === 0) expect(readFileSync(path.join(folder, file), encoding)).toBe(message.replace(from, to));
    }
  });

  it.each(["check_message.py", "references.py"])(
    "%s finds any dangling reference, and leaves contracts alone",
    async (title) => {
      const contract = album.replace("<DealTerms>", "<DealReference>D17</DealReference><DealTerms>");
      expect((await runOn(title, contract)).status).toBe(0);
      const dangling = "<Contributor><ContributorPartyReference>PNobody</ContributorPartyReference></Contributor>";
      const { status, output: output } = await runOn(title, contract.replace("<Duration>", `${dangling}<Duration>`));
      expect(output).toContain("ContributorPartyReference PNobody leads nowhere");
      expect(status).toBe(1);
    },
  );

  it.each([
    ["a label", old.replaceAll(/<LabelName>.*<\/LabelName>/g, ""), "ReleaseLabelReference"],
    ["a genre", old.replaceAll(/<Genre>[^]*?<\/Genre>/g, ""), "Genre"],
    ["a parental warning", old.replaceAll(/<ParentalWarningType>.*/g, ""), "ParentalWarningType"],
    ["everything", '<ern:NewReleaseMessage xmlns:ern="http://ddex.net/xml/ern/382"/>', "MessageHeader"],
  ])("upgrade.py names what a message without %s lacks, and writes nothing", async (_name, message, lacks) => {
    const { status, output: output, folder } = await runOn("upgrade.py", message);
    expect(output).toContain(`${lacks} is missing`);
    expect([status, existsSync(path.join(folder, "upgraded.xml"))]).toEqual([1, false]);
  });

  it("takedown.py leaves out references to the visibility that it leaves out", async () => {
    const visible = album
      .replace("<ResourceGroup>", "<ReleaseVisibilityReference>V1</ReleaseVisibilityReference><ResourceGroup>")
      .replace(
        "</DealList>",
        "<ReleaseVisibility><VisibilityReference>V1</VisibilityReference></ReleaseVisibility></DealList>",
      );
    const { status, folder } = await runOn("takedown.py", visible, "MSG-2");
    expect(status).toBe(0);
    expect(readFileSync(path.join(folder, "takedown.xml"), "utf8")).not.toContain("Visibility");
  });

  it("check.py refuses a message with a DOCTYPE, whose entities it doesn't read", async () => {
    const message = album
      .replace("<ern:New", '<!DOCTYPE a [<!ENTITY t "feat. Nobody">]>$&')
      .replace(">First Light<", ">&t;<");
    const { status, output } = await runOn("check.py", message);
    expect([status, output]).toEqual([1, "a message needs no DOCTYPE\n"]);
  });

  it.each(["canonical.py", "canonical.mts"])("%s ignores the order of attributes of two namespaces", async (title) => {
    const message = (...attributes: string[]): string => `<a xmlns:b="urn:b" xmlns:c="urn:c" ${attributes.join(" ")}/>`;
    const files = { "one.xml": message('b:x="1"', 'c:x="2"'), "two.xml": message('c:x="2"', 'b:x="1"') };
    expect((await runDocsProgram(title, files, "one.xml", "two.xml")).output).toMatch(/^equal$/m);
  });

  it.each(["edit.py", "edit.mts"])("%s changes one of several elements only if it's told which", async (title) => {
    const twice = album.replace("Rock &amp; Rain</DisplayTitleText>", "First Light</DisplayTitleText>");
    const change = ["ResourceList/SoundRecording/DisplayTitleText", "First Light", "Last Light"];
    const { status, output: output } = await runOn(title, twice, ...change);
    expect(output).toContain("2 elements");
    expect(status).toBe(1);
    const second = await runOn(title, twice, ...change, "2");
    expect(readFileSync(path.join(second.folder, "edited.xml"), "utf8").match(/Last Light/g)).toHaveLength(1);
  });

  it.each(["check.ts", "check.py"])(
    "%s exits with 1 if a rule of severity error fails, and only then",
    async (title) => {
      const page = pages.find((candidate) => candidate.some((program) => program.title === title))!;
      const modules = ["rules.ts", "our-rules.ts"].map((name) => [
        name,
        page.find((candidate) => candidate.title === name)!.code,
      ]);
      const files = Object.fromEntries(modules) as Record<string, string>;
      expect(await runDocsProgram(title, files, "album-43.xml")).toMatchObject({
        status: 0,
        output: expect.stringContaining("send"),
      });
      expect(await runDocsProgram(title, files, "single-42.xml")).toMatchObject({
        status: 1,
        output: expect.stringContaining("do not send"),
      });
    },
  );

  it.each([
    ["first-read.mts", "harbour.xml"],
    ["first_read.py", "harbour.xml"],
    ["parse.mts", "album-43.xml"],
    ["parse.py", "album-43.xml"],
  ])("%s reads a message with one video, and one without lists", async (title, name) => {
    const video = readFileSync("src/playground/samples/43-video.xml", "utf8");
    const empty =
      '<ern:NewReleaseMessage xmlns:ern="http://ddex.net/xml/ern/43"><MessageHeader/></ern:NewReleaseMessage>';
    for (const message of [video, empty])
      expect(await runDocsProgram(title, { [name]: message })).toMatchObject({ status: 0 });
  });
});

interface Found {
  name: string;
  program: Program;
  page: readonly Program[];
}

const programs = pages.flatMap((page) =>
  page
    .filter(({ language }) => language === "python")
    .map((program): Found => ({ name: `${program.parts[0]!.file}: ${program.title}`, program, page })),
);

/** Programs that read the message passed as an argument instead of the page's. */
const allReading = programs.filter(({ program: { code } }) =>
  /sys\.argv\[1\] if len\(sys\.argv\) > 1 else "[\w-]+\.xml"/.test(code),
);
const codes = allReading.map(({ program }) => program.code);
const missing = python === undefined ? undefined : missingImports(python, codes);
const reading = allReading.filter((_found, index) => missing?.[index]!.length === 0);

/** The text of the block below a program if it's the program's output. */
const shown = ({ program }: Found): string => {
  const { file } = program.parts[0]!;
  const samples = parseSamples(readFileSync(file, "utf8"), file);
  const next = samples[samples.findIndex(({ line }) => line === program.parts[0]!.line) + 1];
  return next?.language === "output" ? next.code : "";
};

const messages = [
  ...readdirSync("content/fixtures")
    .map((name) => path.resolve("content/fixtures", name))
    .filter((file) => readFileSync(file, "utf8").includes("NewReleaseMessage")),
  path.resolve("src/playground/samples/43-video.xml"),
  path.resolve("src/playground/samples/382-album.xml"),
  ...ernSampleFiles.filter((name) => !name.startsWith("nasty")).map((name) => path.join(ernSamples, name)),
];

const add = ({ program, page }: Found): string => workspace.add(program, needsOf(program, page).files);

/** Runs a program on each of the messages; it may reject one with its own message. */
const EACH = `import runpy, sys
program, *messages = sys.argv[1:]
for message in messages:
    sys.argv = [program, message]
    try:
        runpy.run_path(program, run_name="__main__")
    except SystemExit as refused:
        print(refused, file=sys.stderr)`;

const runEach = (file: string, ...args: string[]) => {
  writeFileSync(path.join(path.dirname(file), "each.py"), EACH);
  return pythonProcess!.run(path.dirname(file), "each.py", file, ...args);
};

const runCode = (file: string, ...args: string[]) =>
  spawnSync(python!, ["-c", ...args], { encoding: "utf8", cwd: path.dirname(file), timeout: 60_000 });

/** Whether a program prints text besides its results, or rejects messages. */
const speaks = ({ program: { code } }: Found): boolean => /\bsys\.(stderr|exit)\b|\bSystemExit\b/.test(code);

/** Runs a program on each of the files, and prints the peak memory of its objects in bytes after each. */
const PEAKS = `import runpy, sys, tracemalloc
program, *messages = sys.argv[1:]
tracemalloc.start()
for message in messages:
    sys.argv = [program, message]
    tracemalloc.reset_peak()
    runpy.run_path(program, run_name="__main__")
    print("peak", tracemalloc.get_traced_memory()[1])`;

/** How many recordings a program found: the number it prints, or otherwise the number of lines with one. */
const countRecordings = (lines: readonly string[]): number =>
  Number(
    lines.map((line) => /^(\d+) recordings$/.exec(line)?.[1]).find(Boolean) ??
      lines.filter((line) => /^(track\t)?A\d+\b/.test(line)).length,
  );

/** Pages that declare their programs to be for ERN 4 only. */
const ofErn4 = ["content/docs/guides/streaming-large-files.mdx"];

const named = (found: readonly Found[]): [string, Found][] => found.map((entry) => [entry.name, entry]);

it("finds programs that read messages, by what they do", () => {
  expect(allReading.length).toBeGreaterThan(4);
});

it.each(ofErn4)("%s mentions ERN 4 before its first heading", (file) => {
  expect(readFileSync(file, "utf8").split("\n## ")[0]).toMatch(/\bof an ERN 4\s+message\b/);
});

(reading.length > 0 ? describe : describe.skip)("Python programs of the content", () => {
  it.each(named(reading))("%s reads every message", async (_name, found) => {
    const { stderr } = await runEach(add(found), ...messages);
    if (speaks(found)) expect(stderr).not.toContain("Traceback");
    else expect(stderr).toBe("");
  });

  const withTitles = reading.filter((found) => /[A-Z]{4}\d{8}\b/.test(shown(found)));
  it.each(named(withTitles))(
    "%s finds titles of videos and of each version that its page is about",
    async (_name, found) => {
      const file = add(found);
      const finds = async (message: string, title: string, isrc: string): Promise<boolean> => {
        const { stdout } = await runEach(
          file,
          messages.find((candidate) => candidate.endsWith(message))!,
        );
        return new RegExp(`${title}[\\s,]+${isrc}|${isrc}[\\s,]+${title}`).test(stdout);
      };
      expect(await finds("43-video.xml", "Glass Harbour \\(Video\\)", "QZABC2600051")).toBe(true);
      expect(await finds("single-42.xml", "Tide Tables", "ZZEX12500003")).toBe(true);
      const isOfErn4 = ofErn4.includes(found.program.parts[0]!.file);
      expect(await finds("release-382.xml", "Harbor Songs", "ZZEX12500004")).toBe(!isOfErn4);
    },
  );

  // A program that also reads the whole tree compares ways of reading.
  const streaming = reading.filter(
    ({ program: { code } }) => code.includes("iterparse(") && !code.includes("ET.parse("),
  );
  it.each(named(streaming))(
    "%s, which is for large messages, frees what it has read",
    (_name, found) => {
      const maker = found.page.find(({ title }) => title === "make_large.py")!;
      const file = workspace.add(found.program, needsOf(maker, found.page).files);
      const names = ["500", "1000"].map((count) => {
        expect(runCode(file, maker.code, count).stderr).toBe("");
        renameSync(path.join(path.dirname(file), "large.xml"), path.join(path.dirname(file), `${count}.xml`));
        return `${count}.xml`;
      });
      // The first run also loads the modules that the program imports.
      const outputs = runCode(file, PEAKS, file, names[0]!, ...names).stdout.split(/^peak /m);
      const [, , fewer, more] = outputs.map((output) => parseInt(output, 10));
      expect(outputs.slice(0, 3).map((output) => countRecordings(output.split("\n")))).toEqual([500, 500, 1_000]);
      expect(more! / fewer!).toBeLessThan(1.2);
    },
    60_000,
  );
});
