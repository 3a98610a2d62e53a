import fc from "fast-check";

import { buildFromData } from "./build-from-data";
import { checkData } from "./check-data";
import { checkErn } from "./check-ern";
import { ErnError } from "./ern-error";
import { gridCheckCharacter } from "./identifiers";
import { parseErn } from "./parse-ern";
import { readMessage } from "./read-message";
import { readSample } from "./read-sample";
import { toReleaseJsonSchema } from "./release-data";

const album = (): { message: object; deals: object[] } => JSON.parse(readSample("album.json"));

const text = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 20 })
  .filter((value) => value.trim() === value && /^\P{Cc}+$/u.test(value));
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const rightsLine = fc.record({ year: fc.constantFrom("1999", "2026"), text });
const artists = fc.uniqueArray(fc.record({ name: text, role: fc.constantFrom("MainArtist", "FeaturedArtist") }), {
  minLength: 1,
  maxLength: 3,
  selector: ({ name }) => name,
});
const track = fc.record({
  title: text,
  subtitle: optional(text),
  artist: optional(text),
  artists: optional(artists),
  contributors: optional(
    fc.array(fc.record({ name: text, role: fc.constantFrom("Composer", "Mixer") }), { maxLength: 2 }),
  ),
  duration: fc.nat(9999).map((seconds) => `PT${seconds}S`),
  genre: optional(text),
  pLine: optional(rightsLine),
  file: optional(text),
});
const data = fc.record({
  message: fc.constant(album().message),
  release: fc.record({
    type: fc.constantFrom("Album", "EP", "Single"),
    grid: fc.nat(999_999_999).map((number) => {
      const id = `A1ABCDE${String(number).padStart(10, "0")}`;
      return id + gridCheckCharacter(id);
    }),
    title: text,
    subtitle: optional(text),
    artist: text,
    label: text,
    genre: text,
    pLine: rightsLine,
    cLine: optional(rightsLine),
    releaseDate: optional(fc.constantFrom("2026-12-04", "2026")),
    cover: optional(text),
    trackReleases: fc.boolean(),
  }),
  tracks: fc
    .array(track, { minLength: 1, maxLength: 4 })
    .map((tracks) => tracks.map((each, at) => ({ ...each, isrc: `QZABC26${String(at).padStart(5, "0")}` }))),
  deals: fc.constant([{ ...album().deals[1]!, tracks: false }]),
});

const shown = ({ title, subtitle }: { title: string; subtitle?: string }) =>
  subtitle ? `${title} (${subtitle})` : title;

describe("buildFromData", () => {
  it.each(["album", "single"])("builds the sample of its %s, always the same", (name) => {
    const built = buildFromData(JSON.parse(readSample(`${name}.json`)));
    expect(built).toBe(readSample(`43-${name}.xml`));
    expect(checkErn(built)).toEqual([]);
  });

  it("writes what the model reads again", () => {
    fc.assert(
      fc.property(data, (input) => {
        const xml = buildFromData(input);
        expect(checkErn(xml)).toEqual([]);
        const { release: wanted, tracks } = input;
        const { releases, resources, releaseDeals } = readMessage(parseErn(xml));
        const [release, ...trackReleases] = releases;
        expect(release).toMatchObject({
          title: { value: shown(wanted) },
          artistName: { value: wanted.artist },
          grid: { value: wanted.grid },
          labels: [{ name: { value: wanted.label } }],
          genres: [{ value: wanted.genre }],
          pLines: [{ year: { value: wanted.pLine.year }, text: { value: wanted.pLine.text } }],
          cLines: wanted.cLine ? [{ text: { value: wanted.cLine.text } }] : [],
          dates: wanted.releaseDate ? [{ name: "ReleaseDate", value: wanted.releaseDate }] : [],
        });
        expect(trackReleases).toHaveLength(wanted.trackReleases ? tracks.length : 0);
        expect(resources.filter(({ kind }) => kind === "Image")).toHaveLength(wanted.cover ? 1 : 0);
        const recordings = release!.items.map(({ resource }) => resource.target!);
        expect(
          recordings.map((recording) => ({
            isrc: recording.isrc?.value,
            title: recording.title?.value,
            artist: recording.artistName?.value,
            artists: recording.artists.map(({ name, roles }) => ({ name: name!.value, role: roles[0]!.value })),
            contributors: recording.contributors.map(({ name, roles }) => ({
              name: name!.value,
              role: roles[0]!.value,
            })),
            duration: recording.duration?.value,
            pLine: recording.pLines[0]!.text!.value,
            files: recording.files.map(({ value }) => value),
          })),
        ).toEqual(
          tracks.map((each) => ({
            isrc: each.isrc,
            title: shown(each),
            artist: each.artist ?? wanted.artist,
            artists: each.artists ?? [{ name: each.artist ?? wanted.artist, role: "MainArtist" }],
            contributors: each.contributors ?? [],
            duration: each.duration,
            pLine: (each.pLine ?? wanted.pLine).text,
            files: each.file ? [each.file] : [],
          })),
        );
        expect(releaseDeals[0]!.deals[0]).toMatchObject({
          starts: [{ value: "2026-12-11" }],
          ends: [{ value: "2031-12-31" }],
        });
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ["$.release.title", (input: never) => delete input["release"]["title"], "missing"],
    ["$.tracks[1].isrc", (input: never) => Object.assign(input["tracks"][1], { isrc: "no" }), "not an ISRC"],
    ["$.tracks[2].isrc", (input: never) => Object.assign(input["tracks"][2], { isrc: "QZABC2600001" }), "Track 1 has"],
    ["$.release", (input: never) => delete input["release"]["icpn"], "no identifier"],
    ["$.release", (input: never) => Object.assign(input["release"], { colour: "red" }), "no key colour"],
    [
      "$.deals[0].territories[0]",
      (input: never) => Object.assign(input["deals"][0], { territories: ["UK"] }),
      "not a territory",
    ],
    [
      "$.deals[0].tracks",
      (input: never) => Object.assign(input["release"], { trackReleases: false }),
      "no track releases",
    ],
    ["$.release.artist", (input: never) => Object.assign(input["release"], { artist: "a\u0001" }), "not allowed"],
    ["$.message.created", (input: never) => Object.assign(input["message"], { created: "today" }), "not a date"],
  ])("names the path %s", (path, change, message) => {
    const input = album();
    change(input as never);
    const checked = checkData(input);
    expect("issues" in checked && checked.issues[0]).toMatchObject({ path, message: expect.stringContaining(message) });
    try {
      buildFromData(input);
      throw new Error("It was built.");
    } catch (error) {
      expect(error).toBeInstanceOf(ErnError);
      expect(error).toMatchObject({ code: "data", path, remedy: expect.stringMatching(/\w/) });
    }
  });

  it("throws nothing but ErnError, whatever the data", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        expect(() => buildFromData(input)).toThrow(ErnError);
      }),
    );
  });

  it("reads the clock only when it is asked to", () => {
    const input = album();
    Object.assign(input.message, { created: "now" });
    const [, created] = /<MessageCreatedDateTime>(.*)</.exec(buildFromData(input))!;
    expect(Math.abs(Date.parse(created!) - Date.now())).toBeLessThan(60_000);
  });

  it("has a JSON Schema", () => {
    expect(toReleaseJsonSchema()).toMatchObject({ type: "object", required: ["message", "release", "tracks"] });
  });
});
