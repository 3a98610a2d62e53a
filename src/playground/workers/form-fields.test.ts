import type { ErnValue } from "../../ern/model-types";
import { tellApart } from "./form-fields";

const value = (text: string) => ({ value: text }) as ErnValue;

describe("the fields of the form", () => {
  it("numbers fields of one label, and leaves the others as they are", () => {
    const fields = [
      ["DisplayTitle", value("One")],
      ["Genre", value("Rock")],
      ["DisplayTitle", value("Two")],
    ] as const;
    expect(tellApart(fields).map(([label, { value }]) => [label, value])).toEqual([
      ["DisplayTitle 1", "One"],
      ["Genre", "Rock"],
      ["DisplayTitle 2", "Two"],
    ]);
  });
});
