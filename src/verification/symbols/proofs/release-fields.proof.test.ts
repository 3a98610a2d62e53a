import type { Release } from "ddex-builder";

import { describeSymbol } from "../../../test/builder/describe-symbol";
import {
  expectDropped,
  expectNeverWritten,
  expectRequired,
  expectWritten,
  reaching,
} from "../../../test/builder/fields";
import { builderOf, built, textsOf } from "../../../test/builder/message";

describeSymbol("Release", () => {
  it("has twelve fields, seven of which reach the XML", async () => {
    const fields: Required<Release> = {
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
    expect(Object.keys(fields)).toHaveLength(12);
    const names = ["releaseId", "title", "artist", "label", "upc", "releaseDate", "trackIds"];
    expect(reaching(await built(fields), fields)).toEqual(names);
  });
});

const written: Record<string, [Partial<Release>, ...string[]]> = {
  "Release.releaseId": [
    { releaseId: "any text" },
    "<ReleaseReference>any text</ReleaseReference>",
    "<ReleaseId><GRid>any text</GRid></ReleaseId>",
  ],
  "Release.title": [{ title: "New" }, "<ReferenceTitle><TitleText>New</TitleText></ReferenceTitle><DisplayArtistName>"],
  "Release.artist": [{ artist: "New" }, "<DisplayArtistName><FullName>New</FullName></DisplayArtistName>"],
  "Release.label": [{ label: "New" }, "<LabelName><LabelName>New</LabelName></LabelName>"],
  "Release.upc": [{ upc: "x" }, "<ReleaseId><GRid>R1</GRid></ReleaseId><ReleaseId><ICPN>x</ICPN></ReleaseId>"],
  "Release.releaseDate": [{ releaseDate: "some day" }, "<ReleaseDate>some day</ReleaseDate>"],
};

for (const [id, [fields, ...elements]] of Object.entries(written))
  describeSymbol(id, () => {
    it("is written as it is", () => expectWritten("Release", fields, ...elements));
  });

const dropped: Record<string, Partial<Release>> = {
  "Release.catalogNumber": { catalogNumber: "CAT 1" },
  "Release.genre": { genre: "Rock" },
  "Release.parentalWarning": { parentalWarning: true },
  "Release.metadata": { metadata: { a: "b" } },
};

for (const [id, fields] of Object.entries(dropped))
  describeSymbol(id, () => {
    it("is accepted and dropped", () => expectDropped("Release", fields));
  });

describeSymbol("Release.releaseType", () => {
  it("is required", () => expectRequired("Release", "releaseType"));

  it("is never written", () => expectNeverWritten("Release", "releaseType", "Album", "Some type"));
});

describeSymbol("Release.trackIds", () => {
  it("is written in its order, with unknown ids", async () => {
    const trackIds = ["T2", "nothing", "T1"];
    const xml = await builderOf([{ trackIds }], [{}, { resourceId: "T2" }]).build();
    expect(textsOf(xml, "ReleaseResourceReference")).toEqual(trackIds);
  });

  it("selects the resources to write", async () => {
    const xml = await builderOf([{ trackIds: ["T3"] }], [{}, { resourceId: "T2" }, { resourceId: "T3" }]).build();
    expect(textsOf(xml, "ResourceReference")).toEqual(["T3"]);
  });
});
