/** Checks against a schema and rules. The validator, libxml2, is passed in, because it is loaded only when needed. */
export { baseName, chooseRules, chooseSchema, findNeeded, gatherSchema, type SchemaClaim } from "./choose-schema";
export { createValidation } from "./create-validation";
export { explanations } from "./explain";
export { listChecks } from "./list-checks";
export { type CellProblems, countProblems, type Problem, problemsOf } from "./problems";
export { toClaim } from "./to-claim";
export type { GivenFile, SchemaFacts, SchemaFile, ValidationDiagnostic, Verdict } from "./types";
export { adviceNames, adviceText, builtInOnlyText, builtInText, validText, verdictText } from "./verdict-text";
