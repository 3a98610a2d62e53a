import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";
import { textField } from "./styles/field-styles";
import { toolRow } from "./styles/shared-styles";

export const diagnosticFiltersStyles = {
  ".diagnostic-filters": {
    ...toolRow,
    gap: "8px",
    marginBottom: "8px",
    input: { ...textField, flex: "1 1 160px", maxWidth: "28rem" },
    select: { flex: "0 1 auto" },
  },
} satisfies ThemeUIStyleObject;

export type DiagnosticFiltersClass = ClassNames<typeof diagnosticFiltersStyles>;
