import fc from "fast-check";

import { readSample } from "../../test/read-sample";
import { countInTier } from "../../test/tier";
import { checkErn } from "../check/check-ern";
import { ErnError } from "../ern-error";
import { readMessage } from "../model/read-message";
import { gridCheckCharacter } from "../values/identifiers";
import { childElements, localNameOf } from "../xml/nodes";
import { parseErn } from "../xml/parse-ern";
import { findNode } from "../xml/paths";
import { buildFromData } from "./build-from-data";
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
const recording = {
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
};
const video = fc.record({
  ...recording,
  type: optional(fc.constantFrom("ShortFormMusicalWorkVideo", "LongFormMusicalWorkVideo")),
  cLine: optional(rightsLine),
  screenCapture: optional(text),
});
const withIsrcs = <T extends object>(year: string, arbitrary: fc.Arbitrary<T>, minLength: number) =>
  fc
    .array(arbitrary, { minLength, maxLength: 4 })
    .map((list) => list.map((item, index) => ({ ...item, isrc: `QZABC${year}${String(index).padStart(5, "0")}` })));
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
  tracks: withIsrcs("26", fc.record(recording), 1),
  videos: withIsrcs("27", video, 0),
  deals: fc.constant([{ ...album().deals[1]!, tracks: false }]),
});

/** The same data with the keys of each object in another order. */
const shuffle = (part: unknown, random: () => number): unknown => {
  if (Array.isArray(part)) return part.map((item) => shuffle(item, random));
  if (typeof part !== "object" || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) => ({ key, value, place: random() }));
  entries.sort((a, b) => a.place - b.place);
  return Object.fromEntries(entries.map(({ key, value }) => [key, shuffle(value, random)]));
};

const titleText = ({ title, subtitle }: { title: string; subtitle?: string }) =>
  subtitle ? `${title} (${subtitle})` : title;

