import { type FixAtOnce, fixAtOnce } from "@ddex-suite/ern";
import { counted, formatNumber } from "@ddex-suite/ern/text/counted";
import { useEffect, useMemo } from "react";

import { useMedia } from "../../../browser/hooks/use-media";
import type { Step } from "../../session/history-steps";
import { countDiagnostics } from "../checks/diagnostics-text";
import { ToolIcon, type ToolIconName } from "../icons/tool-icon";
import { Tool } from "../parts/controls";
import { useIsEmpty, usePlayground, usePlaygroundState } from "../parts/playground-context";
import { TWO_COLUMNS } from "../parts/widths";
import { choosePrimaryAction } from "./primary-action";
import { DownloadMenu, MoreMenu, OpenMenu } from "./toolbar-menus";

const NOTHING: FixAtOnce = { count: 0, splices: [] };

/** Returns the next step and what it would fix; stores that the checks of a message have been viewed. */
const usePrimaryAction = () => {
  const { store } = usePlayground();
  const analysis = usePlaygroundState((state) => state.analysis);
  const opened = usePlaygroundState((state) => state.opened);
  const areChecksViewed = usePlaygroundState((state) => state.checksViewedFor === state.opened);
  const isShown = usePlaygroundState(({ panel }) => panel === "checks");
  const isEmpty = useIsEmpty();
  const verdicts = usePlaygroundState((state) => state.verdicts);
  const fixes = useMemo(() => (analysis ? fixAtOnce(analysis.diagnostics) : NOTHING), [analysis]);

  useEffect(() => {
    if (isShown && analysis) store.set({ checksViewedFor: opened });
  }, [store, isShown, analysis, opened]);

  return { action: choosePrimaryAction({ isEmpty, analysis, verdicts, areChecksViewed, fixable: fixes.count }), fixes };
};

/** Opens the checks; once those have been viewed, applies all single fixes as one step of the history. */
const CheckButton = ({ action, fixes }: ReturnType<typeof usePrimaryAction>) => {
  const { attempt, fix, notify, store } = usePlayground();
  const isEmpty = useIsEmpty();
  const count = usePlaygroundState(countDiagnostics);
  const fixAll = (): void =>
    void attempt(async () => {
      const words = counted(fixes.count, "problem");
      fix({ label: `Fix ${words}`, splices: fixes.splices }, store.get().analysis!.revision);
      notify({ kind: "info", text: `${words} fixed in one step: Undo reverts it.` });
    });
  const isFix = action === "fix";
  const shown = isFix ? fixes.count : count;
  return (
    <Tool
      look={isFix || action === "check" ? "check primary" : "check"}
      disabled={isEmpty}
      onClick={isFix ? fixAll : () => store.set({ panel: "checks" })}
    >
      <ToolIcon name={isFix ? "fix" : "tick"} />
      <span>
        {isFix ? "Fix" : "Check"} {shown > 0 && formatNumber(shown)}
      </span>
    </Tool>
  );
};

export const Toolbar = () => {
  const { copyXml, redo, share, undo } = usePlayground();
  const history = usePlaygroundState((state) => state.history);
  const isEmpty = useIsEmpty();
  const isRoomy = useMedia(TWO_COLUMNS);
  const { action, fixes } = usePrimaryAction();
  const tool = (label: string, icon: ToolIconName, isPossible: boolean, run: () => void, step?: Step | null) => (
    // Still focusable, so that the last step to undo doesn't take the focus with it.
    <Tool
      onClick={isPossible ? run : undefined}
      aria-disabled={!isPossible}
      title={step ? `${label}: ${step.name}` : undefined}
    >
      <ToolIcon name={icon} />
      <span>{label}</span>
      {label === "Undo" && (
        <span aria-hidden="true" className="step">
          {step?.name}
        </span>
      )}
    </Tool>
  );
  return (
    <div role="group" aria-label="Message" className="toolbar">
      <div>
        <OpenMenu isPrimary={action === "open"} />
      </div>
      <div>
        {tool("Undo", "undo", history.undo !== null, undo, history.undo)}
        {tool("Redo", "redo", history.redo !== null, redo, history.redo)}
      </div>
      <div>
        <CheckButton action={action} fixes={fixes} />
        <DownloadMenu isPrimary={action === "download"} />
      </div>
      <div>
        {isRoomy && tool("Copy", "copy", !isEmpty, copyXml)}
        {isRoomy && tool("Share", "share", !isEmpty, share)}
        <MoreMenu hasTransfer={!isRoomy} />
      </div>
    </div>
  );
};
