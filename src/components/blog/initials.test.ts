import { initials } from "./initials";

describe("initials", () => {
  it.each([
    ["Documentation Team", "DT"],
    ["DDEX Suite Maintainers", "DM"],
    ["  team ", "T"],
    ["", ""],
  ])("%j has the initials %j", (name, text) => {
    expect(initials(name)).toBe(text);
  });
});
