import type { Release, Resource } from "ddex-builder";

import type { Checks } from "./check";
import { built, builderOf, errorOf, release, resource, without } from "./message";

type Fields = Partial<Release>;
type TrackFields = Partial<Resource>;

const written = (xml: string, ...elements: string[]): void => {
  for (const element of elements) expect(xml.replace(/>\s+</g, "><")).toContain(element);
};

/** The field changes nothing in the message. */
const dropped = async (fields: Fields, track: TrackFields = {}): Promise<void> => {
  expect(await built(fields, track)).toBe(await built());
};

/** The field must be there all the same. */
const requiredOfRelease = async (name: keyof Release): Promise<void> => {
  const error = await errorOf(() => builderOf([], []).addRelease(without(release, name)));
  expect(error.message).toBe(`Missing field \`${name}\``);
};

const requiredOfResource = async (name: keyof Resource): Promise<void> => {
  const error = await errorOf(() => builderOf([], []).addResource(without(resource, name)));
  expect(error.message).toBe(`Missing field \`${name}\``);
};

const releaseFields: Required<Release> = {
  releaseId: "id-1",
  releaseType: "Album",
  title: "title-1",
  artist: "artist-1",
  label: "label-1",
  catalogNumber: "catalog-1",
  upc: "upc-1",
  releaseDate: "date-1",
  genre: "genre-1",
  parentalWarning: true,
  trackIds: ["T1", "track-1"],
  metadata: { key: "metadata-1" },
};

const resourceFields: Required<Resource> = {
  resourceId: "T1",
  resourceType: "Image",
  title: "title-2",
  artist: "artist-2",
  isrc: "isrc-2",
  duration: "duration-2",
  trackNumber: 77,
  volumeNumber: 88,
  metadata: { key: "metadata-2" },
};

/** The input objects Release and Resource, field by field. */
export const fieldChecks: Checks = {
  Release: async () => {
    const xml = await built(releaseFields);
    const reaching = Object.entries(releaseFields).filter(([, value]) => xml.includes(`>${[value].flat().at(-1)}<`));
    expect(Object.keys(releaseFields)).toHaveLength(12);
    expect(reaching.map(([name]) => name)).toEqual([
      "releaseId",
      "title",
      "artist",
      "label",
      "upc",
      "releaseDate",
      "trackIds",
    ]);
  },
  "Release.releaseId": async () => {
    written(
      await built({ releaseId: "any thing" }),
      "<ReleaseReference>any thing</ReleaseReference><ReleaseId><GRid>any thing</GRid></ReleaseId>",
    );
  },
  "Release.releaseType": async () => {
    await dropped({ releaseType: "Album" });
    await requiredOfRelease("releaseType");
  },
  "Release.title": async () => {
    written(await built({ title: "New" }), "<ReferenceTitle><TitleText>New</TitleText></ReferenceTitle>");
  },
  "Release.artist": async () => {
    written(await built({ artist: "New" }), "<DisplayArtistName><FullName>New</FullName></DisplayArtistName>");
  },
  "Release.label": async () => {
    written(await built({ label: "New" }), "<LabelName><LabelName>New</LabelName></LabelName>");
  },
  "Release.catalogNumber": () => dropped({ catalogNumber: "CAT 1" }),
  "Release.upc": async () => {
    written(await built({ upc: "x" }), "<GRid>R1</GRid></ReleaseId><ReleaseId><ICPN>x</ICPN></ReleaseId>");
  },
  "Release.releaseDate": async () => {
    written(await built({ releaseDate: "some day" }), "<ReleaseDate>some day</ReleaseDate>");
  },
  "Release.genre": () => dropped({ genre: "Rock" }),
  "Release.parentalWarning": () => dropped({ parentalWarning: true }),
  "Release.trackIds": async () => {
    const xml = await builderOf(
      [{ trackIds: ["T2", "T1", "nothing"] }],
      [{}, { resourceId: "T2" }, { resourceId: "T3" }],
    ).build();
    const references = (name: string): (string | undefined)[] =>
      [...xml.matchAll(new RegExp(`<${name}>(.*)</${name}>`, "g"))].map(([, id]) => id);
    expect(references("ReleaseResourceReference")).toEqual(["T2", "T1", "nothing"]);
    expect(references("ResourceReference")).toEqual(["T1", "T2"]);
  },
  "Release.metadata": () => dropped({ metadata: { a: "b" } }),
  Resource: async () => {
    const xml = (await built({}, resourceFields)).replace(/<ReleaseList>[^]*/, "");
    const reaching = Object.entries(resourceFields).filter(([, value]) => xml.includes(`>${String(value)}<`));
    expect(Object.keys(resourceFields)).toHaveLength(9);
    expect(reaching.map(([name]) => name)).toEqual(["resourceId", "title", "isrc", "duration"]);
  },
  "Resource.resourceId": async () => {
    written(await built({}, { resourceId: "T1" }), "<ResourceReference>T1</ResourceReference>");
  },
  "Resource.resourceType": async () => {
    await dropped({}, { resourceType: "Image" });
    await requiredOfResource("resourceType");
    expect(await built({}, { resourceType: "Image" })).toContain("<SoundRecording>");
  },
  "Resource.title": async () => {
    written(await built({}, { title: "New" }), "<SoundRecording><ReferenceTitle><TitleText>New</TitleText>");
  },
  "Resource.artist": async () => {
    await dropped({}, { artist: "Someone else" });
    await requiredOfResource("artist");
  },
  "Resource.isrc": async () => {
    written(await built({}, { isrc: "x" }), "<ResourceId><ISRC>x</ISRC></ResourceId>");
    written(await built(), "<ISRC>TEMP00000000</ISRC>");
  },
  "Resource.duration": async () => {
    written(await built({}, { duration: "x" }), "<Duration>x</Duration>");
    written(await built(), "<Duration>PT3M00S</Duration>");
  },
  "Resource.trackNumber": () => dropped({}, { trackNumber: 7 }),
  "Resource.volumeNumber": () => dropped({}, { volumeNumber: 7 }),
  "Resource.metadata": () => dropped({}, { metadata: { a: "b" } }),
};
