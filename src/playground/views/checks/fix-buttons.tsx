import { useMemo } from "react";

import { fixAll } from "../../../ern/edit/fix-all";
import type { ErnDiagnostic, Fix } from "../../../ern/types";
import type { ToolClass } from "../parts/tool-styles";
import { kindWords } from "./code-labels";

interface FixButtonsProps {
  fixes: readonly Fix[];
  onFix: (fix: Fix) => void;
}

/** What puts a problem right at once: a button for each way. */
export const FixButtons = ({ fixes, onFix }: FixButtonsProps) => (
  <p>
    {fixes.map((fix) => (
      <button key={fix.label} type="button" className={"tool" satisfies ToolClass} onClick={() => onFix(fix)}>
        {fix.label}
      </button>
    ))}
  </p>
);

/** What puts all problems of a kind right, for each kind of which there are some. */
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
