import { counted } from "@ddex-suite/ern/text/counted";
import { useCallback, useState } from "react";

import { useMedia } from "../../../browser/hooks/use-media";
import { tocMin } from "../../../theme/breakpoints";
import { toEditorText } from "../../editor/text-pieces";
import { loadText, samples } from "../../samples/samples";
import { readOtherMessage } from "../../session/state/read-file";
import type { MessageComparison } from "../../workers/compare-with";
import { Choice, Options, Switch, Tool } from "../parts/controls";
import { AnswerView, EmptyState } from "../parts/empty-state";
import { pickFiles } from "../parts/pick-files";
import { useIsEmpty, usePlayground, usePlaygroundState } from "../parts/playground-context";
import { ByMeaning, type ResultProps } from "./by-meaning";
import { DiffTable } from "./diff-table";
import { SideBySide } from "./side-by-side";

const ChooseOther = () => {
  const { attempt, loadSaved, store } = usePlayground();
  const saved = usePlaygroundState(({ sessions }) => sessions);

  const compareWithFile = ([file]: File[]) =>
    attempt(async () => store.set({ otherMessage: await readOtherMessage(file!) }));
  const choose = (value: string): void =>
    void attempt(async () => {
      const sample = samples.find(({ name }) => name === value);
      const otherMessage = sample
        ? { source: toEditorText(await loadText(sample)), encoding: "utf-8" as const, name: sample.name }
        : await loadSaved(value);
      store.set({ otherMessage });
    });

  return (
    <div className="panel-tools">
      <Tool
        onClick={() => void pickFiles(compareWithFile, { accept: ".xml,application/xml,text/xml", multiple: false })}
      >
        Choose a file
      </Tool>
      <Choice<string> label="Compare with" placeholder="Compare with" value="" onChoose={choose}>
        {saved.length > 0 && (
          <optgroup label="Saved messages">
            <Options of={saved.map(({ id, name }) => [id, name])} />
          </optgroup>
        )}
        <optgroup label="Samples">
          <Options of={samples.map(({ name, label }) => [name, label])} />
        </optgroup>
      </Choice>
    </div>
  );
};

const formatLineCount = ({ text: { changedLines } }: MessageComparison): string =>
  `${counted(changedLines, "line differs", "lines differ")}.`;

const formatComparison = (comparison: MessageComparison): string => {
  const lines = formatLineCount(comparison);
  const { meaning } = comparison;
  return "problem" in meaning ? lines : `${counted(meaning.count, "difference")} in meaning, ${lines}`;
};

const ByText = ({ comparison, otherMessage }: ResultProps) => {
  const { goTo, view } = usePlayground();
  const name = usePlaygroundState(({ opened }) => opened.name);
  const isWide = useMedia(`(min-width: ${tocMin}px)`);
  const goToLine = (line: number): void => {
    const { doc } = view.state;
    goTo(doc.line(Math.min(line, doc.lines)));
  };
  const { rows, more } = comparison.text;
  if (rows.length === 0) return <p>The texts are the same.</p>;
  return (
    <>
      <p>{formatLineCount(comparison)}</p>
      {isWide ? (
        <SideBySide rows={rows} names={[otherMessage.name, name]} goToLine={goToLine} />
      ) : (
        <DiffTable rows={rows} goToLine={goToLine} />
      )}
      {more && <p className="nothing">More lines differ than these.</p>}
    </>
  );
};

const Result = ({ otherMessage }: Omit<ResultProps, "comparison">) => {
  const { compareWith, swap } = usePlayground();
  const [isText, setIsText] = useState(false);
  const name = usePlaygroundState(({ opened }) => opened.name);
  const ask = useCallback(() => compareWith(otherMessage), [compareWith, otherMessage]);
  const View = isText ? ByText : ByMeaning;
  return (
    <>
      <p className="sides">
        <span>
          From {otherMessage.name} to {name}
        </span>
        <Tool onClick={() => swap(otherMessage)}>Swap</Tool>
      </p>
      <Switch
        label="How they are compared"
        value={isText}
        options={[
          [false, "By meaning"],
          [true, "By text"],
        ]}
        onChoose={setIsText}
      />
      <AnswerView
        ask={ask}
        waiting="Comparing…"
        summarize={(comparison) => `Compared with ${otherMessage.name}: ${formatComparison(comparison)}`}
      >
        {(comparison) => <View comparison={comparison} otherMessage={otherMessage} />}
      </AnswerView>
    </>
  );
};

export const ComparePanel = () => {
  const otherMessage = usePlaygroundState((state) => state.otherMessage);
  const isEmpty = useIsEmpty();
  return (
    <div className="compare">
      <ChooseOther />
      {!otherMessage && (
        <EmptyState>
          Choose the earlier message, or drop it here. The two may have different versions. Differences in order,
          references and white space aren’t counted.
        </EmptyState>
      )}
      {otherMessage && isEmpty && <EmptyState>Open a message to compare with {otherMessage.name}.</EmptyState>}
      {otherMessage && !isEmpty && <Result otherMessage={otherMessage} />}
    </div>
  );
};
