import { batchBuild, DdexBuilder, validateStructure } from "ddex-builder";
import * as exported from "ddex-builder";

import type { Checks } from "./check";
import { errorOf } from "./message";

const notExported = (name: string) => (): void => {
  expect(Object.keys(exported)).not.toContain(name);
  expect((exported as Record<string, unknown>)[name]).toBeUndefined();
};

const noMethod = (name: string) => async (): Promise<void> => {
  const builder = new DdexBuilder() as unknown as Record<string, () => void>;
  expect(name in builder).toBe(false);
  expect(await errorOf(() => builder[name]!())).toMatchObject({
    message: expect.stringMatching(/is not a function$/) as string,
  });
};

/** The package's functions, and what it does not have although it is written somewhere. */
export const functionChecks: Checks = {
  batchBuild: async () => {
    const messages = await batchBuild(["no JSON", '{"releases":[{}]}']);
    const ids = messages.map((xml) => /<MessageId>(.*)<\/MessageId>/.exec(xml)?.[1]);
    expect(new Set(ids).size).toBe(2);
    expect(new Set(messages.map((xml) => xml.replace(/(<MessageId>).*?</, "$1<"))).size).toBe(1);
    expect(messages[1]).not.toContain("Release>");
    expect(await errorOf(() => batchBuild([{}] as never))).toMatchObject({ code: "StringExpected" });
    expect(await errorOf(() => batchBuild("text" as never))).toMatchObject({ code: "InvalidArg" });
  },
  validateStructure: async () => {
    for (const text of ["", "plain text", "<a><b></a>", "<a>"])
      expect(await validateStructure(text)).toEqual({ isValid: true, errors: [], warnings: [] });
    expect(await validateStructure("<a")).toEqual({
      isValid: false,
      errors: ["XML parsing error: Unexpected EOF during reading Element"],
      warnings: [],
    });
  },
  DDEXBuilder: notExported("DDEXBuilder"),
  StreamingDDEXBuilder: notExported("StreamingDDEXBuilder"),
  buildBatch: notExported("buildBatch"),
  validateDDEXStructure: notExported("validateDDEXStructure"),
  BuildOptions: async () => {
    notExported("BuildOptions")();
    // The wrapper that reads them is in the package, behind a path that nobody may import.
    const wrapper = "ddex-builder/dist/index.js";
    expect(await errorOf(() => import(wrapper))).toMatchObject({
      message: expect.stringContaining("dist/index") as string,
    });
  },
  "DdexBuilder.buildFromObject": noMethod("buildFromObject"),
  "DdexBuilder.buildFromFlattened": noMethod("buildFromFlattened"),
  "DdexBuilder.setConfig": noMethod("setConfig"),
};
