import { useEffect, useMemo } from "react";
import { useMedia } from "../../../browser/hooks/use-media";
import { ToolIcon } from "../icons/tool-icon";
import type { ToolIconName } from "../icons/tool-icons";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import type { ToolClass } from "../parts/styles/tool-styles";
import { CheckButton } from "./check-button";
import { DownloadMenu } from "./download-menu";
import { MoreMenu } from "./more-menu";
import { OpenMenu } from "./open-menu";
import { TWO_COLUMNS } from "../parts/widths";
import type { ToolbarClass } from "./toolbar-styles";
import { useTransfer } from "./use-transfer";
import { fixAtOnce } from "../../../ern/edit/fix-all";
import type { FixAtOnce } from "../../../ern/edit/fix-all";
import { primaryAction } from "./primary-action";
import type { PrimaryAction } from "./primary-action";

const NOTHING: FixAtOnce = { count: 0, splices: [] };

/** The next step, and what it would fix. Remembers that the checks of a message have been viewed. */
const usePrimaryAction = (): { action: PrimaryAction; fixes: FixAtOnce } => {
  const { store } = usePlayground();
  const analysis = usePlaygroundState((state) => state.analysis);
  const opened = usePlaygroundState((state) => state.opened);
  const isLookedAt = usePlaygroundState((state) => state.lookedAt === state.opened);
  const isShown = usePlaygroundState(({ panel }) => panel === "checks");
  const isEmpty = usePlaygroundState(({ length }) => length === 0);
  const verdicts = usePlaygroundState((state) => state.verdicts);
  const fixes = useMemo(() => (analysis ? fixAtOnce(analysis.diagnostics) : NOTHING), [analysis]);

  useEffect(() => {
    if (isShown && analysis) store.set({ lookedAt: opened });
  }, [store, isShown, analysis, opened]);

  return { action: primaryAction({ isEmpty, analysis, verdicts, isLookedAt, fixable: fixes.count }), fixes };
};

interface ToolProps {
  label: string;
  icon: ToolIconName;
  isDisabled: boolean;
  run: () => void;
}

const Tool = ({ label, icon, isDisabled, run }: ToolProps) => (
  <button type="button" className={"tool" satisfies ToolClass} onClick={run} disabled={isDisabled}>
    <ToolIcon name={icon} />
    <span>{label}</span>
  </button>
);

/** The actions for a message in the order of the work; the next step is filled. */
export const Toolbar = () => {
  const { undo, redo } = usePlayground();
  const canUndo = usePlaygroundState((state) => state.canUndo);
  const canRedo = usePlaygroundState((state) => state.canRedo);
  const isEmpty = usePlaygroundState(({ length }) => length === 0);
  const isRoomy = useMedia(TWO_COLUMNS);
  const { copy, share } = useTransfer();
  const { action, fixes } = usePrimaryAction();
  return (
    <div role="group" aria-label="Message" className={"toolbar" satisfies ToolbarClass}>
      <div>
        <OpenMenu isPrimary={action === "open"} />
      </div>
      <div>
        <Tool label="Undo" icon="undo" isDisabled={!canUndo} run={undo} />
        <Tool label="Redo" icon="redo" isDisabled={!canRedo} run={redo} />
      </div>
      <div>
        <CheckButton action={action} fixes={fixes} />
        <DownloadMenu isPrimary={action === "download"} />
      </div>
      <div>
        {isRoomy && (
          <>
            <Tool label="Copy" icon="copy" isDisabled={isEmpty} run={copy} />
            <Tool label="Share" icon="share" isDisabled={isEmpty} run={share} />
          </>
        )}
        <MoreMenu hasTransfer={!isRoomy} />
      </div>
    </div>
  );
};
