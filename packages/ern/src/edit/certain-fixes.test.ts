import fc from "fast-check";

import { faultyMessages } from "../../test/faulty-messages";
import { misshapen } from "../../test/misshapen-messages";
import { readSample, withDays } from "../../test/read-sample";
import { countInTier } from "../../test/tier";
import { checkDocument, toDiagnostic } from "../check/check-ern";
import { ErnError } from "../ern-error";
import { applySplices } from "../text/splices";
import type { ErnDiagnostic, ErnDocument, Fix } from "../types";
import { listAttributes } from "../xml/attributes";
import { isElement, localNameOf, namesTo, textOf } from "../xml/nodes";
import { parseErn } from "../xml/parse-ern";
import { fixAtOnce } from "./fix-all";
import { fixDiagnostics } from "./fix-diagnostics";

const parse = (source: string): ErnDocument | ErnError => {
  try {
    return parseErn(source);
  } catch (error) {
    if (error instanceof ErnError) return error;
    throw error;
  }
};

const diagnosticsOf = (source: string): ErnDiagnostic[] => {
  const parsed = parse(source);
  if (parsed instanceof ErnError) return [toDiagnostic(parsed, source)];
  return fixDiagnostics(parsed, checkDocument(parsed));
};

const two = (digits = ""): string => digits.padStart(2, "0");

/** A value as anyone reads it, however it's written: without its label, case, white space and separators. */
const readValue = (value: string): string => {
  const plain = value
    .replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, "")
    .replace(/^(ISRC|ICPN|UPC|EAN|GTIN|GRid|ISNI)[\s:]+/i, "")
    .toLowerCase();
  const [, year, , month, day, rest = ""] =
    /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})(?!\d)(.*)$/.exec(plain) ?? /^(\d{4})()(\d\d)(\d\d)$/.exec(plain) ?? [];
  const date = year === undefined ? "" : `${year}${two(month)}${two(day)}`;
  // A time without seconds is that of the full minute.
  const time = (year === undefined ? plain : rest).replace(/^([t\s]+\d\d:\d\d)(?!:)/, "$1:00").replace(/^[t\s]+/, "");
  return date + time.replace(/[\s_]|(?<=\w)[-:](?=\w)/g, "");
};

/** All that a message says: each path with what is there, however it's ordered, and whatever prefixes it has. */
const readMessageOf = (document: ErnDocument): string[] =>
  Array.from({ length: document.nodes.count }, (_, node) => node)
    .filter((node) => isElement(document, node))
    .flatMap((node) => {
      const path = [...namesTo(document, node).slice(0, -1), localNameOf(document, node)].join("/").toLowerCase();
      const text = document.nodes.after[node] === node + 1 ? readValue(textOf(document, node)) : "";
      const attributes = listAttributes(document, node).filter(({ name }) => !/^xmlns(:|$)/.test(name));
      return [
        `${path} ${text}`,
        ...attributes.map(({ name, value }) => `${path}@${name.toLowerCase()} ${readValue(value)}`),
      ];
    })
    .sort();

