import { useMemo, useState } from "react";

import { foldText } from "../../../ern/text/fold-text";
import { addRows, type StructureItem, type StructureMatches } from "../../workers/structure/analysis";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import { readRevision } from "../parts/read-revision";
import { useAnswer } from "../parts/use-answer";

/** The search in the structure, and its results. */
interface StructureSearch {
  query: string;
  setQuery: (query: string) => void;
  /** The search text, folded; empty without a search. */
  wanted: string;
  /** The last results, as items; undefined before the first answer. */
  found: StructureItem[] | undefined;
  /** "3 of 812 match"; empty without a search. */
  summary: string;
}

const NOTHING: StructureItem[] = [];

const summarize = ({ rows, count, itemCount }: StructureMatches): string => {
  const shown = rows.filter(({ isMatch }) => isMatch).length;
  const said = `${count.toLocaleString("en")} of ${itemCount.toLocaleString("en")} match`;
  return shown < count ? `${said}; the first ${shown} are shown` : said;
};

/** Asks the worker for matches, again with each letter and each reading. */
export const useStructureSearch = (): StructureSearch => {
  const { findInStructure } = usePlayground();
  const [query, setQuery] = useState("");
  const revision = usePlaygroundState(readRevision);
  const wanted = foldText(query).trim();
  const ask = useMemo(
    () => (wanted === "" ? undefined : async () => ({ wanted, matches: await findInStructure(wanted) })),
    // Ask again after each reading.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [findInStructure, wanted, revision],
  );
  const { value: newest } = useAnswer(ask);
  // Results for an old search text are hidden immediately, even before the new answer arrives.
  const answer = wanted === "" ? undefined : newest;
  const found = useMemo(() => {
    if (!answer) return undefined;
    const items: StructureItem[] = [];
    addRows(items, answer.matches.rows);
    return items;
  }, [answer]);
  const isOfThis = answer?.wanted === wanted;
  const summary = wanted === "" ? "" : isOfThis ? summarize(answer.matches) : "Searching…";
  return { query, setQuery, wanted, found: wanted === "" ? undefined : (found ?? NOTHING), summary };
};
