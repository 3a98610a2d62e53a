import { readFileSync } from "node:fs";

import { checkWithFixes } from "../src";
import { chooseFixes } from "./choose-fixes";

const broken = readFileSync("src/playground/samples/43-broken.xml", "utf8");
const [duration] = checkWithFixes(broken).problems.filter(({ code }) => code === "duration");
const position = `${duration!.line}:${duration!.column}`;

describe("chooseFixes", () => {
  it("makes the chosen fixes and nothing else", () => {
    expect(chooseFixes(broken, [])).toBe(broken);
    expect(chooseFixes(broken, [`${position}=Write PT2M58S`])).toBe(broken.replace("2:58", "PT2M58S"));
    const [dangling] = checkWithFixes(broken).problems.filter(({ code }) => code === "dangling-reference");
    const choice = `${dangling!.line}:${dangling!.column}=Refer to P2`;
    expect(chooseFixes(broken, [`${position}=Write PT2M58S`, choice])).toBe(
      broken.replace("2:58", "PT2M58S").replace(">P7<", ">P2<"),
    );
  });

  it.each([
    ["59", "--choose 59 isn't a fix; check --fixes lists those of a message"],
    ["1:1=Write PT2M58S", "There is no problem at 1:1"],
    [`${position}=Write PT3M`, `The problem at ${position} has no fix “Write PT3M”, but “Write PT2M58S”.`],
  ])("refuses %j and says what to choose", (choice, message) => {
    expect(() => chooseFixes(broken, [choice])).toThrow(message);
  });

  it("refuses two fixes of the same text", () => {
    expect(() => chooseFixes(broken, [`${position}=Write PT2M58S`, `${position}=Write PT2M58S`])).toThrow(
      "Two of the chosen fixes change the same text",
    );
  });
});
