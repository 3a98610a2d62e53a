import { site } from "../../config/site";
import type { Known } from "../../config/toolkit";
import type { ToolkitSymbol } from "./symbol";

/** How the behaviour of a symbol is known: only what a check executes is observed. */
export const known = ({ evidence }: Pick<ToolkitSymbol, "evidence">): Known =>
  evidence === "executed" ? "observed" : "read";

/** What the two words say, for readers of a table. */
export const knownLegend = `Observed: a check of this site runs it. Read: taken from the source of ${site.version}, not run.`;
