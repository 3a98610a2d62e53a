/** What the published package exports as `@ddex-suite/ern/validate`. */
export { createValidator, type Validator } from "./create-validator";
export type { GivenFile, ValidationDiagnostic, Verdict } from "./types";
