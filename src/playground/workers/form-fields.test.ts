import type { ErnValue } from "@ddex-suite/ern";

import { numberLabels } from "./form-fields";

const value = (text: string) => ({ value: text }) as ErnValue;

describe("form fields", () => {
  it("are numbered if they have the same label, and otherwise unchanged", () => {
    const fields = [
      ["DisplayTitle", value("One")],
      ["Genre", value("Rock")],
      ["DisplayTitle", value("Two")],
    ] as const;
    expect(numberLabels(fields).map(([label, { value }]) => [label, value])).toEqual([
      ["DisplayTitle 1", "One"],
      ["Genre", "Rock"],
      ["DisplayTitle 2", "Two"],
    ]);
  });
});
