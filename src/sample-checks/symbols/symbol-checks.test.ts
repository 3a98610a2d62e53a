import { builderProblem } from "../languages/scripts/builder-problem";
import { proofsOf } from "./run-symbol-checks";
import { symbolChecks } from "./symbol-checks";

const itRunsBuilder = builderProblem() === undefined ? it : it.skip;

const proofs = [...symbolChecks].flatMap(([id, { check }]) =>
  proofsOf(check).map(([statement, proof]) => [id, statement, proof] as const),
);

itRunsBuilder.each(proofs)("%s: %s", async (_id, _statement, proof) => proof(), 60_000);
