import type { Resource } from "ddex-builder";

import { describeSymbol } from "../../../test/builder/describe-symbol";
import {
  expectDropped,
  expectNeverWritten,
  expectRequired,
  expectWritten,
  reaching,
} from "../../../test/builder/fields";
import { built, compact } from "../../../test/builder/message";

describeSymbol("Resource", () => {
  it("has nine fields, four of which reach the XML", async () => {
    const fields: Required<Resource> = {
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
    expect(Object.keys(fields)).toHaveLength(9);
    const xml = (await built({}, fields)).replace(/<ReleaseList>[^]*/, "");
    expect(reaching(xml, fields)).toEqual(["resourceId", "title", "isrc", "duration"]);
  });
});

const dropped: Record<string, Partial<Resource>> = {
  "Resource.trackNumber": { trackNumber: 7 },
  "Resource.volumeNumber": { volumeNumber: 7 },
  "Resource.metadata": { metadata: { a: "b" } },
};

for (const [id, fields] of Object.entries(dropped))
  describeSymbol(id, () => {
    it("is accepted and dropped", () => expectDropped("Resource", fields));
  });

describeSymbol("Resource.resourceId", () => {
  it("is written as ResourceReference", async () => {
    const xml = await built({ trackIds: ["any text"] }, { resourceId: "any text" });
    expect(compact(xml)).toContain("<ResourceReference>any text</ResourceReference></SoundRecording>");
  });
});

describeSymbol("Resource.resourceType", () => {
  it("is required", () => expectRequired("Resource", "resourceType"));

  it("is ignored", () => expectDropped("Resource", { resourceType: "Image" }));

  it("makes a SoundRecording, whatever it is", async () => {
    for (const resourceType of ["Image", "Text", "Video", "any text"]) {
      const [, resources] = (await built({}, { resourceType })).split("<ResourceList>");
      expect(resources).toMatch(/^\s*<SoundRecording>/);
    }
  });
});

describeSymbol("Resource.title", () => {
  it("is written as ReferenceTitle", () =>
    expectWritten(
      "Resource",
      { title: "New" },
      "<SoundRecording><ReferenceTitle><TitleText>New</TitleText></ReferenceTitle>",
    ));
});

describeSymbol("Resource.artist", () => {
  it("is required", () => expectRequired("Resource", "artist"));

  it("is never written", () => expectNeverWritten("Resource", "artist", "Someone else"));
});

describeSymbol("Resource.isrc", () => {
  it("is written as ResourceId/ISRC", () =>
    expectWritten("Resource", { isrc: "x" }, "<ResourceId><ISRC>x</ISRC></ResourceId>"));

  it("is TEMP00000000 if it's missing", async () => expect(await built()).toContain("<ISRC>TEMP00000000</ISRC>"));
});

describeSymbol("Resource.duration", () => {
  it("is written as it is", () => expectWritten("Resource", { duration: "x" }, "<Duration>x</Duration>"));

  it("is PT3M00S if it's missing", async () => expect(await built()).toContain("<Duration>PT3M00S</Duration>"));
});
