import fc from "fast-check";

import { readSample } from "../../test/read-sample";
import { countInTier } from "../../test/tier";
import { checkErn } from "../check/check-ern";
import { ErnError } from "../ern-error";
import { checkDateTime, checkDuration, checkYear } from "../values/dates";
import { buildFromData } from "./build-from-data";
import {
  artistRole,
  commercialModel,
  contributorRole,
  parentalWarning,
  profile,
  releaseType,
  useType,
  videoType,
} from "./data-enums";

/** The video types of ERN 4.3. */
const VIDEO_TYPES = [
  ...["Clip", "FrontCoverVideo", "UserDefined"],
  ...["LongFormMusicalWorkVideo", "LongFormNonMusicalWorkVideo"],
  ...["ShortFormMusicalWorkVideo", "ShortFormNonMusicalWorkVideo"],
];

const oneOf = ({ options }: { options: readonly string[] }) => fc.constantFrom(...options);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
/** Mostly valid values, sometimes an edge case or an invalid one. */
const mostly = (right: fc.Arbitrary<string>, ...edges: string[]) =>
  fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: fc.constantFrom(...edges) });

const text = mostly(
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 9 }),
  "a\u0085b",
  "a\tb",
  "]]>",
  "&",
  "\uFFFE",
);
const year = mostly(fc.constantFrom("1999", "2026"), "0000", "0001", "99");
const date = mostly(fc.constantFrom("2026-12-04", "2026-12", "2026"), "0000", "0000-01-01", "2026-02-30");
const duration = mostly(
  fc.nat(9999).map((seconds) => `PT${seconds}S`),
  ...["-PT3M", "P99999999999999999999Y", "P0D", "PT0.5S", "PT"],
);
const created = mostly(
  fc.constant("2026-11-20T09:30:00Z"),
  ...["0000-11-20T09:30:00Z", "2026-11-20T09:30:00+14:30", "2026-11-20T09:30:00+14:00", "2026-11-20T24:00:00Z"],
);
const language = mostly(fc.constantFrom("en", "de", "zh-Hant", "es-419"), "EN", "english", "x");
const territory = mostly(fc.constantFrom("DE", "US", "Worldwide", "ES-CN"), "UK", "2136");
const rightsLine = fc.record({ year: optional(year), text });
const artists = (role: fc.Arbitrary<string>) =>
  fc.array(fc.record({ name: text, role }), { minLength: 1, maxLength: 3 });
const recording = {
  isrc: mostly(fc.stringMatching(/^QZABC\d{7}$/), "QZ-ABC-26-00010"),
  title: text,
  artists: optional(artists(oneOf(artistRole))),
  contributors: optional(artists(oneOf(contributorRole))),
  duration,
  pLine: optional(rightsLine),
  parentalWarning: optional(oneOf(parentalWarning)),
  language: optional(language),
};
const party = fc.record({ id: fc.constant("PADPIDA20261120019"), name: optional(text) });
const data = fc.record({
  message: fc.record({
    id: text,
    created,
    sender: party,
    recipients: fc.array(party, { minLength: 1, maxLength: 2 }),
    language: optional(language),
    profile: optional(oneOf(profile)),
  }),
  release: fc.record({
    type: oneOf(releaseType),
    icpn: fc.constant("4006381333931"),
    title: text,
    artist: text,
    label: text,
    genre: text,
    pLine: rightsLine,
    cLine: optional(rightsLine),
    releaseDate: optional(date),
    originalReleaseDate: optional(date),
    cover: optional(text),
    trackReleases: optional(fc.boolean()),
  }),
  tracks: fc.array(fc.record(recording), { maxLength: 2 }),
  videos: fc.array(fc.record({ ...recording, type: optional(mostly(oneOf(videoType), "ConcertVideo")) }), {
    maxLength: 2,
  }),
  deals: fc.array(
    fc.record({
      territories: fc.array(territory, { minLength: 1, maxLength: 2 }),
      commercialModels: fc.array(oneOf(commercialModel), { minLength: 1, maxLength: 2 }),
      useTypes: fc.array(oneOf(useType), { minLength: 1, maxLength: 2 }),
      start: date,
      end: optional(date),
    }),
    { maxLength: 2 },
  ),
});

const COUNT = countInTier(200, 2000);

describe("build accepted", () => {
  it("builds a valid message from all data that it accepts", () => {
    let built = 0;
    fc.assert(
      fc.property(data, (input) => {
        let xml: string;
        try {
          xml = buildFromData(input);
        } catch (error) {
          if (!(error instanceof ErnError)) throw error;
          expect(error).toMatchObject({ code: "data", path: expect.stringMatching(/^\$/) });
          return;
        }
        built += 1;
        expect(checkErn(xml)).toEqual([]);
        for (const [, type] of xml.matchAll(/<Video>\s*<ResourceReference>\w+<\/ResourceReference>\s*<Type>(\w+)</g)) {
          expect(VIDEO_TYPES).toContain(type);
        }
      }),
      { numRuns: COUNT },
    );
    expect(built).toBeGreaterThan(COUNT / 12);
  });

  it("refuses years, durations and time zones that XML Schema doesn't have", () => {
    expect([checkYear("0000"), checkYear("99"), checkYear("0001"), checkYear("2026Z")].map(Boolean)).toEqual([
      ...[true, true, false, false],
    ]);
    expect(checkDuration("-PT3M")!.remedy).toBe("Remove the minus.");
    expect(checkDuration("P99999999999Y")).toBeDefined();
    expect(checkDateTime("2026-11-20T09:30:00+14:30")).toBeDefined();
    expect(checkDateTime("2026-11-20T09:30:00+14:00")).toBeUndefined();
    expect(checkErn(readSample("43-single.xml").replace("<Year>2026", "<Year>0000"))).toMatchObject([{ code: "date" }]);
  });
});
