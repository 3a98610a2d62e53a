import { useCallback, useDeferredValue, useState } from "react";

import { useMedia } from "../../../browser/hooks/use-media";
import { tocMin } from "../../../theme/breakpoints";
import type { Range } from "../../../ern/types";
import type { MessageComparison } from "../../workers/compare-with";
import { DiffTable } from "../changes/diff-table";
import { Empty } from "../parts/empty";
import type { PanelTextClass } from "../parts/styles/panel-text-styles";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import { readRevision } from "../parts/read-revision";
import type { ToolClass } from "../parts/styles/tool-styles";
import { useAnnounced } from "../parts/use-announced";
import { useAnswer } from "../parts/use-answer";
import { ByMeaning, type ResultProps } from "./by-meaning";
import { ChooseOther } from "./choose-other";
import type { CompareClass } from "./compare-styles";
import { SideBySide } from "./side-by-side";

const summarize = ({ meaning, text }: MessageComparison): string => {
  const lines = `${text.changedLines.toLocaleString("en")} ${text.changedLines === 1 ? "line differs" : "lines differ"}.`;
  if ("problem" in meaning) return lines;
  const { count } = meaning;
  return `${count.toLocaleString("en")} ${count === 1 ? "difference" : "differences"} in meaning, ${lines}`;
};

const ByText = ({ comparison: { text }, other, goTo }: ResultProps) => {
  const { view } = usePlayground();
  const name = usePlaygroundState(({ opened }) => opened.name);
  const isWide = useMedia(`(min-width: ${tocMin}px)`);
  const goToLine = (line: number): void => {
    const { doc } = view.state;
    goTo(doc.line(Math.min(line, doc.lines)));
  };
  if (text.rows.length === 0) return <p>The texts are the same.</p>;
  return (
    <>
      <p>
        {text.changedLines.toLocaleString("en")} {text.changedLines === 1 ? "line differs" : "lines differ"}.
      </p>
      {isWide ? (
        <SideBySide rows={text.rows} names={[other.name, name]} goToLine={goToLine} />
      ) : (
        <DiffTable rows={text.rows} goToLine={goToLine} />
      )}
      {text.more && <p className={"nothing" satisfies PanelTextClass}>More lines differ than these.</p>}
    </>
  );
};

const Result = ({ other, goTo }: Omit<ResultProps, "comparison">) => {
  const { compareWith, swap } = usePlayground();
  const [isText, setIsText] = useState(false);
  const revision = usePlaygroundState(readRevision);
  const name = usePlaygroundState(({ opened }) => opened.name);
  // Ask again after each reading.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const ask = useCallback(() => compareWith(other), [compareWith, other, revision]);
  const { value: newest, error } = useAnswer(ask);
  // Many rows, so they're rendered with low priority.
  const comparison = useDeferredValue(newest);
  useAnnounced(comparison && `Compared with ${other.name}: ${summarize(comparison)}`);
  const View = isText ? ByText : ByMeaning;
  return (
    <>
      <p className={"sides" satisfies CompareClass}>
        <span>
          From {other.name} to {name}
        </span>
        <button type="button" className={"tool" satisfies ToolClass} onClick={() => swap(other)}>
          Swap
        </button>
      </p>
      <div className={"switch" satisfies CompareClass} role="group" aria-label="How they are compared">
        <button
          type="button"
          className={"tool" satisfies ToolClass}
          aria-pressed={!isText}
          onClick={() => setIsText(false)}
        >
          By meaning
        </button>
        <button
          type="button"
          className={"tool" satisfies ToolClass}
          aria-pressed={isText}
          onClick={() => setIsText(true)}
        >
          By text
        </button>
      </div>
      {error && <p className={"problem" satisfies PanelTextClass}>{error}</p>}
      {!error && !comparison && <p className={"nothing" satisfies PanelTextClass}>Comparing…</p>}
      {comparison && <View comparison={comparison} other={other} goTo={goTo} />}
    </>
  );
};

/** The differences in content between the open message and another, and the lines that differ. */
export const ComparePanel = ({ goTo }: { goTo: (range: Range) => void }) => {
  const other = usePlaygroundState((state) => state.other);
  const isEmpty = usePlaygroundState(({ length }) => length === 0);
  return (
    <div className={"compare" satisfies CompareClass}>
      <ChooseOther />
      {!other && (
        <Empty>
          Choose the message that came before the open one, or drop it here. What both say is compared, of any version:
          another order, other references and other white space are no changes.
        </Empty>
      )}
      {other && isEmpty && <Empty>Open a message to compare with {other.name}.</Empty>}
      {other && !isEmpty && <Result other={other} goTo={goTo} />}
    </div>
  );
};
