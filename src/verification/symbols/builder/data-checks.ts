import assert from "node:assert/strict";

import { builtFrom, excludes, includes, type Proofs, same, type SymbolChecks, textsOf } from "./message";

const ofRelease = (data: object): Promise<string> => builtFrom({ releases: [data] });

/** The value is in the message at this path, and nowhere else. */
const writtenAs = (path: string, name: string): Proofs => ({
  written: async () => {
    const opening = path.replace(/[^/]+/g, "<$&>").replaceAll("/", "");
    includes(await ofRelease({ [name]: "the value" }), `${opening}the value</`);
    excludes(await ofRelease({}), opening.split(">").at(-2)!);
  },
});

/** What `build(data)` reads. */
export const dataChecks: SymbolChecks = {
  "DdexBuilder.build.data.version": {
    "version only": async () => {
      const changed = (await builtFrom({})).replace("ern/43", "ern/42").replace("ern/4.3", "ern/4.2");
      assert.equal(await builtFrom({ version: "4.2" }), changed);
      const ofReleases = async (version: string): Promise<string | undefined> =>
        (await builtFrom({ version, releases: [{ title: "Data" }] })).split("<MessageHeader>")[1];
      assert.equal(await ofReleases("4.2"), await ofReleases("4.3"));
    },
    "any text": async () => {
      includes(await builtFrom({ version: "banana" }), 'MessageSchemaVersionId="ern/banana"');
    },
    default: async () => {
      assert.equal(await builtFrom({}), await builtFrom({ version: "4.3" }));
    },
  },
  "DdexBuilder.build.data.releases": {
    array: async () => {
      same(textsOf(await builtFrom({ releases: [{ title: "One" }, { title: "Two" }] }), "TitleText"), ["One", "Two"]);
    },
    "else empty": async () => {
      for (const releases of ["text", 1, { title: "One" }, null, [1, "text"]])
        assert.equal(await builtFrom({ releases }), await builtFrom({ releases: [] }));
    },
    default: async () => {
      includes(await builtFrom({}), "<ReleaseList/>");
      assert.equal(await builtFrom({}), await builtFrom({ releases: [] }));
    },
  },
  "DdexBuilder.build.data.releases-.release_id": {
    snake_case: async () => {
      includes(await ofRelease({ release_id: "D1" }), "<GRid>D1</GRid>");
      includes(await ofRelease({ releaseId: "D1" }), "<GRid>UNKNOWN</GRid>");
    },
    missing: async () => {
      for (const data of [{}, { release_id: 1 }]) includes(await ofRelease(data), "<GRid>UNKNOWN</GRid>");
    },
  },
  "DdexBuilder.build.data.releases-.title": {
    missing: async () => {
      includes(await ofRelease({ title: "Data" }), "<TitleText>Data</TitleText>");
      for (const data of [{}, { title: 1 }]) includes(await ofRelease(data), "<TitleText>Untitled</TitleText>");
    },
  },
  "DdexBuilder.build.data.releases-.display_artist": {
    fallbacks: async () => {
      const nameOf = async (data: object): Promise<(string | undefined)[]> =>
        textsOf(await ofRelease(data), "FullName");
      same(await nameOf({ display_artist: "A", artist: "B" }), ["A"]);
      same(await nameOf({ artist: "B" }), ["B"]);
      same(await nameOf({}), ["Unknown Artist"]);
    },
  },
  "DdexBuilder.build.data.releases-.label": writtenAs("LabelName", "label"),
  "DdexBuilder.build.data.releases-.release_date": writtenAs("ReleaseDate", "release_date"),
  "DdexBuilder.build.data.releases-.upc": writtenAs("ReleaseId/ICPN", "upc"),
  "DdexBuilder.build.data.releases-.tracks": {
    ignored: async () => {
      const track = { track_id: "T1", title: "A track", isrc: "USRC17607839" };
      for (const tracks of [[track], "text"]) assert.equal(await ofRelease({ tracks }), await ofRelease({}));
    },
    "no tracks": async () => {
      const xml = await ofRelease({ tracks: [{}], track_ids: ["T1"], resource_references: ["T1"] });
      includes(xml, "<ResourceList/>");
      excludes(xml, "ResourceReference");
    },
  },
};
