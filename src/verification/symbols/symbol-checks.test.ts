import { currentSymbols } from "../../reference/toolkit/current-symbols";
import { builderDiagnostic } from "../doctest/languages/scripts/script-files";
import { runSymbolChecks } from "./run-symbol-checks";

const itRunsBuilder = builderDiagnostic() === undefined ? it : it.skip;

describe("symbolChecks", () => {
  itRunsBuilder("a proof that does not hold is reported at its entry, and the symbol is not known by it", async () => {
    const id = "ddex-builder.typescript.DdexBuilder.reset";
    const holds = (): void => undefined;
    const fails = (): never => {
      throw new Error("1 is left\nand more");
    };
    const proofs = { cleared: holds, "really empty": fails };
    const checks = new Map([[id, { name: "builder/builder-checks", proofs }]]);
    const { line } = currentSymbols().find((symbol) => symbol.id === id)!;
    expect(await runSymbolChecks(currentSymbols(), checks)).toEqual({
      executed: [],
      diagnostics: [
        `content/toolkit/ddex-builder/typescript.yaml:${line}: symbol "${id}": "really empty" does not hold: 1 is left. ` +
          "Correct the entry, and the check builder/builder-checks",
      ],
    });
  });
});
