import { strToU8, zipSync } from "fflate";

import { directClient } from "../../../test/playground/direct-client";
import { LIMITS } from "../../../ern/limits";
import { readSchemaFiles } from "./read-schema-files";

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

  it("reports by file name that there is none", async () => {
    await expect(readSchemaFiles([archive({ "a.txt": "" })], directClient)).rejects.toThrow(
      "There is no schema among what you gave: ern.zip.",
    );
  });

  it("reports which archive can't be unpacked", async () => {
    await expect(readSchemaFiles([file("ern.zip", "no archive")], directClient)).rejects.toThrow(
      /^ern.zip: Cannot be unpacked: .*\. Unpack it yourself/,
    );
  });

  it("unpacks no schema that is longer than any", async () => {
    const packed = zipSync({ "a.xsd": new Uint8Array(LIMITS.sourceLength + 1) });
    await expect(readSchemaFiles([file("ern.zip", packed as BlobPart)], directClient)).rejects.toThrow(
      "ern.zip/a.xsd: More than 64 MB.",
    );
  });
});
