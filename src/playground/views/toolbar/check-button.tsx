import type { MendAtOnce } from "../../../ern/edit/fix-all";
import { findingCount } from "../checks/counted-diagnostics";
import { ToolIcon } from "../icons/tool-icon";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import type { ToolClass } from "../parts/tool-styles";
import type { PrimaryAction } from "./primary-action";
import type { ToolbarClass } from "./toolbar-styles";

/** The button has room for two digits. */
const shown = (count: number): string => (count > 99 ? "99+" : count > 0 ? String(count) : "");

interface CheckButtonProps {
  action: PrimaryAction;
  mends: MendAtOnce;
}

/** Leads to the checks; once they have been looked at, mends what has one way to be mended, as one step of the history. */
export const CheckButton = ({ action, mends }: CheckButtonProps) => {
  const { attempt, mend, notify, store } = usePlayground();
  const isEmpty = usePlaygroundState(({ length }) => length === 0);
  const count = usePlaygroundState(findingCount);
  const check = (): void => store.set({ panel: "checks" });
  const mendAll = (): void =>
    void attempt(async () => {
      const { analysis } = store.get();
      const words = mends.count === 1 ? "1 finding" : `${mends.count.toLocaleString("en")} findings`;
      mend({ label: `Mend ${words}`, splices: mends.splices }, analysis!.revision);
      notify({ kind: "info", text: `${words} mended, as one step: Undo takes it back.` });
    });
  const isMend = action === "mend";
  return (
    <button
      type="button"
      className={
        (isMend || action === "check" ? "tool check primary" : "tool check") satisfies
          `${ToolClass} ${ToolbarClass}` | `${ToolClass} ${ToolbarClass} ${ToolClass}`
      }
      disabled={isEmpty}
      onClick={isMend ? mendAll : check}
    >
      <ToolIcon name={isMend ? "mend" : "tick"} />
      <span>
        {isMend ? "Mend" : "Check"} {shown(isMend ? mends.count : count)}
      </span>
    </button>
  );
};
