import assert from "node:assert/strict";

import type { Proofs, SymbolChecks } from "./message";
import {
  builderOf,
  excludes,
  includes,
  newBuilder,
  refuses,
  release,
  resource,
  same,
  textsOf,
  without,
} from "./message";

const refusesNull = (add: () => void): void =>
  assert.throws(
    add,
    ({ name, message, code }: NodeJS.ErrnoException) =>
      name === "TypeError" && message === "Cannot convert undefined or null to object" && code === undefined,
  );

const addLoose = (method: "addRelease" | "addResource", fields: object): void =>
  newBuilder()[method]({ ...release, ...resource, ...fields });

/** The errors of both methods, for an argument with the required fields of a type. */
const refusals = (method: "addRelease" | "addResource", value: object, type: string): Proofs => ({
  "missing field": async () => {
    for (const name of Object.keys(value) as never[])
      await refuses(() => newBuilder()[method](without(value, name) as never), `Missing field \`${name}\``);
  },
  "other type": async () => {
    for (const [title, shown] of [
      [1, "Number 1 "],
      [null, "Null"],
    ]) {
      const message = `Failed to convert JavaScript value \`${shown}\` into rust type \`String\` on ${type}.title`;
      await refuses(() => addLoose(method, { title }), message, "StringExpected");
    }
  },
  null: () => {
    refusesNull(() => addLoose(method, { metadata: null }));
    refusesNull(() => newBuilder()[method](null as never));
  },
});

/** addRelease and addResource. */
export const addingChecks: SymbolChecks = {
  "DdexBuilder.addRelease": {
    "any format": async () => {
      const builder = builderOf([{ upc: "no digits", releaseDate: "no date", releaseId: "" }], []);
      assert.equal(builder.getStats().releasesCount, 1);
      const xml = await builder.build();
      includes(xml, "<ReleaseDate>no date</ReleaseDate>");
      includes(xml, "<ICPN>no digits</ICPN>");
    },
    duplicates: async () => {
      const builder = builderOf([{}, {}], []);
      assert.equal(builder.getStats().releasesCount, 2);
      same(textsOf(await builder.build(), "GRid"), ["R1", "R1"]);
    },
    ...refusals("addRelease", release, "Release"),
    "no boolean": async () => {
      const message = "Failed to convert napi value into rust type `bool` on Release.parentalWarning";
      for (const parentalWarning of ["yes", null])
        await refuses(() => addLoose("addRelease", { parentalWarning }), message, "BooleanExpected");
    },
    "no array": async () => {
      for (const trackIds of ["T1", null])
        await refuses(
          () => addLoose("addRelease", { trackIds }),
          "Given napi value is not an array on Release.trackIds",
        );
    },
  },
  "DdexBuilder.addResource": {
    "any format": async () => {
      const builder = builderOf([{}], [{ isrc: "no code", duration: "no time" }]);
      assert.equal(builder.getStats().resourcesCount, 1);
      const xml = await builder.build();
      includes(xml, "<ISRC>no code</ISRC>");
      includes(xml, "<Duration>no time</Duration>");
    },
    "listed only": async () => {
      const xml = await builderOf([{ trackIds: ["T1"] }], [{}, { resourceId: "T2", title: "Not listed" }]).build();
      same(textsOf(xml, "ResourceReference"), ["T1"]);
      excludes(xml, "Not listed");
    },
    ...refusals("addResource", resource, "Resource"),
    "no number": () =>
      refuses(
        () => addLoose("addResource", { trackNumber: "1" }),
        "Failed to convert napi value String into rust type `i32` on Resource.trackNumber",
        "NumberExpected",
      ),
  },
};
