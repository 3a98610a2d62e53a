import { Empty } from "./empty";
import type { PanelTextClass } from "./styles/panel-text-styles";
import { usePlaygroundState } from "./playground-context";

/** Why a panel has nothing to show. */
export const Unread = ({ nothing }: { nothing: string }) => {
  const analysis = usePlaygroundState((state) => state.analysis);
  const isEmpty = usePlaygroundState(({ length }) => length === 0);
  const problem = usePlaygroundState((state) => state.problem);
  if (isEmpty) return <Empty>Nothing is open. Choose a sample, open a file or paste a message.</Empty>;
  if (problem !== null) return <Empty>The message has not been read; the line below says why.</Empty>;
  if (!analysis) return <p className={"nothing" satisfies PanelTextClass}>Reading…</p>;
  if (!analysis.wellFormed)
    return (
      <Empty>
        The source is not well-formed XML, or it has a document type. The checks say which and where, and what to do.
      </Empty>
    );
  return <Empty>{nothing}</Empty>;
};
