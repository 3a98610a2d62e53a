import type { SchemaFile } from "@ddex-suite/ern/validate";
import { strToU8, zipSync } from "fflate";

import { directClient } from "../../test/playground/direct-client";
import { noSchemas } from "../../test/playground/no-schemas";
import { fileActions } from "./file-actions";
import type { Parts } from "./parts";
import { createStore } from "./state/playground-state";

const file = (name: string, content: BlobPart = "<a/>"): File => new File([content], name);

const zip = (entries: readonly string[]): File =>
  file("batch.zip", zipSync(Object.fromEntries(entries.map((name) => [name, strToU8("<a/>")]))) as BlobPart);

/** What becomes of the files: the name of the open one, the paths listed, the schemas kept, the error. */
const openAll = async (files: readonly File[]) => {
  const done = { open: "", schemas: [] as string[], error: "" };
  const parts: Partial<Parts> = {
    store: createStore(),
    startEngine: directClient,
    checking: noSchemas(),
    open: (_, name) => (done.open = name),
    notify: () => undefined,
    attempt: (action) => action().catch((error: Error) => void (done.error = error.message)),
  };
  const actions = fileActions(parts as Parts, async (schemas) => void (done.schemas = schemas.map(({ path }) => path)));
  await actions.openFiles(files);
  actions.cancelFiles();
  return { ...done, entries: parts.store!.get().files?.entries.map(({ path }) => path) ?? [] };
};

beforeAll(() => {
  Object.defineProperty(globalThis, "navigator", { value: { hardwareConcurrency: 2 }, configurable: true });
});

describe("openFiles", () => {
  it("opens the messages of a ZIP and keeps its schemas, but opens no other file", async () => {
    expect(await openAll([zip(["ern/a.xsd", "one.xml", "two.xml", "rules.sch"])])).toEqual({
      open: "one.xml",
      entries: ["batch.zip/one.xml", "batch.zip/two.xml"],
      schemas: ["batch.zip/ern/a.xsd", "batch.zip/rules.sch"],
      error: "",
    });
    expect(await openAll([zip(["a.xsd", "readme.pdf"])])).toEqual({
      open: "",
      entries: [],
      schemas: ["batch.zip/a.xsd"],
      error: "",
    });
  });

  it("opens a ZIP whatever its name is", async () => {
    const named = new File([zip(["one.xml", "two.xml"])], "message.xml");
    expect(await openAll([named])).toMatchObject({
      open: "one.xml",
      entries: ["message.xml/one.xml", "message.xml/two.xml"],
    });
  });

  it("keeps the schemas even if the message beside them cannot be read", async () => {
    const damaged = file("message.xml", new Uint8Array([0xff, 0xfe, 0x00]));
    expect(await openAll([damaged, file("a.xsd")])).toMatchObject({ schemas: ["a.xsd"], open: "" });
  });
});

describe("checkFiles", () => {
  it("waits for the schemas among the files, however early it is asked", async () => {
    const store = createStore();
    const used: (readonly SchemaFile[])[] = [];
    const validator = {
      ...noSchemas().validator,
      run: async (_job: string, { schemas }: { schemas: readonly SchemaFile[] }) => (used.push(schemas), []),
    };
    const parts: Partial<Parts> = {
      store,
      startEngine: directClient,
      checking: { ...noSchemas(), startValidator: () => validator as never },
      open: () => undefined,
      notify: () => undefined,
      attempt: (action) => action(),
    };
    const schema = { id: "a", kind: "schema" } as SchemaFile;
    const { openFiles: openThem, checkFiles } = fileActions(parts as Parts, async () => {
      checkFiles();
      await new Promise((resolve) => setTimeout(resolve, 50));
      store.set({ schemas: [schema] });
    });
    await openThem([file("one.xml"), file("two.xml"), file("a.xsd")]);
    while (used.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(used).toEqual([[schema], [schema]]);
  });
});
