import type { FixAtOnce } from "../../../ern/edit/fix-all";
import { diagnosticCount } from "../checks/counted-diagnostics";
import { ToolIcon } from "../icons/tool-icon";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import type { ToolClass } from "../parts/styles/tool-styles";
import type { PrimaryAction } from "./primary-action";
import type { ToolbarClass } from "./toolbar-styles";

/** The button has room for two digits. */
const shown = (count: number): string => (count > 99 ? "99+" : count > 0 ? String(count) : "");

interface CheckButtonProps {
  action: PrimaryAction;
  fixes: FixAtOnce;
}

/** Opens the checks; once those have been viewed, applies all single fixes as one step of the history. */
export const CheckButton = ({ action, fixes }: CheckButtonProps) => {
  const { attempt, fix, notify, store } = usePlayground();
  const isEmpty = usePlaygroundState(({ length }) => length === 0);
  const count = usePlaygroundState(diagnosticCount);
  const check = (): void => store.set({ panel: "checks" });
  const fixAll = (): void =>
    void attempt(async () => {
      const { analysis } = store.get();
      const words = fixes.count === 1 ? "1 problem" : `${fixes.count.toLocaleString("en")} problems`;
      fix({ label: `Fix ${words}`, splices: fixes.splices }, analysis!.revision);
      notify({ kind: "info", text: `${words} fixed, as one step: Undo takes it back.` });
    });
  const isFix = action === "fix";
  return (
    <button
      type="button"
      className={
        (isFix || action === "check" ? "tool check primary" : "tool check") satisfies
          `${ToolClass} ${ToolbarClass}` | `${ToolClass} ${ToolbarClass} ${ToolClass}`
      }
      disabled={isEmpty}
      onClick={isFix ? fixAll : check}
    >
      <ToolIcon name={isFix ? "fix" : "tick"} />
      <span>
        {isFix ? "Fix" : "Check"} {shown(isFix ? fixes.count : count)}
      </span>
    </button>
  );
};
