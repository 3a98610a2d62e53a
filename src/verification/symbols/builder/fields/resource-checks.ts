import assert from "node:assert/strict";

import type { Resource } from "ddex-builder";

import { built, excludes, includes, newBuilder, refuses, resource, without } from "../message";
import { same } from "../same";
import type { Proof, SymbolChecks } from "../symbol-check";
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
    status: "partial",
    note: {
      "Four of nine fields reach the XML.": async () => {
        assert.equal(Object.keys(resourceFields).length, 9);
        const xml = (await built({}, resourceFields)).replace(/<ReleaseList>[^]*/, "");
        same(reaching(xml, resourceFields), ["resourceId", "title", "isrc", "duration"]);
      },
    },
  },
  "Resource.resourceId": {
    status: "works",
    note: {
      "Written as ResourceReference.": async () => {
        const xml = await built({ trackIds: ["any thing"] }, { resourceId: "any thing" });
        includes(xml, "<ResourceReference>any thing</ResourceReference></SoundRecording>");
      },
    },
  },
  "Resource.resourceType": {
    status: "placeholder",
    note: {
      Required: required("resourceType"),
      "but ignored;": () => dropped({}, { resourceType: "Image" }),
      "every resource becomes a SoundRecording.": async () => {
        for (const resourceType of ["Image", "Text", "Video", "any thing"]) {
          const [, resources = ""] = (await built({}, { resourceType })).split("<ResourceList>");
          assert.match(resources, /^\s*<SoundRecording>/);
        }
      },
    },
  },
  "Resource.title": {
    status: "works",
    note: {
      "Written as ReferenceTitle/TitleText.": written(
        {},
        { title: "New" },
        "<SoundRecording><ReferenceTitle><TitleText>New</TitleText></ReferenceTitle>",
      ),
    },
  },
  "Resource.artist": {
    status: "placeholder",
    note: {
      Required: required("artist"),
      "but never written.": async () => {
        await dropped({}, { artist: "Someone else" });
        excludes(await built({}, { artist: "Someone else" }), "Someone else");
      },
    },
  },
  "Resource.isrc": {
    status: "partial",
    note: {
      "Written as ResourceId/ISRC;": written({}, { isrc: "x" }, "<ResourceId><ISRC>x</ISRC></ResourceId>"),
      "a missing value becomes TEMP00000000.": async () => includes(await built(), "<ISRC>TEMP00000000</ISRC>"),
    },
    default: { TEMP00000000: async () => assert.equal(await built(), await built({}, { isrc: "TEMP00000000" })) },
  },
  "Resource.duration": {
    status: "partial",
    note: {
      "Written as Duration without any check;": written({}, { duration: "x" }, "<Duration>x</Duration>"),
      "a missing value becomes PT3M00S.": async () => includes(await built(), "<Duration>PT3M00S</Duration>"),
    },
    default: { PT3M00S: async () => assert.equal(await built(), await built({}, { duration: "PT3M00S" })) },
  },
  "Resource.trackNumber": acceptedAndDropped({}, { trackNumber: 7 }),
  "Resource.volumeNumber": acceptedAndDropped({}, { volumeNumber: 7 }),
  "Resource.metadata": acceptedAndDropped({}, { metadata: { a: "b" } }),
};
