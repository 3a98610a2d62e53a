import { temporaryFolder } from "../test/temporary-folder";
import { toDeclarationFiles } from "./declarations";

const declared = (api: string) =>
  toDeclarationFiles(
    temporaryFolder({ "src/api.ts": api, "src/model/index.ts": "export interface Model {\n    id: number;\n}\n" }),
    ["src/api.ts"],
  );

describe("toDeclarationFiles", () => {
  it("declares the entries and what they name, by the names that Node.js asks for", () => {
    expect(
      declared('import type { Model } from "./model";\nexport const idOf = ({ id }: Model): number => id;\n'),
    ).toEqual({
      "types/src/api.d.ts":
        'import type { Model } from "./model/index.js";\nexport declare const idOf: ({ id }: Model) => number;\n',
      "types/src/model/index.d.ts": "export interface Model {\n    id: number;\n}\n",
    });
  });

  it("asks for the type of each export, and for no type of a package", () => {
    expect(() => declared("export const one = () => Math.random();\n")).toThrow(
      /^src\/api\.ts: .*explicit return type/,
    );
    expect(() => declared('export type { Flat } from "flat";\n')).toThrow(
      "src/api.ts names flat: a public type may not.",
    );
  });
});
