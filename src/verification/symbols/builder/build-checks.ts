import assert from "node:assert/strict";

import {
  built,
  builderOf,
  builtFrom,
  errorOf,
  excludes,
  includes,
  masked,
  newBuilder,
  refuses,
  resource,
  textsOf,
  without,
} from "./message";
import { same } from "./same";
import type { SymbolChecks } from "./symbol-check";

/** The method `build`. */
export const buildChecks: SymbolChecks = {
  "DdexBuilder.build": {
    status: "partial",
    note: {
      "Without data writes header, resources and releases of the stored objects;": async () => {
        const xml = await built();
        for (const name of ["MessageHeader", "ResourceList", "ReleaseList"]) includes(xml, `<${name}>`);
        same(textsOf(xml, "TitleText"), ["A track", "A title"]);
      },
      "with data reads only version and snake_case release fields and always writes an empty ResourceList;":
        async () => {
          const builder = builderOf([{}], [{}]);
          const data = { release_id: "D1", title: "Data", tracks: [{ title: "Lost" }], releaseDate: "Lost" };
          const header = { message_id: "Lost", messageSender: "Lost", message_sender: "Lost" };
          const xml = await builder.build({ version: "4.2", releases: [data], resources: [resource], ...header });
          same([textsOf(xml, "GRid"), textsOf(xml, "TitleText")], [["D1"], ["Data"]]);
          includes(xml, "<ResourceList/>");
          excludes(xml, "Lost");
          assert.equal(
            masked(xml),
            await builtFrom({ version: "4.2", releases: [without(without(data, "tracks"), "releaseDate")] }),
          );
        },
      "never writes deals.": async () => {
        excludes(await built(), "Deal");
        excludes(await builtFrom({ releases: [{ deals: [{}] }], deals: [{}], deal_list: [{}] }), "Deal");
      },
    },
    errors: {
      'InvalidArg "Expected object" when data is not an object': async () => {
        for (const data of [[], 1, "text"]) await refuses(() => newBuilder().build(data), "Expected object");
      },
      'Unknown "Build failed: ..." for core build errors': async () => {
        const { code, message } = await errorOf(() => newBuilder().build({ version: '4.3&<"x' }));
        assert.equal(code, "Unknown");
        assert.match(message, /^Build failed: /);
      },
    },
  },
};
