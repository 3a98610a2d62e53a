import { strToU8, zipSync } from "fflate";

import { directClient } from "../../test/playground/direct-client";
import { openFiles } from "./file-actions";

const file = (name: string, content: BlobPart = "<a/>"): File => new File([content], name);

const zip = (entries: readonly string[]): File =>
  file("batch.zip", zipSync(Object.fromEntries(entries.map((name) => [name, strToU8("<a/>")]))) as BlobPart);

/** What becomes of the files: the name of the open one, the paths listed, the schemas kept, the error. */
const openAll = async (files: readonly File[]) => {
  const done = { open: "", listed: [] as string[], schemas: [] as string[], error: "" };
  await openFiles(files, {
    open: (_, name) => (done.open = name),
    notify: () => undefined,
    list: async (listed) => void (done.listed = listed.map(({ path }) => path)),
    keepSchemas: async (schemas) => void (done.schemas = schemas.map(({ path }) => path)),
    startEngine: directClient,
  }).catch((error: Error) => (done.error = error.message));
  return done;
};

describe("openFiles", () => {
  it("opens the messages of a ZIP and keeps its schemas", async () => {
    expect(await openAll([zip(["ern/a.xsd", "one.xml", "two.xml", "rules.sch"])])).toEqual({
      open: "one.xml",
      listed: ["batch.zip/one.xml", "batch.zip/two.xml"],
      schemas: ["batch.zip/ern/a.xsd", "batch.zip/rules.sch"],
      error: "",
    });
  });

  it("opens no other file of a ZIP of schemas", async () => {
    expect(await openAll([zip(["a.xsd", "readme.pdf"])])).toEqual({
      open: "",
      listed: [],
      schemas: ["batch.zip/a.xsd"],
      error: "",
    });
  });

  it("keeps the schemas even if the message beside them cannot be read", async () => {
    const damaged = file("message.xml", new Uint8Array([0xff, 0xfe, 0x00]));
    expect(await openAll([damaged, file("a.xsd")])).toMatchObject({ schemas: ["a.xsd"], open: "" });
  });
});
