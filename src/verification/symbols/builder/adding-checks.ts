import assert from "node:assert/strict";

import type { DdexBuilder } from "ddex-builder";

import {
  builderOf,
  errorOf,
  excludes,
  includes,
  newBuilder,
  refuses,
  release,
  resource,
  textsOf,
  without,
} from "./message";
import { same } from "./same";
import type { SymbolChecks } from "./symbol-check";

/** Each required field must be present. */
const missing =
  <Value extends object>(value: Value, add: (builder: DdexBuilder, value: Value) => void) =>
  async (): Promise<void> => {
    for (const name of Object.keys(value) as (keyof Value & string)[])
      await refuses(() => add(newBuilder(), without(value, name)), `Missing field \`${name}\``);
  };

const addLoose = (fields: object) => () => newBuilder().addRelease({ ...release, ...fields });
const addLooseResource = (fields: object) => () => newBuilder().addResource({ ...resource, ...fields });

const fails = async (add: () => void, code: string, message: string): Promise<void> => {
  same(await errorOf(add), { code, message });
};

/** A number or null isn't text. */
const refusesOtherTypes = async (add: (fields: object) => () => void, name: string): Promise<void> => {
  const message = (value: string) =>
    `Failed to convert JavaScript value \`${value}\` into rust type \`String\` on ${name}.title`;
  await fails(add({ title: 1 }), "StringExpected", message("Number 1 "));
  await fails(add({ title: null }), "StringExpected", message("Null"));
};

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
      'InvalidArg "Missing field `{field}`" for a missing required field': missing(release, (builder, value) =>
        builder.addRelease(value),
      ),
      'StringExpected "Failed to convert JavaScript value `{value}` into rust type `String` on Release.{field}"': () =>
        refusesOtherTypes(addLoose, "Release"),
      'BooleanExpected "Failed to convert napi value into rust type `bool` on Release.parentalWarning"': async () => {
        const message = "Failed to convert napi value into rust type `bool` on Release.parentalWarning";
        for (const parentalWarning of ["yes", null])
          await fails(addLoose({ parentalWarning }), "BooleanExpected", message);
      },
      'InvalidArg "Given napi value is not an array on Release.trackIds"': async () => {
        for (const trackIds of ["T1", null])
          await refuses(addLoose({ trackIds }), "Given napi value is not an array on Release.trackIds");
      },
      'TypeError "Cannot convert undefined or null to object" when the release, or its metadata, is null': async () => {
        await refusesNull(addLoose({ metadata: null }));
        await refusesNull(() => newBuilder().addRelease(null as never));
      },
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
      'InvalidArg "Missing field `{field}`" for a missing required field': missing(resource, (builder, value) =>
        builder.addResource(value),
      ),
      'StringExpected "Failed to convert JavaScript value `{value}` into rust type `String` on Resource.{field}"': () =>
        refusesOtherTypes(addLooseResource, "Resource"),
      'NumberExpected "Failed to convert napi value String into rust type `i32` on Resource.trackNumber"': () =>
        fails(
          addLooseResource({ trackNumber: "1" }),
          "NumberExpected",
          "Failed to convert napi value String into rust type `i32` on Resource.trackNumber",
        ),
      'TypeError "Cannot convert undefined or null to object" when the resource, or its metadata, is null':
        async () => {
          await refusesNull(addLooseResource({ metadata: null }));
          await refusesNull(() => newBuilder().addResource(null as never));
        },
    },
  },
};
