import { describeSymbol } from "../../../test/builder/describe-symbol";
import { builtFrom, compact, textsOf } from "../../../test/builder/message";

const ofRelease = (data: object): Promise<string> => builtFrom({ releases: [data] });

describeSymbol("DdexBuilder.build.data.version", () => {
  it("changes only the namespace and MessageSchemaVersionId", async () => {
    const changed = (await builtFrom({})).replace("ern/43", "ern/42").replace("ern/4.3", "ern/4.2");
    expect(await builtFrom({ version: "4.2" })).toBe(changed);
    const ofReleases = async (version: string): Promise<string | undefined> =>
      (await builtFrom({ version, releases: [{ title: "Data" }] })).split("<MessageHeader>")[1];
    expect(await ofReleases("4.2")).toBe(await ofReleases("4.3"));
  });

  it("can be any text", async () =>
    expect(await builtFrom({ version: "banana" })).toContain('MessageSchemaVersionId="ern/banana"'));

  it("is 4.3 by default", async () => expect(await builtFrom({})).toBe(await builtFrom({ version: "4.3" })));
});

describeSymbol("DdexBuilder.build.data.releases", () => {
  it("is an array", async () => {
    const xml = await builtFrom({ releases: [{ title: "One" }, { title: "Two" }] });
    expect(textsOf(xml, "TitleText")).toEqual(["One", "Two"]);
  });

  it("counts as empty if it's anything else", async () => {
    for (const releases of ["text", 1, { title: "One" }, null, [1, "text"]])
      expect(await builtFrom({ releases })).toBe(await builtFrom({ releases: [] }));
  });

  it("is empty by default", async () => {
    expect(await builtFrom({})).toContain("<ReleaseList/>");
    expect(await builtFrom({})).toBe(await builtFrom({ releases: [] }));
  });
});

describeSymbol("DdexBuilder.build.data.releases-.release_id", () => {
  it("is read in snake_case only", async () => {
    expect(await ofRelease({ release_id: "D1" })).toContain("<GRid>D1</GRid>");
    expect(await ofRelease({ releaseId: "D1" })).toContain("<GRid>UNKNOWN</GRid>");
  });

  it("is UNKNOWN if it's missing or not a string", async () => {
    for (const data of [{}, { release_id: 1 }]) expect(await ofRelease(data)).toContain("<GRid>UNKNOWN</GRid>");
  });
});

describeSymbol("DdexBuilder.build.data.releases-.title", () => {
  it("is Untitled if it's missing or not a string", async () => {
    expect(await ofRelease({ title: "Data" })).toContain("<TitleText>Data</TitleText>");
    for (const data of [{}, { title: 1 }]) expect(await ofRelease(data)).toContain("<TitleText>Untitled</TitleText>");
  });
});

describeSymbol("DdexBuilder.build.data.releases-.display_artist", () => {
  it("falls back to artist, then to Unknown Artist", async () => {
    const nameOf = async (data: object) => textsOf(await ofRelease(data), "FullName");
    expect(await nameOf({ display_artist: "A", artist: "B" })).toEqual(["A"]);
    expect(await nameOf({ artist: "B" })).toEqual(["B"]);
    expect(await nameOf({})).toEqual(["Unknown Artist"]);
  });
});

for (const [id, opening, element] of [
  ["DdexBuilder.build.data.releases-.label", "<LabelName>", "<LabelName"],
  ["DdexBuilder.build.data.releases-.release_date", "<ReleaseDate>", "<ReleaseDate"],
  ["DdexBuilder.build.data.releases-.upc", "<ReleaseId><ICPN>", "<ICPN"],
] as const)
  describeSymbol(id, () => {
    it(`is written as ${element.slice(1)}`, async () => {
      const name = id.split(".").at(-1)!;
      expect(compact(await ofRelease({ [name]: "the value" }))).toContain(`${opening}the value</`);
      expect(await ofRelease({})).not.toContain(element);
    });
  });

describeSymbol("DdexBuilder.build.data.releases-.tracks", () => {
  it("is ignored", async () => {
    const track = { track_id: "T1", title: "A track", isrc: "USRC17607839" };
    for (const tracks of [[track], "text"]) expect(await ofRelease({ tracks })).toBe(await ofRelease({}));
  });

  it("leads to no resources", async () => {
    const xml = await ofRelease({ tracks: [{}], track_ids: ["T1"], resource_references: ["T1"] });
    expect(xml).toContain("<ResourceList/>");
    expect(xml).not.toContain("ResourceReference");
  });
});
