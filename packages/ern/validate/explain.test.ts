import { explain, explanations } from "./explain";

describe("explanations of libxml2's messages", () => {
  it("have entries for all that schemas of ERN can report, which limit no lengths or numbers", () => {
    const without = explanations.filter(({ entry }) => entry === undefined).map(({ pattern }) => pattern.source);
    const reasons = [/ength/, /clusive/, /keyref/, /Duplicate key/];
    expect(without.map((text) => reasons.findIndex((reason) => reason.test(text)))).toEqual([0, 1, 2, 3]);
  });

  it("list the first of many values, and count the rest", () => {
    const values = Array.from({ length: 20 }, (_, index) => `'V${index}'`).join(", ");
    const explanation = explain(
      `Element 'A': [facet 'enumeration'] The value 'x' is not an element of the set {${values}}.\n`,
    );
    expect(explanation).toEqual({
      message: "“x” is none of the values that the schema lists here.",
      remedy: "Take one of V0, V1, V2, V3, V4, V5, V6, V7 and 12 more.",
      isOfText: true,
      entry: "xsd-enumeration",
    });
  });

  it.each([
    [
      "[facet 'maxLength'] The value has a length of '9'; this exceeds the allowed maximum length of '5'.",
      "The value has 9 characters, the schema says 5.",
    ],
    ["[facet 'minInclusive'] The value '-1' is less than the minimum value allowed ('0').", "“-1” is too small."],
    ["'x' is not a valid value of the union type '{urn:a}Code'.", "“x” isn't allowed here: its type is Code."],
    ["'x' is not a valid value of the local atomic type.", "“x” isn't allowed here."],
  ])("explain %s in plain words", (text, message) => {
    expect(explain(`Element '{urn:a}A': ${text}\n`)).toMatchObject({ message });
  });

  it("keep unknown messages unchanged", () => {
    expect(explain("Element 'A': The type definition is abstract.\n")).toEqual({
      message: "<A>: The type definition is abstract.",
      remedy: "",
    });
  });
});