/** The characters of a text that isn't well-formed, without those that are only markup. */
const readText = (source: string): string =>
  source
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&")
    .replace(/["'“”„‘’>\s]/g, "");

const readSource = (source: string, isText: boolean): string | string[] => {
  const parsed = isText ? undefined : parse(source);
  return parsed && !(parsed instanceof ErnError) ? readMessageOf(parsed) : readText(source);
};

/** The labels of certain fixes that change what the message says. */
const falselyCertain = (source: string): string[] => {
  const isText = parse(source) instanceof ErnError;
  const before = readSource(source, isText);
  return diagnosticsOf(source).flatMap(({ code, fixes = [] }) =>
    fixes
      .filter(({ isCertain }) => isCertain)
      .filter(({ splices }) => {
        const after = readSource(applySplices(source, splices).source, isText);
        return JSON.stringify(after) !== JSON.stringify(before);
      })
      .map(({ label }) => `${code}: ${label}`),
  );
};

const album = withDays(readSample("43-album.xml"));
const withValue = (name: string, value: string): string =>
  album.replace(new RegExp(`<${name}>[^<]*`), `<${name}>${value}`);

/** Faults whose only fix changes how the message is written. */
const SURE: readonly [source: string, label: string][] = [
  [withValue("ISRC", "ISRC QZABC2600010"), "Write QZABC2600010"],
  [withValue("ICPN", "4006 381333931"), "Write 4006381333931"],
  [withValue("Duration", "pt3m25s"), "Write PT3M25S"],
  [withValue("StartDate", "2026/11/20"), "Write 2026-11-20"],
  [withValue("MessageCreatedDateTime", "2026-11-20 10:00:00+0100"), "Write 2026-11-20T10:00:00+01:00"],
  [withValue("TerritoryCode", "worldwide"), "Write Worldwide"],
  [withValue("UseType", "on demand stream"), "Write OnDemandStream"],
  [withValue("UseType", " OnDemandStream"), "Remove the white space"],
  [album.replace('IsDefault="true"', 'IsDefault="TRUE"'), "Write true"],
  [album.replace(/<(\/?)Duration>/g, "<$1duration>"), "Rename to Duration"],
  [
    album.replace(/(<MessageId>.*<\/MessageId>)(\s*<MessageSender>[^]*?<\/MessageSender>)/, "$2$1"),
    "Move before MessageSender",
  ],
  [album.replace(/(<\/?)(?=Message(Id|Sender)>)/g, "$1ern:"), "Remove the prefix ern"],
  ["<a>R & B</a>", "Write &amp;"],
  ["<a><b></b</a>", "Write >"],
];

/** Faults whose fix says something else, which only the reader can decide. */
const UNSURE: readonly [source: string, label: string][] = [
  [withValue("ICPN", "4006381333932"), "Write 4006381333931"],
  [withValue("Duration", "3:25"), "Write PT3M25S"],
  [withValue("StartDate", "20.11.2026"), "Write 2026-11-20"],
  [withValue("TerritoryCode", "UK"), "Write GB"],
  [withValue("UseType", "OnDemandStreams"), "Write OnDemandStream"],
  [withValue("ArtistPartyReference", "P99"), "Refer to P1"],
  [album.replace("<MessageId>", "<Made/>$&"), "Remove Made"],
  [album.replace(/<MessageId>.*<\/MessageId>/, "$&$&"), "Remove this MessageId"],
  [album.replace(/ AvsVersionId="\w+"/, ""), 'Add AvsVersionId="3"'],
  [album.replace(/<(\/?)Duration>/g, "<$1Duraton>"), "Rename to Duration"],
  [album.replace("</StartDate>", "$&<EndDate>2020-01-01</EndDate>"), "Swap the two"],
  ["<a><b>x</a>", "Write </b>"],
  ["<a b=c d/>", 'Write "c"'],
  ["<a>R&amp B</a>", "Write &amp;"],
];

const fixesOf = (source: string): Fix[] => diagnosticsOf(source).flatMap(({ fixes = [] }) => fixes);

describe("a certain fix", () => {
  it("leaves what each faulty message says as it was", () => {
    const sources = [...faultyMessages.map(([, source]) => source), ...[...SURE, ...UNSURE].map(([source]) => source)];
    expect(sources.flatMap(falselyCertain)).toEqual([]);
  });

  it("leaves what any misshapen message says as it was", () => {
    fc.assert(
      fc.property(misshapen, (source) => {
        expect(falselyCertain(source)).toEqual([]);
      }),
      { numRuns: countInTier(20, 1000) },
    );
  });

  it("is one that only changes how something is written", () => {
    const certain = SURE.map(([source, label]) => [
      label,
      fixesOf(source).find((fix) => fix.label === label)?.isCertain,
    ]);
    expect(certain).toEqual(SURE.map(([, label]) => [label, true]));
    const open = UNSURE.map(([source, label]) => fixesOf(source).find((fix) => fix.label === label));
    expect(open).toEqual(UNSURE.map(([, label]) => ({ label, splices: expect.anything() })));
  });

  it("never makes different identifiers with wrong check characters the same", () => {
    const grids = ["A12425GABC1234002X", "A12425GABC1234002Y", "A12425GABC1234002Z"];
    const source = album.replace(/<ICPN>.*?<.ICPN>/, grids.map((grid) => `<GRid>${grid}</GRid>`).join(""));
    const diagnostics = diagnosticsOf(source).filter(({ code }) => code === "grid");
    expect(diagnostics.map(({ fixes }) => fixes?.[0]?.label)).toEqual(grids.map(() => "Write A12425GABC1234002M"));
    expect(fixAtOnce(diagnostics).count).toBe(0);
  });
});
