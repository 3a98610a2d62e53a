import assert from "node:assert/strict";

import type { DdexBuilder } from "ddex-builder";

import { builderOf, errorOf, excludes, failsWith, includes, newBuilder, refuses, release, resource } from "./message";
import { textsOf, without } from "./message";
import { same } from "./same";
import type { SymbolChecks } from "./symbol-check";

/** Each required field must be there. */
const missing =
  <Value extends object>(value: Value, add: (builder: DdexBuilder, value: Value) => void) =>
  async (): Promise<void> => {
    for (const name of Object.keys(value) as (keyof Value & string)[])
      await refuses(() => add(newBuilder(), without(value, name)), `Missing field \`${name}\``);
  };

const addLoose = (fields: object) => () => newBuilder().addRelease({ ...release, ...fields });
const addLooseResource = (fields: object) => () => newBuilder().addResource({ ...resource, ...fields });

const refusesNull = async (add: () => void): Promise<void> => {
  assert.throws(add, { name: "TypeError", message: "Cannot convert undefined or null to object" });
  assert.equal((await errorOf(add)).code, undefined);
};

/** addRelease and addResource. */
export const addingChecks: SymbolChecks = {
  "DdexBuilder.addRelease": {
    status: "works",
    note: {
      "Stores a release without any format check;": async () => {
        const builder = builderOf([{ upc: "no digits", releaseDate: "no date", releaseId: "" }], []);
        assert.equal(builder.getStats().releasesCount, 1);
        const xml = await builder.build();
        includes(xml, "<ReleaseDate>no date</ReleaseDate>");
        includes(xml, "<ICPN>no digits</ICPN>");
      },
      "duplicates are accepted.": async () => {
        const builder = builderOf([{}, {}], []);
        assert.equal(builder.getStats().releasesCount, 2);
        same(textsOf(await builder.build(), "GRid"), ["R1", "R1"]);
      },
    },
    errors: {
      'InvalidArg "Missing field `x`" for a missing required field': missing(release, (builder, value) =>
        builder.addRelease(value),
      ),
      "conversion error code StringExpected, BooleanExpected or InvalidArg when a field has the wrong type or is null":
        async () => {
          await failsWith("StringExpected", addLoose({ upc: 1 }), addLoose({ title: null }));
          await failsWith("BooleanExpected", addLoose({ parentalWarning: "yes" }), addLoose({ parentalWarning: null }));
          await failsWith("InvalidArg", addLoose({ trackIds: "T1" }), addLoose({ trackIds: null }));
        },
      "TypeError without a code when metadata is null": () => refusesNull(addLoose({ metadata: null })),
    },
  },
  "DdexBuilder.addResource": {
    status: "works",
    note: {
      "Stores a resource without any format check;": async () => {
        const builder = builderOf([{}], [{ isrc: "no code", duration: "no time" }]);
        assert.equal(builder.getStats().resourcesCount, 1);
        const xml = await builder.build();
        includes(xml, "<ISRC>no code</ISRC>");
        includes(xml, "<Duration>no time</Duration>");
      },
      "it is written only if a release lists its id in trackIds.": async () => {
        const xml = await builderOf([{ trackIds: ["T1"] }], [{}, { resourceId: "T2", title: "Not listed" }]).build();
        same(textsOf(xml, "ResourceReference"), ["T1"]);
        excludes(xml, "Not listed");
      },
    },
    errors: {
      'InvalidArg "Missing field `x`" for a missing required field': missing(resource, (builder, value) =>
        builder.addResource(value),
      ),
      "conversion error code StringExpected or NumberExpected when a field has the wrong type or is null": async () => {
        await failsWith("StringExpected", addLooseResource({ isrc: 1 }), addLooseResource({ title: null }));
        await failsWith(
          "NumberExpected",
          addLooseResource({ trackNumber: "1" }),
          addLooseResource({ trackNumber: null }),
        );
      },
      "TypeError without a code when metadata is null": () => refusesNull(addLooseResource({ metadata: null })),
    },
  },
};
