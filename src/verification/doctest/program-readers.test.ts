import { messageFiles, type MessageKind, messageKinds } from "@ddex-suite/ern/test/message-kinds";

import { type Aspect, otherPrograms, type Reader, readers } from "../../test/ern/program-readers";
import type { ProgramRun } from "../../test/node/python-process";
import { runnableOf, type RunnableProgram, startReaders } from "../../test/node/run-reader";
import { parseSamples } from "./samples/parse-samples";
import { sampleFiles } from "./samples/sample-files";
import { toPrograms } from "./samples/to-programs";

/** Encodings that a program may refuse. */
const ENCODINGS: readonly MessageKind[] = ["UTF-16", "ISO-8859-1"];
const NO_MESSAGE: readonly MessageKind[] = ["cut off in a deal", "not XML"];
const OLD: readonly MessageKind[] = ["3.8.2", "cancelled", "takedown"];

const kinds = Object.keys(messageKinds) as MessageKind[];
const pages = sampleFiles().map(({ file, raw }) => toPrograms(parseSamples(raw, file)));
const processes = startReaders(messageFiles);
beforeAll(processes.addEngine, 60_000);
afterAll(processes.stop);

const toRunnable = ({ title, args, as, driver }: Reader): RunnableProgram => {
  const page = pages.find((candidate) => candidate.some((program) => program.title === title))!;
  return { program: page.find((program) => program.title === title)!, page, args, as, driver };
};

/** The text of markup with CDATA and character references. */
const toText = (markup: string): string =>
  markup.replaceAll(
    /<!\[CDATA\[([^]*?)\]\]>|&#x(\w+);|&amp;/g,
    (_found, characters: string | undefined, code: string | undefined) =>
      characters ?? (code === undefined ? "&" : String.fromCodePoint(parseInt(code, 16))),
  );

const findAll = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => toText(found!));

/** What a message says, read without any of the programs. */
const contentsOf = (message: string): Record<Exclude<Aspect, "limits">, string[]> => {
  const resources = [...message.matchAll(/<(SoundRecording|Video)[ >][^]*?<\/\1>/g)];
  const recordings = resources.filter(([, name]) => name === "SoundRecording");
  const first = (found: RegExpExecArray[], pattern: RegExp): string[] =>
    found.flatMap(([text]) => findAll(text, pattern).slice(0, 1));
  const isrc = /<ISRC>([^<]*)/g;
  const title = /<(?:DisplayTitleText|ReferenceTitle>\s*<TitleText)>((?:[^<]|<!\[CDATA\[[^]*?\]\]>)*)/g;
  const allows = message.includes("<UseType>");
  return {
    isrcs: first(resources, isrc),
    titles: first(resources, title),
    "isrcs of recordings": first(recordings, isrc),
    "titles of recordings": first(recordings, title),
    recordings: [`recordings ${recordings.length}`],
    uses: findAll(message, /<UseType>([^<]*)/g),
    models: allows ? findAll(message, /<CommercialModelType>([^<]*)/g) : [],
    starts: allows ? findAll(message, /<StartDate(?:Time)?>(.{10})/g) : [],
    exclusions: allows ? findAll(message, /<ExcludedTerritoryCode>([^<]*)/g) : [],
    ends: allows ? findAll(message, /<EndDate(?:Time)?>(.{10})/g) : [],
  };
};

const limits: Partial<Record<MessageKind, RegExp>> = {
  "pre-order": /pre-?order/i,
  "distribution channel": /((?<!not )through|(?<!Excluded)DistributionChannel) PADPIDA0000000002M/,
  "excluded channel": /(not through|ExcludedDistributionChannel) PADPIDA0000000002M/,
};

const isRefused = ({ of, refuses = [], reads = [] }: Reader, kind: MessageKind): boolean => {
  if (reads.includes(kind)) return false;
  if (NO_MESSAGE.includes(kind) || refuses.includes(kind)) return true;
  if (kind === "another message type") return of !== "any XML";
  const version = OLD.includes(kind) ? "3.8.2" : /^4/.test(kind) ? kind : "4.3";
  return of?.startsWith("ERN") === true && !`ERN ${version}`.startsWith(of);
};

