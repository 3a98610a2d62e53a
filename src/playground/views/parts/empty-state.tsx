import { type ReactNode, useDeferredValue, useMemo } from "react";

import { Marks } from "../../../components/parts/icon";
import { useAnnouncement, useAnswer, useIsEmpty, usePlaygroundState } from "./playground-context";

export const EmptyState = ({ children }: { children: ReactNode }) => (
  <div className="empty">
    <Marks between="nothing" />
    <p className="nothing">{children}</p>
  </div>
);

export const NotAnalyzedYet = ({ nothing }: { nothing: string }) => {
  const analysis = usePlaygroundState((state) => state.analysis);
  const isEmpty = useIsEmpty();
  const isFailed = usePlaygroundState(({ reading }) => reading.is === "failed");
  if (isEmpty) return <EmptyState>Nothing is open. Choose a sample, open a file or paste a message.</EmptyState>;
  if (isFailed) return <EmptyState>The message has not been read; the line below says why.</EmptyState>;
  if (!analysis) return <p className="nothing">Reading…</p>;
  if (!analysis.wellFormed)
    return (
      <EmptyState>
        The source is not well-formed XML, or it has a document type. The checks say which and where, and what to do.
      </EmptyState>
    );
  return <EmptyState>{nothing}</EmptyState>;
};

interface AnsweredProps<Value> {
  ask: () => Promise<Value>;
  waiting: string;
  summarize: (value: Value) => string;
  children: (value: Value) => ReactNode;
}

/** Renders the answer of the worker, rendered with low priority because it's long, or why there is none. */
export const AnswerView = <Value extends object>({ ask, waiting, summarize, children }: AnsweredProps<Value>) => {
  const { value: newest, error } = useAnswer(ask);
  const value = useDeferredValue(newest);
  useAnnouncement(value && summarize(value));
  const shown = useMemo(() => value && children(value), [value, children]);
  if (error) return <p className="problem">{error}</p>;
  return shown ?? <p className="nothing">{waiting}</p>;
};
