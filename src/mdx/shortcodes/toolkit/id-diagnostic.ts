import type { Diagnostic } from "../../../diagnostics/diagnostic";
import { ranked } from "../../../utils/text/nearest";
import type { Toolkit } from "../../../reference/toolkit/toolkit";

/** The problem with an unknown symbol id, and the most similar ids. */
export const idDiagnostic = (id: string, { byId }: Toolkit): Diagnostic | undefined =>
  byId.has(id)
    ? undefined
    : {
        message: `There is no symbol "${id}"`,
        remedy: `Correct the id, or add it to content/toolkit; most like it: ${ranked(id, [...byId.keys()])
          .slice(0, 3)
          .join(", ")}.`,
      };
