import type { AdviceKind } from "@ddex-suite/ern";
import type { SchemaFile, ValidationDiagnostic } from "@ddex-suite/ern/validate";

import { directClient } from "../../test/playground/direct-client";
import { fakeVerdict } from "../../test/playground/fake-verdict";
import { noSchemas } from "../../test/playground/no-schemas";
import type { ValidatorClient } from "../validation/start-validator";
import type { EngineClient } from "../workers/engine-client";
import { createFileList } from "./create-file-list";
import { type FilesState, findFileProblems, type ListedFile } from "./file-entry";

const message = (id: string): ListedFile => ({
  path: `${id}.xml`,
  content: new File(
    [
      `<e:NewReleaseMessage xmlns:e="http://ddex.net/xml/ern/43"><MessageHeader><MessageId>${id}</MessageId></MessageHeader></e:NewReleaseMessage>`,
    ],
    `${id}.xml`,
  ),
});

/** A validator that finds a broken rule in each file. */
const strict = (): ValidatorClient => ({
  ...noSchemas().validator,
  run: async () =>
    [fakeVerdict({ source: "rules", count: 1, diagnostics: [{ severity: "error" } as ValidationDiagnostic] })] as never,
});

const start = (startEngine: () => EngineClient = directClient, workers = 3, schemas: SchemaFile[] = []) => {
  const wanted: { advice: AdviceKind | "" } = { advice: "" };
  let files: FilesState | null = null;
  const states: FilesState[] = [];
  const list = createFileList({
    get: () => ({ files, schemas, ...wanted }),
    set: (state) => states.push((files = state)),
    startEngine,
    startValidator: strict,
    formatError: (error) => (error as Error).message,
    workers,
  });
  const settled = async (): Promise<FilesState> => {
    while (!files || files.running) await new Promise((resolve) => setTimeout(resolve, 10));
    return files;
  };
  return { list, settled, states, wanted };
};

describe("createFileList", () => {
  it("reads each file, then checks them, and gives the reason for unreadable ones", async () => {
    const { list, settled } = start();
    list.show([
      message("M1"),
      { path: "notes.txt", content: new File(["notes"], "notes.txt") },
      { path: "x.zip", problem: "Damaged." },
    ]);
    const { entries } = await settled();
    expect(entries.map(({ summary, problem }) => summary?.messageId ?? problem)).toEqual([
      "M1",
      expect.stringContaining("isn’t an XML file"),
      "Damaged.",
    ]);
    expect(entries[0]!.summary!.diagnostics).toBeNull();
    list.check();
    expect((await settled()).entries[0]!.summary!.diagnostics!.length).toBeGreaterThan(0);
  });

  it("checks files with the loaded schemas and rules too, again if they were checked before", async () => {
    const schemas: SchemaFile[] = [];
    const { list, settled } = start(directClient, 3, schemas);
    list.show([message("M1")]);
    await settled();
    list.check();
    const [ownOnly] = (await settled()).entries;
    expect(ownOnly!.verdicts).toBeUndefined();
    schemas.push({ name: "a.sch" } as SchemaFile);
    list.check();
    const [both] = (await settled()).entries;
    expect(both!.verdicts).toMatchObject([{ source: "rules", count: 1 }]);
    expect(findFileProblems(both!)).toHaveLength(findFileProblems(ownOnly!)!.length + 1);
  });

  it("checks the release profile or good practice, and again after another choice", async () => {
    const { list, settled, wanted } = start();
    list.show([message("M1")]);
    await settled();
    for (const advice of ["profile", "hint"] as const) {
      wanted.advice = advice;
      list.check();
      expect((await settled()).entries[0]!.summary!.advice).toMatchObject({ kind: advice });
    }
  });

  it("splits the files among workers, and draws the list less often than files are read", async () => {
    let [running, most, started] = [0, 0, 0];
    const counting = (): EngineClient => {
      const client = directClient();
      started += 1;
      const run = async (...args: Parameters<EngineClient["run"]>): Promise<never> => {
        most = Math.max(most, (running += 1));
        await new Promise((resolve) => setTimeout(resolve, 1));
        running -= 1;
        return client.run(...args) as never;
      };
      return { ...client, run } as EngineClient;
    };
    const { list, settled, states } = start(counting);
    list.show(Array.from({ length: 100 }, (_, index) => message(`M${index}`)));
    const { entries } = await settled();
    expect(entries.every(({ summary }) => summary)).toBe(true);
    expect([started, most]).toEqual([3, 3]);
    expect(states.length).toBeLessThan(20);
  });

  it("stops when cancelled, ends the workers, and keeps the results so far", async () => {
    let ended = 0;
    let answered = 0;
    const slow = (): EngineClient => {
      const client = directClient();
      const run = async (...args: Parameters<EngineClient["run"]>): Promise<never> => {
        answered += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
        return client.run(...args) as never;
      };
      return { ...client, run, end: () => (ended += 1) } as unknown as EngineClient;
    };
    const { list, settled } = start(slow, 2);
    list.show(Array.from({ length: 50 }, (_, index) => message(`M${index}`)));
    await new Promise((resolve) => setTimeout(resolve, 70));
    list.cancel();
    const { entries } = await settled();
    const known = entries.filter(({ summary }) => summary).length;
    expect(known).toBeGreaterThan(0);
    expect(known).toBeLessThan(20);
    expect(ended).toBe(2);
    const before = answered;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(answered).toBe(before);
  });
});
