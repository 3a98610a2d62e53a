import { useMemo } from "react";

import { fixAll } from "../../../ern/edit/fix-all";
import type { ErnDiagnostic, Fix } from "../../../ern/types";
import type { ToolClass } from "../parts/styles/tool-styles";
import { kindWords } from "./code-labels";

interface FixButtonsProps {
  fixes: readonly Fix[];
  onFix: (fix: Fix) => void;
}

/** A button for each fix of a problem. */
export const FixButtons = ({ fixes, onFix }: FixButtonsProps) => (
  <p>
    {fixes.map((fix) => (
      <button key={fix.label} type="button" className={"tool" satisfies ToolClass} onClick={() => onFix(fix)}>
        {fix.label}
      </button>
    ))}
  </p>
);

/** A button for each type of problem that can be fixed all at once. */
export const FixAllButtons = ({
  diagnostics,
  onFix,
}: {
  diagnostics: readonly ErnDiagnostic[];
  onFix: (fix: Fix) => void;
}) => {
  const fixes = useMemo(
    () =>
      fixAll(diagnostics).map(({ code, count, splices }) => ({ label: `Fix ${count} ${kindWords(code)}`, splices })),
    [diagnostics],
  );
  return fixes.length === 0 ? null : <FixButtons fixes={fixes} onFix={onFix} />;
};