describe("buildFromData", () => {
  it.each(["album", "single"])("builds the %s sample, the same every time", (name) => {
    const built = buildFromData(JSON.parse(readSample(`${name}.json`)));
    expect(built).toBe(readSample(`43-${name}.xml`));
    expect(checkErn(built)).toEqual([]);
  });

  it("builds a release with a video in the order of ERN 4.3", () => {
    const built = buildFromData(JSON.parse(readSample("video.json")));
    expect(built).toBe(readSample("43-video.xml"));
    expect(checkErn(built)).toEqual([]);
    const document = parseErn(built);
    const namesIn = (path: string): string[] =>
      childElements(document, findNode(document, `/NewReleaseMessage/${path}`)!).map((child) =>
        localNameOf(document, child),
      );
    expect(namesIn("ResourceList")).toEqual(["SoundRecording", "Video", "Image", "Image"]);
    expect(namesIn("ResourceList/Video/VideoEdition")).toEqual(["ResourceId", "PLine", "CLine", "TechnicalDetails"]);
    expect(namesIn("ReleaseList/Release/ResourceGroup")).toEqual([
      ...["SequenceNumber", "ResourceGroupContentItem", "ResourceGroupContentItem", "LinkedReleaseResourceReference"],
    ]);
    const { releases, resources } = readMessage(document);
    expect(releases[0]!.items.map(({ resource }) => resource.target)).toEqual(resources.slice(0, 2));
    expect(releases[0]!.linked[0]!.target).toBe(resources[2]);
    expect(releases[0]!.items[1]!.linked[0]!.target).toBe(resources[3]);
    expect(releases[2]!.items[0]!.resource.target).toBe(resources[1]);
  });

  it("returns the same bytes for the same data, whatever the order of its keys", () => {
    fc.assert(
      fc.property(data, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (input, stream) => {
        const places = stream[Symbol.iterator]();
        const built = buildFromData(input);
        expect(buildFromData(structuredClone(input))).toBe(built);
        expect(buildFromData(shuffle(input, () => places.next().value as number))).toBe(built);
      }),
    );
  });

  it("needs only a track or a video", () => {
    const input = JSON.parse(readSample("video.json")) as { tracks?: unknown; videos: object[]; deals: unknown };
    delete input.tracks;
    const built = buildFromData(input);
    expect(checkErn(built)).toEqual([]);
    expect(readMessage(parseErn(built)).resources.map(({ kind }) => kind)).toEqual(["Video", "Image", "Image"]);
    input.videos = [];
    expect(() => buildFromData(input)).toThrow("$.tracks: The release has neither tracks nor videos.");
  });

  it("writes what the model can read back", () => {
    fc.assert(
      fc.property(data, (input) => {
        const xml = buildFromData(input);
        expect(checkErn(xml)).toEqual([]);
        const { release: releaseInput, tracks, videos } = input;
        const { releases, resources, releaseDeals } = readMessage(parseErn(xml));
        const [release, ...trackReleases] = releases;
        expect(release).toMatchObject({
          title: { value: titleText(releaseInput) },
          artistName: { value: releaseInput.artist },
          grid: { value: releaseInput.grid },
          labels: [{ name: { value: releaseInput.label } }],
          genres: [{ value: releaseInput.genre }],
          pLines: [{ year: { value: releaseInput.pLine.year }, text: { value: releaseInput.pLine.text } }],
          cLines: releaseInput.cLine ? [{ text: { value: releaseInput.cLine.text } }] : [],
          dates: releaseInput.releaseDate ? [{ name: "ReleaseDate", value: releaseInput.releaseDate }] : [],
        });
        expect(trackReleases).toHaveLength(releaseInput.trackReleases ? tracks.length + videos.length : 0);
        const captured = videos.filter(({ screenCapture }) => screenCapture);
        expect(resources.map(({ kind }) => kind)).toEqual([
          ...tracks.map(() => "SoundRecording"),
          ...videos.map(() => "Video"),
          ...(releaseInput.cover ? ["Image"] : []),
          ...captured.map(() => "Image"),
        ]);
        expect(release!.linked.map(({ target }) => target!.files[0]!.value)).toEqual(
          releaseInput.cover ? [releaseInput.cover] : [],
        );
        expect(release!.items.map(({ linked }) => linked.map(({ target }) => target!.files[0]!.value))).toEqual([
          ...tracks.map(() => []),
          ...videos.map(({ screenCapture }) => (screenCapture ? [screenCapture] : [])),
        ]);
        expect(
          resources.filter(({ kind }) => kind === "Video").map(({ types, cLines }) => [types[0]!.value, cLines.length]),
        ).toEqual(videos.map(({ type, cLine }) => [type ?? "ShortFormMusicalWorkVideo", cLine ? 1 : 0]));
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
          [...tracks, ...videos].map((item) => ({
            isrc: item.isrc,
            title: titleText(item),
            artist: item.artist ?? releaseInput.artist,
            artists: item.artists ?? [{ name: item.artist ?? releaseInput.artist, role: "MainArtist" }],
            contributors: item.contributors ?? [],
            duration: item.duration,
            pLine: (item.pLine ?? releaseInput.pLine).text,
            files: item.file ? [item.file] : [],
          })),
        );
        expect(releaseDeals[0]!.deals[0]).toMatchObject({
          starts: [{ value: "2026-12-11T00:00:00" }],
          ends: [{ value: "2032-01-01T00:00:00" }],
        });
      }),
      { numRuns: countInTier(50, 2000) },
    );
  });

  it.each([
    ["$.release.title", (input: never) => delete input["release"]["title"], "missing"],
    ["$.tracks[1].isrc", (input: never) => Object.assign(input["tracks"][1], { isrc: "no" }), "not an ISRC"],
    ["$.tracks[2].isrc", (input: never) => Object.assign(input["tracks"][2], { isrc: "QZABC2600001" }), "Track 1 has"],
    [
      "$.videos[0].isrc",
      (input: never) => Object.assign(input, { videos: [{ ...(input["tracks"][1] as object) }] }),
      "Track 2 has",
    ],
    [
      "$.videos[0].type",
      (input: never) =>
        Object.assign(input, { videos: [{ ...(input["tracks"][0] as object), isrc: "QZABC2600099", type: "Film" }] }),
      "none of the values",
    ],
    [
      "$.videos[0].duration",
      (input: never) => Object.assign(input, { videos: [{ isrc: "QZABC2600099", title: "Video", duration: "3:20" }] }),
      "not an ISO 8601",
    ],
    ["$.videos", (input: never) => Object.assign(input, { videos: {} }), "wrong type"],
    ["$.tracks[0]", (input: never) => Object.assign(input["tracks"][0], { screenCapture: "a.jpg" }), "no key screen"],
    ["$.release.cover", (input: never) => Object.assign(input["release"], { cover: "" }), "empty"],
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
  ])("reports the path %s", (path, change, message) => {
    const input = album();
    change(input as never);
    try {
      buildFromData(input);
      throw new Error("It was built.");
    } catch (error) {
      expect(error).toBeInstanceOf(ErnError);
      expect(error).toMatchObject({
        code: "data",
        path,
        message: expect.stringContaining(message),
        remedy: expect.stringMatching(/\w/),
      });
    }
  });

  it("throws only ErnError, whatever the data", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        expect(() => buildFromData(input)).toThrow(ErnError);
      }),
    );
  });

  it("reads the clock only if the data asks for it", () => {
    const input = album();
    Object.assign(input.message, { created: "now" });
    const [, created] = /<MessageCreatedDateTime>(.*)</.exec(buildFromData(input))!;
    expect(Math.abs(Date.parse(created!) - Date.now())).toBeLessThan(60_000);
  });

  it("has a JSON Schema", () => {
    expect(toReleaseJsonSchema()).toMatchObject({ type: "object", required: ["message", "release"] });
  });
});
