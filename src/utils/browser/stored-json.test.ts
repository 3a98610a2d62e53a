/** @jest-environment jsdom */
import { storedJson } from "./stored-json";

describe("storedJson", () => {
  it.each([
    [null, undefined],
    ["{not JSON", null],
    ["null", null],
    ['["a"]', ["a"]],
  ])("reads %j as %j", (text, value) => {
    localStorage.clear();
    if (text !== null) localStorage.setItem("key", text);
    expect(storedJson("key")).toEqual(value);
  });
});
