import { describeSymbol } from "../../../test/builder/describe-symbol";
import {
  builderOf,
  compact,
  expectRefusal,
  newBuilder,
  release,
  resource,
  textsOf,
  without,
} from "../../../test/builder/message";

type Method = "addRelease" | "addResource";

const add = (method: Method, fields: object): void => newBuilder()[method]({ ...release, ...resource, ...fields });

/** Adds the proofs of the errors that both methods have, for an argument with the required fields of a type. */
const proveRefusals = (method: Method, value: object, type: string): void => {
  it("rejects an object without a required field", async () => {
    for (const name of Object.keys(value) as never[])
      await expectRefusal(() => newBuilder()[method](without(value, name) as never), `Missing field \`${name}\``);
  });

  it.each([
    ["a number", 1, "Number 1 "],
    ["null", null, "Null"],
  ])("rejects %s as a title", (_what, title, shown) => {
    const message = `Failed to convert JavaScript value \`${shown}\` into rust type \`String\` on ${type}.title`;
    return expectRefusal(() => add(method, { title }), message, "StringExpected");
  });

  it("throws a TypeError for null, and for null as metadata", () => {
    const calls = [() => add(method, { metadata: null }), () => newBuilder()[method](null as never)];
    for (const call of calls) {
      let error: unknown;
      try {
        call();
      } catch (thrown) {
        error = thrown;
      }
      expect(error).toMatchObject({ name: "TypeError", message: "Cannot convert undefined or null to object" });
      expect(error).not.toHaveProperty("code");
    }
  });
};

describeSymbol("DdexBuilder.addRelease", () => {
  it("stores a release without a check of any format", async () => {
    const builder = builderOf([{ upc: "no digits", releaseDate: "no date", releaseId: "" }], []);
    expect(builder.getStats().releasesCount).toBe(1);
    const xml = await builder.build();
    expect(xml).toContain("<ReleaseDate>no date</ReleaseDate>");
    expect(xml).toContain("<ICPN>no digits</ICPN>");
  });

  it("accepts duplicates", async () => {
    const builder = builderOf([{}, {}], []);
    expect(builder.getStats().releasesCount).toBe(2);
    expect(textsOf(await builder.build(), "GRid")).toEqual(["R1", "R1"]);
  });

  proveRefusals("addRelease", release, "Release");

  it("rejects a parentalWarning that isn't a boolean", async () => {
    const message = "Failed to convert napi value into rust type `bool` on Release.parentalWarning";
    for (const parentalWarning of ["yes", null])
      await expectRefusal(() => add("addRelease", { parentalWarning }), message, "BooleanExpected");
  });

  it("rejects trackIds that aren't an array", async () => {
    for (const trackIds of ["T1", null])
      await expectRefusal(
        () => add("addRelease", { trackIds }),
        "Given napi value is not an array on Release.trackIds",
      );
  });
});

describeSymbol("DdexBuilder.addResource", () => {
  it("stores a resource without a check of any format", async () => {
    const builder = builderOf([{}], [{ isrc: "no code", duration: "no time" }]);
    expect(builder.getStats().resourcesCount).toBe(1);
    const xml = compact(await builder.build());
    expect(xml).toContain("<ISRC>no code</ISRC>");
    expect(xml).toContain("<Duration>no time</Duration>");
  });

  it("stores resources that are written only if a release lists them", async () => {
    const xml = await builderOf([{ trackIds: ["T1"] }], [{}, { resourceId: "T2", title: "Not listed" }]).build();
    expect(textsOf(xml, "ResourceReference")).toEqual(["T1"]);
    expect(xml).not.toContain("Not listed");
  });

  proveRefusals("addResource", resource, "Resource");

  it("rejects a trackNumber that isn't a number", () =>
    expectRefusal(
      () => add("addResource", { trackNumber: "1" }),
      "Failed to convert napi value String into rust type `i32` on Resource.trackNumber",
      "NumberExpected",
    ));
});
