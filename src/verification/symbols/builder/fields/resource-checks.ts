import assert from "node:assert/strict";

import type { Resource } from "ddex-builder";

import { built, includes, same, type SymbolChecks } from "../message";
import { dropped, fieldProofs, reaching, requiredButDropped } from "./fields";

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

const ofFields = fieldProofs("Resource");

/** The input object Resource, field by field. */
export const resourceChecks: SymbolChecks = {
  ...ofFields,
  Resource: {
    "four fields": async () => {
      assert.equal(Object.keys(resourceFields).length, 9);
      const xml = (await built({}, resourceFields)).replace(/<ReleaseList>[^]*/, "");
      same(reaching(xml, resourceFields), ["resourceId", "title", "isrc", "duration"]);
    },
  },
  "Resource.resourceId": {
    written: async () => {
      const xml = await built({ trackIds: ["any thing"] }, { resourceId: "any thing" });
      includes(xml, "<ResourceReference>any thing</ResourceReference></SoundRecording>");
    },
  },
  "Resource.resourceType": {
    required: requiredButDropped("Resource", "resourceType").required!,
    ignored: () => dropped("Resource", { resourceType: "Image" }),
    "sound recording": async () => {
      for (const resourceType of ["Image", "Text", "Video", "any thing"]) {
        const [, resources = ""] = (await built({}, { resourceType })).split("<ResourceList>");
        assert.match(resources, /^\s*<SoundRecording>/);
      }
    },
  },
  "Resource.artist": requiredButDropped("Resource", "artist", "Someone else"),
  "Resource.isrc": {
    ...ofFields["Resource.isrc"],
    missing: async () => includes(await built(), "<ISRC>TEMP00000000</ISRC>"),
  },
  "Resource.duration": {
    ...ofFields["Resource.duration"],
    missing: async () => includes(await built(), "<Duration>PT3M00S</Duration>"),
  },
};
