import assert from "node:assert/strict";

import {
  builderOf,
  built,
  builtFrom,
  excludes,
  includes,
  masked,
  refusesToBuild,
  resource,
  same,
  type SymbolChecks,
  textsOf,
  without,
} from "./message";

/** The method `build`. */
export const buildChecks: SymbolChecks = {
  "DdexBuilder.build": {
    "without data": async () => {
      const xml = await built();
      for (const name of ["MessageHeader", "ResourceList", "ReleaseList"]) includes(xml, `<${name}>`);
      same(textsOf(xml, "TitleText"), ["A track", "A title"]);
    },
    "with data": async () => {
      const builder = builderOf([{}], [{}]);
      const data = { release_id: "D1", title: "Data", tracks: [{ title: "Lost" }], releaseDate: "Lost" };
      const header = { message_id: "Lost", messageSender: "Lost", message_sender: "Lost" };
      const xml = await builder.build({ version: "4.2", releases: [data], resources: [resource], ...header });
      same([textsOf(xml, "GRid"), textsOf(xml, "TitleText")], [["D1"], ["Data"]]);
      includes(xml, "<ResourceList/>");
      excludes(xml, "Lost");
      const releases = [without(without(data, "tracks"), "releaseDate")];
      assert.equal(masked(xml), await builtFrom({ version: "4.2", releases }));
    },
    "no deals": async () => {
      excludes(await built(), "Deal");
      excludes(await builtFrom({ releases: [{ deals: [{}] }], deals: [{}], deal_list: [{}] }), "Deal");
    },
    ...refusesToBuild("build"),
  },
};
