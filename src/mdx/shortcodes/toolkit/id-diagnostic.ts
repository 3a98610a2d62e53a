import type { Diagnostic } from "../../../diagnostics/diagnostic";
import { ranked } from "../../../utils/text/nearest";
import type { Toolkit } from "../../../reference/toolkit/toolkit";

/** Gives what is wrong with an id that no symbol has, and the ids most like it. */
export const idDiagnostic = (id: string, { byId }: Toolkit): Diagnostic | undefined =>
  byId.has(id)
    ? undefined
    : {
        message: `There is no symbol "${id}"`,
        remedy: `Correct the id, or add it to content/toolkit; most like it: ${ranked(id, [...byId.keys()])
          .slice(0, 3)
          .join(", ")}.`,
      };
