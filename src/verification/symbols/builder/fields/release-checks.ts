import assert from "node:assert/strict";

import type { Release } from "ddex-builder";

import { builderOf, built, same, type SymbolChecks, textsOf } from "../message";
import { fieldProofs, reaching, requiredButDropped } from "./fields";

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
  ...fieldProofs("Release"),
  Release: {
    "seven fields": async () => {
      assert.equal(Object.keys(releaseFields).length, 12);
      const names = ["releaseId", "title", "artist", "label", "upc", "releaseDate", "trackIds"];
      same(reaching(await built(releaseFields), releaseFields), names);
    },
  },
  "Release.releaseType": requiredButDropped("Release", "releaseType", "Album", "Some type"),
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
};
