import { z } from "zod";

import { LIMITS } from "../limits";
import { AVS_VERSION_ID } from "../schema/versions";
import { date, dateTime, duration, grid, icpn, isrc, language, partyId, territory, text, year } from "./check-data";
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

const messagingParty = z.strictObject({ id: partyId, name: text.optional() });
const rightsLine = z.strictObject({ year: year.optional(), text });
const artists = z.array(z.strictObject({ name: text, role: artistRole })).min(1);

/** Fields that sound recordings and videos share. */
const recording = {
  isrc,
  title: text,
  subtitle: text.optional(),
  artist: text.optional().describe("The name to show; the release's unless it is given."),
  artists: artists.optional().describe("Those of the release unless they are given."),
  contributors: z.array(z.strictObject({ name: text, role: contributorRole })).optional(),
  duration,
  genre: text.optional(),
  pLine: rightsLine.optional().describe("The release's unless it is given."),
  parentalWarning: parentalWarning.optional(),
  language: language.optional().describe("The language that is sung or spoken."),
  file: text.optional().describe("The name of its file in the delivery."),
};

const track = z.strictObject(recording);

const video = z.strictObject({
  ...recording,
  type: videoType.default("ShortFormMusicalWorkVideo"),
  cLine: rightsLine.optional(),
  screenCapture: text.optional().describe("The name of the file of an image that shows the video."),
});

const deal = z.strictObject({
  territories: z.array(territory).min(1),
  commercialModels: z.array(commercialModel).min(1),
  useTypes: z.array(useType).min(1),
  start: date,
  end: date.optional(),
  tracks: z
    .boolean()
    .default(false)
    .describe("Does it hold for each track and video by itself, too? Needs trackReleases."),
});

/** The input of `buildFromData`: a message with one release, as JSON. */
export const releaseData = z
  .strictObject({
    message: z.strictObject({
      id: text,
      threadId: text.optional(),
      created: z.union([z.literal("now"), dateTime]).describe('"now" takes the time from the clock.'),
      sender: messagingParty,
      recipients: z.array(messagingParty).min(1),
      test: z.boolean().default(false),
      language: language.default("en"),
      profile: profile.default("Audio"),
      avsVersion: text.default(AVS_VERSION_ID),
    }),
    release: z
      .strictObject({
        type: releaseType,
        icpn: icpn.optional(),
        grid: grid.optional(),
        catalogNumber: text.optional(),
        title: text,
        subtitle: text.optional(),
        artist: text.describe("The name to show."),
        artists: artists.optional().describe("The artist by that name, as MainArtist, unless they are given."),
        label: text,
        genre: text,
        subgenre: text.optional(),
        pLine: rightsLine,
        cLine: rightsLine.optional(),
        releaseDate: date.optional(),
        originalReleaseDate: date.optional(),
        parentalWarning: parentalWarning.default("NoAdviceAvailable"),
        cover: text.optional().describe("The name of the file of its front cover, an image."),
        trackReleases: z.boolean().default(false).describe("Is each track and video a release by itself, too?"),
      })
      .refine((release) => release.icpn ?? release.grid ?? release.catalogNumber, {
        message: "The release has no identifier.",
        params: { remedy: "Add an icpn, a grid or a catalogNumber." },
      }),
    tracks: z.array(track).max(LIMITS.tracks).default([]).describe("Its sound recordings, in their order."),
    videos: z.array(video).max(LIMITS.tracks).default([]).describe("Its videos, which follow the tracks."),
    deals: z.array(deal).default([]),
  })
  .superRefine((data, context) => {
    const add = (path: PropertyKey[], message: string, remedy: string): void =>
      context.addIssue({ code: "custom", path, message, params: { remedy } });
    if (data.tracks.length + data.videos.length === 0)
      add(["tracks"], "The release has neither tracks nor videos.", "Add at least one track or one video.");
    const first = new Map<string, string>();
    const recordings = [
      ...data.tracks.map((entry, index) => ({ ...entry, name: `Track ${index + 1}`, path: ["tracks", index, "isrc"] })),
      ...data.videos.map((entry, index) => ({ ...entry, name: `Video ${index + 1}`, path: ["videos", index, "isrc"] })),
    ];
    for (const { isrc: code, name, path } of recordings) {
      const earlier = first.get(code);
      if (earlier === undefined) first.set(code, name);
      else add(path, `${earlier} has the ISRC ${code}, too.`, "Each recording and each video has its own ISRC.");
    }
    data.deals.forEach(({ tracks }, index) => {
      if (tracks && !data.release.trackReleases)
        add(
          ["deals", index, "tracks"],
          "There are no track releases to deal in.",
          "Set release.trackReleases to true.",
        );
    });
  });

export type ReleaseData = z.output<typeof releaseData>;
export type TrackData = ReleaseData["tracks"][number];
export type VideoData = ReleaseData["videos"][number];

/** Returns the schema of the data as JSON Schema, for editors and documentation. */
export const toReleaseJsonSchema = (): object => z.toJSONSchema(releaseData, { io: "input" });
