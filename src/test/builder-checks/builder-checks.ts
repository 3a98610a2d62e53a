import { DdexBuilder } from "ddex-builder";

import type { Checks } from "./check";
import { built, builderOf, builtFrom, errorOf, masked, release, resource, without } from "./message";

/** The class DdexBuilder, presets and fidelity aside. */
export const builderChecks: Checks = {
  DdexBuilder: async () => {
    const xml = await built();
    expect(xml).toContain("<ern:NewReleaseMessage ");
    expect(xml).toContain("<MessageSender>\n      <PartyName>DDEX Suite</PartyName>");
    expect(xml).toContain("<MessageRecipient>\n      <PartyName>Recipient</PartyName>");
    expect(xml).toContain('MessageSchemaVersionId="ern/4.3"');
  },
  "DdexBuilder.constructor": () => {
    const Loose = DdexBuilder as unknown as new (...args: unknown[]) => DdexBuilder;
    expect(DdexBuilder).toHaveLength(0);
    expect(new Loose({ validate: true }, 1).getStats()).toEqual(new DdexBuilder().getStats());
  },
  "DdexBuilder.addRelease": async () => {
    const builder = builderOf([{ upc: "no digits", releaseDate: "no date" }, {}], []);
    expect(builder.getStats().releasesCount).toBe(2);
    expect(await builder.build()).toContain("<ReleaseDate>no date</ReleaseDate>");
    expect(await errorOf(() => builder.addRelease(without(release, "title")))).toEqual({
      code: "InvalidArg",
      message: "Missing field `title`",
    });
    expect(await errorOf(() => builder.addRelease({ ...release, upc: null } as never))).toMatchObject({
      code: "StringExpected",
    });
  },
  "DdexBuilder.addResource": async () => {
    const builder = builderOf([{ trackIds: ["T1"] }], [{ isrc: "no code" }, { resourceId: "T2", title: "Not listed" }]);
    const xml = await builder.build();
    expect(builder.getStats().resourcesCount).toBe(2);
    expect(xml).toContain("<ISRC>no code</ISRC>");
    expect(xml).not.toContain("Not listed");
    expect(await errorOf(() => builder.addResource({ ...resource, trackNumber: "1" } as never))).toMatchObject({
      code: "NumberExpected",
    });
  },
  "DdexBuilder.build": async () => {
    const stored = await built();
    expect(stored).toContain("<TitleText>A track</TitleText>");
    expect(stored).toContain("<TitleText>A title</TitleText>");
    const builder = builderOf([{}], [{}]);
    const xml = await builder.build({ releases: [{ release_id: "D1", title: "Data", deals: [{}] }], deals: [{}] });
    expect(xml).toContain("<GRid>D1</GRid>");
    expect(xml).toContain("<ResourceList/>");
    expect(xml).not.toContain("A title");
    expect(xml).not.toContain("Deal");
    expect(await errorOf(() => builder.build([]))).toEqual({ code: "InvalidArg", message: "Expected object" });
    const broken = await errorOf(() => builder.build({ version: '4.3&<"x' }));
    expect(broken).toMatchObject({ code: "Unknown", message: expect.stringMatching(/^Build failed: /) as string });
  },
  "DdexBuilder.validate": async () => {
    const builder = new DdexBuilder();
    expect(await builder.validate()).toEqual({
      isValid: false,
      errors: ["At least one release is required"],
      warnings: [],
    });
    builder.addRelease({ releaseId: "", releaseType: "", title: "", artist: "", trackIds: ["nothing"], upc: "x" });
    expect(await builder.validate()).toEqual({ isValid: true, errors: [], warnings: [] });
  },
  "DdexBuilder.getStats": async () => {
    const builder = builderOf([{ upc: "x" }, {}], [{}]);
    const xml = await builder.build();
    const stats = builder.getStats();
    expect(stats).toMatchObject({ releasesCount: 2, resourcesCount: 1, validationErrors: 0, validationWarnings: 0 });
    expect(stats.lastBuildSizeBytes).toBe(Buffer.byteLength(xml));
    await builder.build();
    expect(builder.getStats().totalBuildTimeMs).toBeGreaterThanOrEqual(stats.totalBuildTimeMs);
  },
  "DdexBuilder.reset": async () => {
    const builder = builderOf([{}], [{}]);
    await builder.build();
    builder.reset();
    expect(builder.getStats()).toEqual(new DdexBuilder().getStats());
    expect(masked(await builder.build())).toBe(masked(await new DdexBuilder().build()));
  },
  ValidationResult: async () => {
    expect(Object.keys(await new DdexBuilder().validate())).toEqual(["isValid", "errors", "warnings"]);
  },
  BuilderStats: async () => {
    const builder = builderOf([{}], [{ isrc: "no code" }]);
    await builder.validate();
    await builder.build();
    expect(builder.getStats()).toMatchObject({ validationErrors: 0, validationWarnings: 0 });
  },
  "DdexBuilder.build.data.version": async () => {
    expect(await builtFrom({ version: "banana" })).toBe(
      (await builtFrom({})).replace("ern/43", "ern/banana").replace("ern/4.3", "ern/banana"),
    );
  },
  "DdexBuilder.build.data.releases": async () => {
    const empty = await builtFrom({});
    expect(empty).toContain("<ReleaseList/>");
    expect(await builtFrom({ releases: "text" })).toBe(empty);
    expect(await builtFrom({ releases: [1, {}] })).toContain("<Release>");
  },
  "DdexBuilder.build.data.releases-.release_id": async () => {
    expect(await builtFrom({ releases: [{ release_id: "D1" }] })).toContain("<GRid>D1</GRid>");
    for (const data of [{}, { release_id: 1 }, { releaseId: "D1" }])
      expect(await builtFrom({ releases: [data] })).toContain("<GRid>UNKNOWN</GRid>");
  },
  "DdexBuilder.build.data.releases-.title": async () => {
    expect(await builtFrom({ releases: [{ title: "Data" }] })).toContain("<TitleText>Data</TitleText>");
    for (const data of [{}, { title: 1 }])
      expect(await builtFrom({ releases: [data] })).toContain("<TitleText>Untitled</TitleText>");
  },
  "DdexBuilder.build.data.releases-.display_artist": async () => {
    const nameOf = async (data: object): Promise<string | undefined> =>
      /<FullName>(.*)<\/FullName>/.exec(await builtFrom({ releases: [data] }))?.[1];
    expect(await nameOf({ display_artist: "A", artist: "B" })).toBe("A");
    expect(await nameOf({ artist: "B" })).toBe("B");
    expect(await nameOf({})).toBe("Unknown Artist");
  },
  "DdexBuilder.build.data.releases-.label": async () => {
    expect(await builtFrom({ releases: [{ label: "A label" }] })).toContain("<LabelName>A label</LabelName>");
  },
  "DdexBuilder.build.data.releases-.release_date": async () => {
    expect(await builtFrom({ releases: [{ release_date: "2026-11-20" }] })).toContain(
      "<ReleaseDate>2026-11-20</ReleaseDate>",
    );
  },
  "DdexBuilder.build.data.releases-.upc": async () => {
    expect(await builtFrom({ releases: [{ upc: "123" }] })).toContain("<ICPN>123</ICPN>");
  },
  "DdexBuilder.build.data.releases-.tracks": async () => {
    const track = { track_id: "T1", title: "A track", isrc: "USRC17607839" };
    expect(await builtFrom({ releases: [{ release_id: "D1", tracks: [track] }] })).toBe(
      await builtFrom({ releases: [{ release_id: "D1" }] }),
    );
  },
};