/** Returns what is wrong with a program's answer to a message; undefined if nothing is. */
const findFault = (reader: Reader, kind: MessageKind, { status, stdout, stderr }: ProgramRun): string | undefined => {
  const output = stdout + stderr;
  if (/\b(?:Attribute|Key|Type|Index|Reference|Range|Name)Error\b(?!: The encoded data)/.test(output))
    return "it stumbles";
  if (isRefused(reader, kind)) return status !== 0 && output.trim() !== "" ? undefined : "it isn't refused";
  if (status !== 0) return ENCODINGS.includes(kind) ? undefined : "it is refused";
  if (output.trim() === "") return "it says nothing";
  const contents = contentsOf(messageKinds[kind]);
  const { prints = [] } = reader;
  const missing = prints
    .flatMap((aspect) => (aspect === "limits" ? [] : contents[aspect]))
    .find((text) => !stdout.includes(text));
  if (missing !== undefined) return `${missing} is missing`;
  if (!prints.includes("limits")) return undefined;
  if (!(limits[kind]?.test(stdout) ?? true)) return "the limit of the deal is missing";
  const grants = stdout.split("\n").filter((line) => /Worldwide|2026-12-04/.test(line));
  if (["cancelled", "takedown"].includes(kind) && !grants.every((line) => /^(Takedown|Cancelled)/.test(line)))
    return "it grants what isn't granted";
  return undefined;
};

describe("programs of the pages that parse something", () => {
  it("are those that the tests run, and those that have a reason not to be", () => {
    const parsing = /\bparse\(|iterparse|ParserCreate|XMLParser|SaxesParser|fromstring\(|readMessage\(|releases_in\(/;
    const found = pages
      .flat()
      .filter(({ language, title, code }) => title && /python|script/.test(language) && parsing.test(code))
      .map(({ title }) => title!);
    const named = [...readers.map(({ title }) => title), ...Object.keys(otherPrograms)];
    expect(found.filter((title) => !named.includes(title))).toEqual([]);
    expect(named.filter((title) => !found.includes(title))).toEqual([]);
  });
});

describe("programs of the pages that read messages", () => {
  const runnable = runnableOf(readers.map((reader) => ({ ...toRunnable(reader), reader })));

  it.each(runnable.map(({ reader }): [string, Reader] => [reader.title, reader]))(
    "%s answers each kind of message rightly or refuses it",
    async (_title, reader) => {
      const runs = await processes.run(toRunnable(reader));
      const faults = runs.flatMap((run, index) => {
        const fault = findFault(reader, kinds[index]!, run);
        return fault === undefined ? [] : [{ kind: kinds[index], fault, ...run }];
      });
      expect(faults).toEqual([]);
    },
    60_000,
  );
});

/** Rust programs that read a message and may take part of one for all of it: why. */
const partialReaders: Readonly<Record<string, string>> = {
  "docs/parser/installation": "It reads a message of its own.",
  "docs/parser/advanced-usage": "It shows paths; the text below it says that a truncated file passes.",
  "pages/markdown-page": "It prints the version.",
};

/** The toolkit's models stop at a truncated file with an error; its stream, its paths and quick-xml don't. */
const stopsQuietly = /\.stream(?:_with_version_detection)?\(|XPathSelector::|NsReader/;

describe("Rust programs of the pages that read messages, which no test can run", () => {
  const programs = sampleFiles()
    .flatMap(({ file }, index) =>
      pages[index]!.map((program) => ({ ...program, page: file.replace(/^content\/|\.mdx$/g, "") })),
    )
    .filter(
      ({ language, code }) => language === "rust" && /ddex_parser|quick_xml/.test(code) && /^fn main/m.test(code),
    );

  it.each(programs.map(({ page, code }): [string, string] => [page, code]))(
    "in %s end with an error if the message does too early",
    (page, code) => {
      if (!(page in partialReaders)) expect(code).toMatch(/^fn main\(\) -> Result<\(\), Box<dyn Error>> \{$/m);
      expect(code).not.toMatch(/\.(?:unwrap|expect|ok)\(/);
      if (!stopsQuietly.test(code) || page in partialReaders) return;
      expect(code).toMatch(/stats\.current_depth (?:> 0|== 0)|Event::Eof => return Err/);
      expect(code).toMatch(/return Err\(/);
    },
  );
});
