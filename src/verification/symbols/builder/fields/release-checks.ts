import assert from "node:assert/strict";

import type { Release } from "ddex-builder";

import { builderOf, built, excludes, newBuilder, refuses, release, same, textsOf, without } from "../message";
import type { Proofs, SymbolChecks } from "../message";
import { acceptedAndDropped, dropped, reaching, written } from "./fields";

const writtenAs = (fields: Partial<Release>, ...elements: string[]): Proofs => ({
  written: written(fields, {}, ...elements),
});

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

/** The input object Release, field by field. */
export const releaseChecks: SymbolChecks = {
  Release: {
    "seven fields": async () => {
      assert.equal(Object.keys(releaseFields).length, 12);
      const names = ["releaseId", "title", "artist", "label", "upc", "releaseDate", "trackIds"];
      same(reaching(await built(releaseFields), releaseFields), names);
    },
  },
  "Release.releaseId": writtenAs(
    { releaseId: "any thing" },
    "<ReleaseReference>any thing</ReleaseReference>",
    "<ReleaseId><GRid>any thing</GRid></ReleaseId>",
  ),
  "Release.releaseType": {
    required: () =>
      refuses(() => newBuilder().addRelease(without(release, "releaseType")), "Missing field `releaseType`"),
    "never written": async () => {
      await dropped({ releaseType: "Album" });
      excludes(await built({ releaseType: "Some type" }), "Some type");
    },
  },
  "Release.title": writtenAs(
    { title: "New" },
    "<ReferenceTitle><TitleText>New</TitleText></ReferenceTitle><DisplayArtistName>",
  ),
  "Release.artist": writtenAs({ artist: "New" }, "<DisplayArtistName><FullName>New</FullName></DisplayArtistName>"),
  "Release.label": writtenAs({ label: "New" }, "<LabelName><LabelName>New</LabelName></LabelName>"),
  "Release.catalogNumber": acceptedAndDropped({ catalogNumber: "CAT 1" }),
  "Release.upc": writtenAs({ upc: "x" }, "<ReleaseId><GRid>R1</GRid></ReleaseId><ReleaseId><ICPN>x</ICPN></ReleaseId>"),
  "Release.releaseDate": writtenAs({ releaseDate: "some day" }, "<ReleaseDate>some day</ReleaseDate>"),
  "Release.genre": acceptedAndDropped({ genre: "Rock" }),
  "Release.parentalWarning": acceptedAndDropped({ parentalWarning: true }),
  "Release.trackIds": {
    written: async () => {
      const trackIds = ["T2", "nothing", "T1"];
      const xml = await builderOf([{ trackIds }], [{}, { resourceId: "T2" }]).build();
      same(textsOf(xml, "ReleaseResourceReference"), trackIds);
    },
    selects: async () => {
      const xml = await builderOf([{ trackIds: ["T3"] }], [{}, { resourceId: "T2" }, { resourceId: "T3" }]).build();
      same(textsOf(xml, "ResourceReference"), ["T3"]);
    },
  },
  "Release.metadata": acceptedAndDropped({ metadata: { a: "b" } }),
};
