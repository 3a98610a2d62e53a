import type { Content, Table } from "mdast";

import { fakeToolkit } from "../../../test/content/fake-toolkit";
import { symbolEntry } from "./symbol";

const build = fakeToolkit.byId.get("ddex-builder.typescript.DdexBuilder.build")!;
const field = { name: "code", type: "String", required: true, default: null };

const headers = (entry: Content[]): unknown[] | undefined =>
  entry
    .find((node): node is Table => node.type === "table")
    ?.children[0]?.children.map(({ children }) => children[0] && "value" in children[0] && children[0].value);

describe("symbolEntry", () => {
  it.each([
    ["names and types of required fields", [field], ["Field", "Type"]],
    ["every column for an optional field", [{ ...field, required: false }], ["Field", "Type", "Required", "Default"]],
    ["every column for a field with a default", [{ ...field, default: "0" }], ["Field", "Type", "Required", "Default"]],
  ])("shows %s", (_name, params, expected) => {
    expect(headers(symbolEntry({ ...build, kind: "struct", params }))).toEqual(expected);
  });
});
