import { gatherSchema } from "../../validation/gather-schema";
import type { SchemaFacts, SchemaFile } from "../../validation/types";
import { toSchemaFiles } from "./to-schema-files";

const VALUES = "urn:values";

/** A version's schema that imports its values, and those values; `values` distinguishes several such files. */
const version = (number: string, name: string, values: string) => {
  const needs = [{ namespace: VALUES, location: name }];
  const facts: SchemaFacts[] = [
    {
      id: `main${number}`,
      name: "main.xsd",
      size: 1,
      kind: "schema",
      namespaces: [`urn:${number}`],
      version: "",
      needs,
    },
    { id: `${name} ${values}`, name, size: 1, kind: "schema", namespaces: [VALUES], version: "", needs: [] },
  ];
  return { facts, given: facts.map((each) => ({ name: each.name, folder: number, content: new Blob() })) };
};

const versions = [
  version("36", "avs.xsd", "old"),
  version("37", "avs.xsd", "new"),
  version("38", "avs.xsd", "new"),
  version("383", "avs-2020.xsd", "new"),
];

const usedBy = (files: readonly SchemaFile[]): string[] =>
  versions.map(({ facts }) => {
    const main = files.find(({ id }) => id === facts[0]!.id)!;
    return gatherSchema(main, files).files[1]!.id;
  });

const own = versions.map(({ facts }) => facts[1]!.id);

describe("toSchemaFiles", () => {
  it("gives each version its own values when several came with the same file, one after the other", () => {
    let files: SchemaFile[] = [];
    for (const { given, facts } of versions) {
      const added = toSchemaFiles(files, given, facts);
      files = [...files.filter(({ id }) => !added.some((file) => file.id === id)), ...added];
    }
    expect(usedBy(files)).toEqual(own);
  });

  it("gives each version its own values when all came in one archive", () => {
    const all = toSchemaFiles(
      [],
      versions.flatMap(({ given }) => given),
      versions.flatMap(({ facts }) => facts),
    );
    expect(all).toHaveLength(7);
    expect(usedBy(all)).toEqual(own);
  });
});
