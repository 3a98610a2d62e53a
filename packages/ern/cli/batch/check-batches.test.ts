import { createHash } from "node:crypto";
import { readFileSync, symlinkSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../../test/temporary-folder";
import { checkBatches } from "./check-batches";

const NAME = "N_20251003120000000";
const RELEASE = "2000000000015";
const files = ["first-light.flac", "rock-and-rain.flac", "cover.jpg"];
/** The album as its batch has it: with the folder of its files. */
const message = files.reduce(
  (xml, name) => xml.replace(`<URI>${name}`, `<URI>resources/${name}`),
  readFileSync("content/fixtures/album-43.xml", "utf8"),
);
const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The message with the sum of each file, whose content is its name. */
const summed = files.reduce(
  (xml, name) =>
    xml.replace(
      `<URI>resources/${name}</URI>`,
      `$&<HashSum><Algorithm>SHA-256</Algorithm><HashSumValue>${sha256(name)}</HashSumValue></HashSum>`,
    ),
  message,
);

const manifest = (url = `${RELEASE}/${RELEASE}.xml`, changes: readonly (readonly [string, string])[] = []): string => {
  const xml = `<s:ManifestMessage xmlns:s="http://ddex.net/xml/ern-c-sftp/17"><IsTestFlag>true</IsTestFlag>
<RootDirectory>${NAME}</RootDirectory><NumberOfMessages>1</NumberOfMessages>
<MessageInBatch><MessageType>NewReleaseMessage</MessageType><MessageId>MSG-0043</MessageId><URL>${url}</URL>
<IncludedReleaseId><ICPN>${RELEASE}</ICPN></IncludedReleaseId>
<HashSum><HashSum>${sha256(summed)}</HashSum><HashSumAlgorithmType>SHA2</HashSumAlgorithmType></HashSum></MessageInBatch></s:ManifestMessage>`;
  return changes.reduce((text, [from, to]) => text.replace(from, to), xml);
};

type Files = Record<string, string>;

/** A whole delivery below the folder of its batch; undefined leaves a file out. */
const delivery = (changes: Record<string, string | undefined> = {}): Files => {
  const whole = {
    [`BatchComplete_20251003120000000.xml`]: manifest(),
    [`${RELEASE}/${RELEASE}.xml`]: summed,
    ...Object.fromEntries(files.map((name) => [`${RELEASE}/resources/${name}`, name])),
  };
  const entries = Object.entries({ ...whole, ...changes }).filter(([, text]) => text !== undefined);
  return Object.fromEntries(entries) as Files;
};

const progress = { show: () => undefined, clear: () => undefined };
const below = (folder: string, all: Files): Files =>
  Object.fromEntries(Object.entries(all).map(([name, text]) => [`${folder}/${name}`, text]));

/** Checks a delivery; returns each problem with its file, its line, and the results. */
const check = async (all: Files, { folder = NAME, base }: { folder?: string; base?: string } = {}) => {
  const root = temporaryFolder(below(folder, all));
  const checked = await checkBatches(path.join(root, folder), { progress, base });
  const problems = checked.flatMap(({ file, checks }) =>
    checks.flatMap((fileCheck) =>
      fileCheck.problems.map(({ code, line, message: text, remedy }) => ({
        file: path.relative(path.join(root, folder), file).replaceAll(path.sep, "/"),
        code,
        line,
        text: `${text} ${remedy}`,
      })),
    ),
  );
  return { problems, results: checked.flatMap(({ checks }) => checks.map(({ result }) => result)), root };
};

const problemsOf = async (changes: Record<string, string | undefined>) => (await check(delivery(changes))).problems;

describe("checkBatches", () => {
  it("finds nothing wrong in a whole delivery", async () => {
    expect(await check(delivery())).toMatchObject({
      problems: [],
      results: [
        "The message's files (3): no problems found.",
        "Manifest: no problems found.",
        "The delivery as a whole (1 message in 5 files, with its manifest): no problems found.",
      ],
    });
  });

  it("names the manifest that the recipient waits for, and reports no problem before the upload", async () => {
    const { problems, results } = await check(delivery({ "BatchComplete_20251003120000000.xml": undefined }));
    expect(problems).toEqual([]);
    expect(results.at(-1)).toBe(
      "The delivery as a whole (1 message in 4 files, without a manifest; the recipient waits for BatchComplete_20251003120000000.xml): no problems found.",
    );
    const empty = await check(delivery({ "BatchComplete_20251003120000000.xml": "" }));
    expect([empty.problems, empty.results.at(-1)]).toEqual([[], expect.stringContaining("with an empty manifest")]);
  });

  const resourceFolder = `${RELEASE}/resources`;
  const xml = `${RELEASE}/${RELEASE}.xml`;
  const unlisted = { "BatchComplete_20251003120000000.xml": undefined };
  const lineOf = (text: string): number => summed.slice(0, summed.indexOf(text)).split("\n").length;

  it.each([
    [
      "a missing file",
      { [`${resourceFolder}/cover.jpg`]: undefined },
      xml,
      "file-missing",
      /“resources\/cover\.jpg” isn't in the delivery\. Add it/,
    ],
    [
      "another case",
      { [`${resourceFolder}/cover.jpg`]: undefined, [`${resourceFolder}/Cover.jpg`]: "cover.jpg" },
      xml,
      "file-missing",
      /“2000000000015\/resources\/Cover\.jpg” is there/,
    ],
    [
      "a changed file",
      { [`${resourceFolder}/cover.jpg`]: "cover.jpg." },
      xml,
      "hash-sum",
      /SHA-256 sum of .* is [\da-f]{64}, not [\da-f]{64}/,
    ],
    ["an empty file", { [`${resourceFolder}/cover.jpg`]: "" }, xml, "file-empty", /is empty/],
  ])("reports %s at the line of the message that names it", async (_, changes, file, code, text) => {
    const [problem] = await problemsOf({ ...unlisted, ...changes });
    expect(problem).toMatchObject({
      file,
      code,
      line: lineOf("<URI>resources/cover.jpg"),
      text: expect.stringMatching(text),
    });
  });

  it.each([
    [
      "a file that no message names",
      { [`${resourceFolder}/Thumbs.db`]: "x" },
      `${resourceFolder}/Thumbs.db`,
      "file-unnamed",
    ],
    ["an unreadable message", { "a/a.xml": "<a>" }, "a/a.xml", "unreadable"],
    [
      "a folder of another name",
      {
        [xml]: undefined,
        [`other/${RELEASE}.xml`]: message,
        ...Object.fromEntries(files.map((name) => [`${resourceFolder}/${name}`, undefined])),
        ...Object.fromEntries(files.map((name) => [`other/resources/${name}`, name])),
      },
      "",
      "folder-name",
    ],
    ["two messages about a release", { "a/a.xml": message.replace(/<File>.*?<\/File>/gs, "") }, "", "release-twice"],
  ])("reports %s", async (_, changes, file, code) => {
    expect(await problemsOf({ ...unlisted, ...changes })).toContainEqual(expect.objectContaining({ file, code }));
  });

  it.each([
    ["resources/../../up.flac", "leads out of the delivery"],
    ["C:\\masters\\a.flac", "backslash"],
    ["resources/a?.flac", "Windows doesn't allow"],
  ])("reports the name %s, which not every system can store", async (name, why) => {
    const unsafe = summed.replace("resources/cover.jpg", name);
    const problems = await problemsOf({ ...unlisted, [xml]: unsafe });
    expect(problems).toContainEqual(expect.objectContaining({ code: "file-name", text: expect.stringContaining(why) }));
  });

  it("doesn't ask for a file that the message says isn't delivered", async () => {
    const absent = summed.replace(
      /(cover\.jpg<\/URI>.*?<\/File>)/s,
      "$1<IsProvidedInDelivery>false</IsProvidedInDelivery>",
    );
    expect(absent).not.toBe(summed);
    expect(await problemsOf({ ...unlisted, [xml]: absent, [`${resourceFolder}/cover.jpg`]: undefined })).toEqual([]);
  });

  it("reads the names and sums of ERN 3, and sizes in kilobytes of either kind", async () => {
    const file = (inner: string) =>
      `<M xmlns="http://ddex.net/xml/ern/382"><File>${inner}</File></M>`
        .replace("<M ", "<NewReleaseMessage ")
        .replace("</M>", "</NewReleaseMessage>");
    const sum =
      "<HashSum><HashSum>900150983cd24fb0d6963f7d28e17f72</HashSum><HashSumAlgorithmType>MD5</HashSumAlgorithmType></HashSum>";
    const codesOf = async (inner: string, all: Files) =>
      (await check({ "m.xml": file(inner), ...all }, { folder: RELEASE })).problems.map(({ code }) => code);
    expect(await codesOf(`<FileName>a.wav</FileName>${sum}`, { "resources/a.wav": "abc" })).toEqual([]);
    expect(
      await codesOf(`<FileName>a.wav</FileName><FilePath>audio</FilePath>${sum}`, { "audio/a.wav": "abd" }),
    ).toEqual(["hash-sum"]);
    for (const [size, codes] of [
      ["10", []],
      ["9.8", []],
      ["12", ["file-size"]],
    ] as const)
      expect(await codesOf(`<URI>a.wav</URI><FileSize>${size}</FileSize>`, { "a.wav": "x".repeat(10_000) })).toEqual(
        codes,
      );
    expect(await codesOf("<URI>a%20b.wav</URI>", { "a b.wav": "x" })).toEqual([]);
  });

  it("follows no link", async () => {
    const { root } = await check(delivery());
    symlinkSync("/etc/hosts", path.join(root, NAME, RELEASE, "hosts"));
    const checked = await checkBatches(root, { progress });
    expect(checked.flatMap(({ checks }) => checks.flatMap(({ problems }) => problems.map(({ code }) => code)))).toEqual(
      ["link"],
    );
  });

  it.each([
    [[["20251003120000000<", "20251003120000001<"]], /is for the folder “N_20251003120000001”/],
    [[["<NumberOfMessages>1", "<NumberOfMessages>2"]], /says 2 and lists 1 messages/],
    [[["MSG-0043", "MSG-0044"]], /has the ID “MSG-0043”, not “MSG-0044”/],
    [[[`<ICPN>${RELEASE}`, "<ICPN>2000000000022"]], /doesn't have the ID “2000000000022”/],
    [[["IsTestFlag>true", "IsTestFlag>false"]], /IsTestFlag is false, but .* is a TestMessage/],
    [[[sha256(summed), sha256("")]], /The SHA2 sum of /],
    [
      [
        ["<MessageInBatch>", "<MessageInBatch><URL>x.xml</URL></MessageInBatch><MessageInBatch>"],
        ["<NumberOfMessages>1", "<NumberOfMessages>2"],
      ],
      /“x\.xml” isn't a message of the batch/,
    ],
    [
      [
        [/<MessageInBatch>.*<\/MessageInBatch>/s as never, ""],
        ["<NumberOfMessages>1", "<NumberOfMessages>0"],
      ],
      /The manifest doesn't list/,
    ],
  ] as const)("compares the manifest with the batch: %#", async (changes, text) => {
    const problems = await problemsOf({ "BatchComplete_20251003120000000.xml": manifest(undefined, changes) });
    expect(problems).toMatchObject([
      { file: "BatchComplete_20251003120000000.xml", text: expect.stringMatching(text) },
    ]);
  });

  it("reports a manifest of another name, and a batch whose name is no time", async () => {
    const renamed = { "BatchComplete_20251003120000000.xml": undefined, "BatchComplete_1.xml": "" };
    expect(await problemsOf(renamed)).toMatchObject([
      { code: "manifest", text: expect.stringContaining("Name it BatchComplete_20251003120000000.xml.") },
    ]);
    const { problems } = await check(delivery(unlisted), { folder: "N_20251303120000000" });
    expect(problems).toMatchObject([{ code: "folder-name", text: expect.stringContaining("isn't a time") }]);
  });

  it("checks a folder of releases that are delivered one by one", async () => {
    const releaseFiles = Object.fromEntries(
      Object.entries(delivery(unlisted)).map(([name, text]) => [name.replace(`${RELEASE}/`, ""), text]),
    );
    const right = await check(releaseFiles, { folder: `N_${RELEASE}_20251003120000000` });
    expect([right.problems, right.results.at(-1)]).toEqual([
      [],
      "The delivery as a whole (1 message in 4 files): no problems found.",
    ]);
    const wrong = await check(releaseFiles, { folder: "N_2000000000022_20251003120000000" });
    expect(wrong.problems).toMatchObject([{ code: "folder-name" }]);
  });

  it("leaves files at addresses to the web service, unless it's told which folder they are in", async () => {
    const web = message.replaceAll("<URI>resources/", "<URI>https://media.example.com/ern/");
    const served = { "m.xml": web, ...Object.fromEntries(files.map((name) => [name, name])) };
    const away = await check({ "m.xml": web }, { folder: "web" });
    expect([away.problems, away.results[0]]).toEqual([
      [],
      "The message's files (3, 3 of them at addresses, which aren't checked): no problems found.",
    ]);
    const base = "https://media.example.com/ern/";
    expect((await check(served, { folder: "web", base })).problems).toEqual([]);
    delete (served as Files)["cover.jpg"];
    expect((await check(served, { folder: "web", base })).problems).toMatchObject([{ code: "file-missing" }]);
  });
});
