import { readFileSync } from "node:fs";

import { liveEdit } from "../../../config/live-edit";
import { toLiveEdit } from "./node-type";

const source = readFileSync(liveEdit.file, "utf8");
const edit = toLiveEdit(source);
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">");

describe("toLiveEdit", () => {
  it("shows lines of the message, without their common indent, split at the value", () => {
    const shown = `${textOf(edit.above)}${edit.was}${textOf(edit.below)}`;
    const indent = /^ */.exec(source.split("\n").find((line) => line.includes("<TerritoryCode>"))!)![0];
    expect(source).toContain(indent + shown.replaceAll("\n", `\n${indent}`));
    expect(shown.startsWith("<TerritoryCode>US</TerritoryCode>\n<TerritoryCode>")).toBe(true);
    expect(shown.endsWith("</ValidityPeriod>")).toBe(true);
    expect(source.split("\n")[edit.line - 1]).toContain(edit.was);
  });

  it("has the engine's figures", () => {
    const size = Buffer.byteLength(source);
    expect(edit.result).toMatchObject({ written: liveEdit.becomes, before: size, after: size, kept: size - 1 });
  });

  it("explains how to correct a message without the value", () => {
    expect(() => toLiveEdit("<a/>")).toThrow("Correct src/config/live-edit.ts.");
  });
});
