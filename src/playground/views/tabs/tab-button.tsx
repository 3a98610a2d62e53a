import type { GlobalClass } from "../../../components/parts/global-styles";
import { diagnosticCount } from "../checks/counted-diagnostics";
import { ToolIcon } from "../icons/tool-icon";
import { usePlaygroundState } from "../parts/playground-context";
import type { Tab } from "./tabs";
import type { TabsClass } from "./tabs-styles";

/** The rail has room for three digits. */
const MOST = 999;

/** The number of problems, if there are any. */
const DiagnosticCount = () => {
  const count = usePlaygroundState(diagnosticCount);
  return count === 0 ? null : (
    <span className={"count" satisfies TabsClass}>
      {count > MOST ? `${MOST}+` : count}
      <span className={"visually-hidden" satisfies GlobalClass}> problems</span>
    </span>
  );
};

interface TabButtonProps {
  tab: Tab;
  isSelected: boolean;
  /** Is it the Tab stop? */
  isStop: boolean;
  onSelect: (name: string) => void;
}

/** A tab with its icon; Checks also has its count. */
export const TabButton = ({ tab: { name, label, icon }, isSelected, isStop, onSelect }: TabButtonProps) => (
  <button
    type="button"
    role="tab"
    id={`playground-tab-${name}`}
    aria-selected={isSelected}
    aria-controls={isSelected ? `playground-${name}` : undefined}
    tabIndex={isStop ? 0 : -1}
    onClick={() => onSelect(name)}
  >
    <ToolIcon name={icon} />
    {label}
    {name === "checks" && <DiagnosticCount />}
  </button>
);
