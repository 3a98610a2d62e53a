import { type ReactNode, useDeferredValue, useMemo } from "react";

import { Marks } from "../../../components/parts/icon";
import { useAnnounced, useAnswer, useIsEmpty, usePlaygroundState } from "./playground-context";

export const Empty = ({ children }: { children: ReactNode }) => (
  <div className="empty">
    <Marks between="nothing" />
    <p className="nothing">{children}</p>
  </div>
);

export const NotAnalyzedYet = ({ nothing }: { nothing: string }) => {
  const analysis = usePlaygroundState((state) => state.analysis);
  const isEmpty = useIsEmpty();
  const isFailed = usePlaygroundState(({ reading }) => reading.is === "failed");
  if (isEmpty) return <Empty>Nothing is open. Choose a sample, open a file or paste a message.</Empty>;
  if (isFailed) return <Empty>The message has not been read; the line below says why.</Empty>;
  if (!analysis) return <p className="nothing">Reading…</p>;
  if (!analysis.wellFormed)
    return (
      <Empty>
        The source is not well-formed XML, or it has a document type. The checks say which and where, and what to do.
      </Empty>
    );
  return <Empty>{nothing}</Empty>;
};

interface AnsweredProps<Value> {
  ask: () => Promise<Value>;
  waiting: string;
  summarize: (value: Value) => string;
  children: (value: Value) => ReactNode;
}

/** Renders the answer of the worker, rendered with low priority because it's long, or why there is none. */
export const Answered = <Value extends object>({ ask, waiting, summarize, children }: AnsweredProps<Value>) => {
  const { value: newest, error } = useAnswer(ask);
  const value = useDeferredValue(newest);
  useAnnounced(value && summarize(value));
  const shown = useMemo(() => value && children(value), [value, children]);
  if (error) return <p className="problem">{error}</p>;
  return shown ?? <p className="nothing">{waiting}</p>;
};
