import type { Content, Table } from "mdast";

import { fakeToolkit } from "../../../test/content/fake-toolkit";
import { symbolEntry } from "./symbol-entry";

const build = fakeToolkit.byId.get("ddex-builder.typescript.DdexBuilder.build")!;
const field = { name: "code", type: "String", required: true, default: null };

const headers = (entry: Content[]): unknown[] | undefined =>
  entry
    .find((node): node is Table => node.type === "table")
    ?.children[0]?.children.map(({ children }) => children[0] && "value" in children[0] && children[0].value);

describe("symbolEntry", () => {
  it.each([
    ["names and types of fields that are always there", [field], ["Field", "Type"]],
    ["all of a field that may be left out", [{ ...field, required: false }], ["Field", "Type", "Required", "Default"]],
    ["all of a field with a default", [{ ...field, default: "0" }], ["Field", "Type", "Required", "Default"]],
  ])("shows %s", (_name, params, expected) => {
    expect(headers(symbolEntry({ ...build, kind: "struct", params }))).toEqual(expected);
  });
});
