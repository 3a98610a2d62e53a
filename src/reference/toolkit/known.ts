import { site } from "../../config/site";
import type { Known } from "../../config/toolkit";
import type { ToolkitSymbol } from "./symbol";

/** How we know a symbol's behaviour: only what a check runs is observed. */
export const known = ({ evidence }: Pick<ToolkitSymbol, "evidence">): Known =>
  evidence === "executed" ? "observed" : "read";

/** Explains both words to readers of a table. */
export const knownLegend = `Observed: a check of this site runs it. Read: taken from the source of ${site.version}, not run.`;
