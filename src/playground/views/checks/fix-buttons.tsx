import { useMemo } from "react";

import { mendAll } from "../../../ern/edit/fix-all";
import type { ErnIssue, Mend } from "../../../ern/types";
import type { ToolClass } from "../parts/tool-styles";
import { kindWords } from "./code-labels";

interface MendButtonsProps {
  mends: readonly Mend[];
  onMend: (mend: Mend) => void;
}

/** What puts a finding right at once: a button for each way. */
export const MendButtons = ({ mends, onMend }: MendButtonsProps) => (
  <p>
    {mends.map((mend) => (
      <button key={mend.label} type="button" className={"tool" satisfies ToolClass} onClick={() => onMend(mend)}>
        {mend.label}
      </button>
    ))}
  </p>
);

/** What puts all findings of a kind right, for each kind of which there are some. */
export const MendAllButtons = ({ issues, onMend }: { issues: readonly ErnIssue[]; onMend: (mend: Mend) => void }) => {
  const mends = useMemo(
    () => mendAll(issues).map(({ code, count, splices }) => ({ label: `Mend ${count} ${kindWords(code)}`, splices })),
    [issues],
  );
  return mends.length === 0 ? null : <MendButtons mends={mends} onMend={onMend} />;
};
