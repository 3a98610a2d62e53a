import { LIMITS } from "@ddex-suite/ern";
import { gatherSchema, type SchemaFacts, type SchemaFile } from "@ddex-suite/ern/validate";
import { strToU8, zipSync } from "fflate";

import { directClient } from "../../test/playground/direct-client";
import { readSchemaFiles, toSchemaFiles } from "./schema-actions";

const file = (name: string, content: BlobPart = "<a/>"): File => new File([content], name);
const archive = (entries: Record<string, string>): File => {
  const packed = zipSync(Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)])));
  return file("ern.zip", packed as BlobPart);
};

describe("readSchemaFiles", () => {
  it("accepts schemas and rules, also in an archive, and ignores the rest", async () => {
    const zip = archive({
      "ern/43/a.xsd": "<one/>",
      "ern/readme.txt": "",
      "__MACOSX/ern/._a.xsd": "",
      "b.SCH": "<two/>",
    });
    const found = await readSchemaFiles([file("c.xsd"), file("note.txt"), zip], directClient);
    expect(found.map(({ name }) => name)).toEqual(["c.xsd", "a.xsd", "b.SCH"]);
    expect(await found[1]!.content.text()).toBe("<one/>");
  });

  it("reports by file name that there is none, and which archive can't be unpacked", async () => {
    await expect(readSchemaFiles([archive({ "a.txt": "" })], directClient)).rejects.toThrow(
      "None of these files is a schema: ern.zip.",
    );
    await expect(readSchemaFiles([file("ern.zip", "no archive")], directClient)).rejects.toThrow(
      /^ern.zip: Cannot be unpacked: .*\. Unpack it yourself/,
    );
  });

  it("unpacks no schema that is longer than any", async () => {
    const limit = jest.replaceProperty(LIMITS, "sourceLength", (1024 * 1024) as never);
    const packed = zipSync({ "a.xsd": new Uint8Array(LIMITS.sourceLength + 1) });
    await expect(readSchemaFiles([file("ern.zip", packed as BlobPart)], directClient)).rejects.toThrow(
      "ern.zip/a.xsd: More than 1 MB.",
    );
    limit.restore();
  });
});

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
  return { facts, schemas: facts.map((fileFacts) => ({ name: fileFacts.name, folder: number, content: new Blob() })) };
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

const ownValueSets = versions.map(({ facts }) => facts[1]!.id);

describe("toSchemaFiles", () => {
  it("gives each version its own values when several came with the same file in turn", () => {
    let files: SchemaFile[] = [];
    for (const { schemas: picked, facts } of versions) {
      const added = toSchemaFiles(files, picked, facts);
      files = [...files.filter(({ id }) => !added.some((file) => file.id === id)), ...added];
    }
    expect(usedBy(files)).toEqual(ownValueSets);
  });

  it("gives each version its own values when all came in one archive", () => {
    const all = toSchemaFiles(
      [],
      versions.flatMap(({ schemas: picked }) => picked),
      versions.flatMap(({ facts }) => facts),
    );
    expect(all).toHaveLength(7);
    expect(usedBy(all)).toEqual(ownValueSets);
  });
});
