import { currentSymbols } from "../../toolkit/current-symbols";
import { builderProblem } from "../languages/scripts/builder-problem";
import { proofsOf, runSymbolChecks } from "./run-symbol-checks";
import { symbolChecks } from "./symbol-checks";

const itRunsBuilder = builderProblem() === undefined ? it : it.skip;

const proofs = [...symbolChecks].flatMap(([id, { check }]) =>
  proofsOf(check).map(([statement, proof]) => [id, statement, proof] as const),
);

itRunsBuilder.each(proofs)("%s: %s", async (_id, _statement, proof) => proof(), 60_000);

itRunsBuilder("a statement that does not hold is told with the place of its entry", async () => {
  const id = "ddex-builder.typescript.DdexBuilder.reset";
  const holds = (): void => undefined;
  const fails = (): never => {
    throw new Error("1 is left\nand more");
  };
  const check = { status: "works", note: { "Clears nothing,": holds, "but all.": fails } } as const;
  const checks = new Map([[id, { name: "builder/builder-checks", check }]]);
  const { line } = currentSymbols().find((symbol) => symbol.id === id)!;
  expect(await runSymbolChecks(currentSymbols(), checks)).toEqual({
    executed: 1,
    problems: [
      `content/toolkit/ddex-builder/typescript.yaml:${line}: symbol "${id}": "but all." does not hold: 1 is left. ` +
        "Correct the entry, and the check builder/builder-checks",
    ],
  });
});
