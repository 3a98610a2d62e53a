import { shorthands } from "./compile-styles";

describe("shorthands in styles", () => {
  it.each([
    ["a{padding-left:8px;padding-right:8px}", "a{padding-inline:8px}"],
    ["a{margin-top:0;margin-bottom:0;color:red}", "a{margin-block:0;color:red}"],
    ["a{padding-left:8px;padding-right:8px;padding-top:4px;padding-bottom:4px}", "a{padding:4px 8px}"],
    ["a{margin-top:4px;margin-bottom:4px;margin-left:auto;margin-right:auto}", "a{margin:4px auto}"],
  ])("%s is %s", (long, short) => {
    expect(shorthands(long)).toBe(short);
  });

  it.each([
    "a{padding-left:8px;padding-right:16px}",
    "a{margin-left:8px;color:red;margin-right:8px}",
    "a{scroll-margin-left:1px;margin-right:1px}",
    "a{margin-left:8px}b{margin-right:8px}",
  ])("%s stays as it is", (css) => {
    expect(shorthands(css)).toBe(css);
  });
});
