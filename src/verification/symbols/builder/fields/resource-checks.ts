import assert from "node:assert/strict";

import type { Resource } from "ddex-builder";

import { built, excludes, includes, newBuilder, refuses, resource, same, without } from "../message";
import type { Proof, SymbolChecks } from "../message";
import { acceptedAndDropped, dropped, reaching, written } from "./fields";

const required =
  (name: keyof Resource): Proof =>
  () =>
    refuses(() => newBuilder().addResource(without(resource, name)), `Missing field \`${name}\``);

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

/** The input object Resource, field by field. */
export const resourceChecks: SymbolChecks = {
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
    required: required("resourceType"),
    ignored: () => dropped({}, { resourceType: "Image" }),
    "sound recording": async () => {
      for (const resourceType of ["Image", "Text", "Video", "any thing"]) {
        const [, resources = ""] = (await built({}, { resourceType })).split("<ResourceList>");
        assert.match(resources, /^\s*<SoundRecording>/);
      }
    },
  },
  "Resource.title": {
    written: written(
      {},
      { title: "New" },
      "<SoundRecording><ReferenceTitle><TitleText>New</TitleText></ReferenceTitle>",
    ),
  },
  "Resource.artist": {
    required: required("artist"),
    "never written": async () => {
      await dropped({}, { artist: "Someone else" });
      excludes(await built({}, { artist: "Someone else" }), "Someone else");
    },
  },
  "Resource.isrc": {
    written: written({}, { isrc: "x" }, "<ResourceId><ISRC>x</ISRC></ResourceId>"),
    missing: async () => includes(await built(), "<ISRC>TEMP00000000</ISRC>"),
  },
  "Resource.duration": {
    written: written({}, { duration: "x" }, "<Duration>x</Duration>"),
    missing: async () => includes(await built(), "<Duration>PT3M00S</Duration>"),
  },
  "Resource.trackNumber": acceptedAndDropped({}, { trackNumber: 7 }),
  "Resource.volumeNumber": acceptedAndDropped({}, { volumeNumber: 7 }),
  "Resource.metadata": acceptedAndDropped({}, { metadata: { a: "b" } }),
};
