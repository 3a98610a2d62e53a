import { currentSymbols } from "../../reference/toolkit/current-symbols";
import { builderDiagnostic } from "../doctest/languages/scripts/script-files";
import { runSymbolChecks } from "./run-symbol-checks";

const itRunsBuilder = builderDiagnostic() === undefined ? it : it.skip;

describe("symbolChecks", () => {
  itRunsBuilder(
    "a statement that does not hold is reported at its entry, and the symbol is not known by it",
    async () => {
      const id = "ddex-builder.typescript.DdexBuilder.reset";
      const holds = (): void => undefined;
      const fails = (): never => {
        throw new Error("1 is left\nand more");
      };
      const check = { status: "works", note: { "Clears nothing,": holds, "but all.": fails } } as const;
      const checks = new Map([[id, { name: "builder/builder-checks", check }]]);
      const { line } = currentSymbols().find((symbol) => symbol.id === id)!;
      expect(await runSymbolChecks(currentSymbols(), checks)).toEqual({
        executed: [],
        diagnostics: [
          `content/toolkit/ddex-builder/typescript.yaml:${line}: symbol "${id}": "but all." does not hold: 1 is left. ` +
            "Correct the entry, and the check builder/builder-checks",
        ],
      });
    },
  );
});
