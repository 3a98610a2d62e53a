import assert from "node:assert/strict";

import type { Release } from "ddex-builder";

import { built, builderOf, excludes, newBuilder, refuses, release, textsOf, without } from "../message";
import { same } from "../same";
import type { SymbolCheck, SymbolChecks } from "../symbol-check";
import { acceptedAndDropped, dropped, reaching, written } from "./fields";

const writtenAs = (note: string, fields: Partial<Release>, ...elements: string[]): SymbolCheck => ({
  status: "works",
  note: { [note]: written(fields, {}, ...elements) },
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
    status: "partial",
    note: {
      "Seven of twelve fields reach the XML.": async () => {
        assert.equal(Object.keys(releaseFields).length, 12);
        const names = ["releaseId", "title", "artist", "label", "upc", "releaseDate", "trackIds"];
        same(reaching(await built(releaseFields), releaseFields), names);
      },
    },
  },
  "Release.releaseId": writtenAs(
    "Written as ReleaseReference and as ReleaseId/GRid, whatever its form.",
    { releaseId: "any thing" },
    "<ReleaseReference>any thing</ReleaseReference>",
    "<ReleaseId><GRid>any thing</GRid></ReleaseId>",
  ),
  "Release.releaseType": {
    status: "placeholder",
    note: {
      Required: () =>
        refuses(() => newBuilder().addRelease(without(release, "releaseType")), "Missing field `releaseType`"),
      "but never written.": async () => {
        await dropped({ releaseType: "Album" });
        excludes(await built({ releaseType: "Some type" }), "Some type");
      },
    },
  },
  "Release.title": writtenAs(
    "Written as ReferenceTitle/TitleText.",
    { title: "New" },
    "<ReferenceTitle><TitleText>New</TitleText></ReferenceTitle><DisplayArtistName>",
  ),
  "Release.artist": writtenAs(
    "Written as DisplayArtistName/FullName.",
    { artist: "New" },
    "<DisplayArtistName><FullName>New</FullName></DisplayArtistName>",
  ),
  "Release.label": writtenAs(
    "Written as LabelName/LabelName.",
    { label: "New" },
    "<LabelName><LabelName>New</LabelName></LabelName>",
  ),
  "Release.catalogNumber": acceptedAndDropped({ catalogNumber: "CAT 1" }),
  "Release.upc": writtenAs(
    "Written as a second ReleaseId/ICPN without any check.",
    { upc: "x" },
    "<ReleaseId><GRid>R1</GRid></ReleaseId><ReleaseId><ICPN>x</ICPN></ReleaseId>",
  ),
  "Release.releaseDate": writtenAs(
    "Written as ReleaseDate without any check.",
    { releaseDate: "some day" },
    "<ReleaseDate>some day</ReleaseDate>",
  ),
  "Release.genre": acceptedAndDropped({ genre: "Rock" }),
  "Release.parentalWarning": acceptedAndDropped({ parentalWarning: true }),
  "Release.trackIds": {
    status: "works",
    note: {
      "Written as ReleaseResourceReference in the given order, unknown ids included;": async () => {
        const trackIds = ["T2", "nothing", "T1"];
        const xml = await builderOf([{ trackIds }], [{}, { resourceId: "T2" }]).build();
        same(textsOf(xml, "ReleaseResourceReference"), trackIds);
      },
      "selects the resources to write.": async () => {
        const xml = await builderOf([{ trackIds: ["T3"] }], [{}, { resourceId: "T2" }, { resourceId: "T3" }]).build();
        same(textsOf(xml, "ResourceReference"), ["T3"]);
      },
    },
  },
  "Release.metadata": acceptedAndDropped({ metadata: { a: "b" } }),
};
