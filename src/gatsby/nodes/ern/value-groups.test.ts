import { groupedValues } from "./value-groups";

const toValues = (text: string) => text.split(" ").map((value) => ({ value }));
const filler = toValues(Array.from({ length: 60 }, (_, index) => `B${index}`).join(" "));

describe("groupedValues", () => {
  it("orders numbers by size, and leaves a short set in one group", () => {
    expect(groupedValues("CarrierType", toValues("100 12 A 116"))).toEqual([
      { value: "12", group: "" },
      { value: "100", group: "" },
      { value: "116", group: "" },
      { value: "A", group: "" },
    ]);
  });

  it("groups a long set by first letters", () => {
    const values = groupedValues("UseType", [...toValues("cello 8mm Alto"), ...filler]);
    expect([...new Set(values.map(({ group }) => group))]).toEqual(["0–9", "A", "B", "C"]);
  });

  it("groups territories by their kind after the letters of countries", () => {
    const values = groupedValues("AllTerritoryCode", [...toValues("100 2100 12 DE ES-CE DDDE Worldwide"), ...filler]);
    expect(values.filter(({ value }) => !/^B/.test(value))).toEqual([
      { value: "DE", group: "D" },
      { value: "Worldwide", group: "W" },
      { value: "ES-CE", group: "Parts of countries" },
      { value: "DDDE", group: "Former countries" },
      { value: "12", group: "TIS numbers" },
      { value: "100", group: "TIS numbers" },
      { value: "2100", group: "TIS numbers of regions" },
    ]);
  });
});
