import { foldText } from "@ddex-suite/ern";
import { formatNumber } from "@ddex-suite/ern/text/counted";
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";

import { addRows } from "../../workers/structure/analysis";
import type { StructureMatches } from "../../workers/structure/search-structure";
import { NotAnalyzedYet } from "../parts/empty-state";
import { lazyPanel } from "../parts/lazy-panel";
import { useAnnouncement, useAnswer, usePlayground, usePlaygroundState } from "../parts/playground-context";
import { StructureTree } from "./structure-tree";
import { itemsAt } from "./use-tree";

const ValueFields = lazyPanel(async () => (await import("../edit/edit-field")).ValueFields);

/** The values of the part at the cursor that can be chosen from a set; their fields are loaded when they're opened. */
const PartValues = () => {
  const title = usePlaygroundState(({ inspection }) =>
    inspection?.part?.fields.some(({ choice }) => choice) ? inspection.part.title : undefined,
  );
  const [isOpen, setOpen] = useState(false);
  return title === undefined ? null : (
    <details className="part-values" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Choose values of {title}</summary>
      {isOpen && <ValueFields />}
    </details>
  );
};

const NONE: never[] = [];

const formatMatches = ({ rows, count, itemCount }: StructureMatches): string => {
  const shown = rows.filter(({ isMatch }) => isMatch).length;
  const countText = `${formatNumber(count)} of ${formatNumber(itemCount)} match`;
  return shown < count ? `${countText}; the first ${shown} are shown` : countText;
};

/** Searches in the structure: asks the worker again with each letter and each reading. */
const useStructureSearch = () => {
  const { searchStructure } = usePlayground();
  const [query, setQuery] = useState("");
  const wanted = foldText(query).trim();
  const ask = useMemo(
    () => (wanted === "" ? undefined : async () => ({ wanted, matches: await searchStructure(wanted) })),
    [searchStructure, wanted],
  );
  const { value: newest } = useAnswer(ask);
  // Results for an old search text are hidden immediately, even before the new answer arrives.
  const answer = wanted === "" ? undefined : newest;
  const found = useMemo(() => (answer ? addRows([], answer.matches.rows) : NONE), [answer]);
  const isOfThis = answer?.wanted === wanted;
  const summary = wanted === "" ? "" : isOfThis ? formatMatches(answer.matches) : "Searching…";
  return { query, setQuery, wanted, found, summary };
};

/** The scrolling panel: its position before a search is restored afterwards. */
const panelAround = (element: HTMLElement | null): HTMLElement | null | undefined =>
  element?.closest<HTMLElement>("[role=tabpanel]");

export const StructurePanel = () => {
  const items = usePlaygroundState(({ analysis }) => analysis?.structure);
  // Most keys and cursor moves stay in one item, which is then the same object.
  const innermost = usePlaygroundState(({ analysis, offset }) => itemsAt(analysis?.structure ?? [], offset).at(-1));
  const newest = useMemo(
    () => ({ items: items ?? NONE, ancestors: items && innermost ? itemsAt(items, innermost.from) : NONE }),
    [items, innermost],
  );
  // Many rows, so they're rendered with low priority.
  const shown = useDeferredValue(newest);
  const search = useStructureSearch();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isSearching = search.wanted !== "";
  const scrolled = useRef<number>(undefined);
  useEffect(() => {
    if (isSearching || scrolled.current === undefined) return;
    panelAround(root.current)?.scrollTo({ top: scrolled.current });
    scrolled.current = undefined;
  }, [isSearching]);
  useAnnouncement(search.summary);
  if (!items || items.length === 0)
    return <NotAnalyzedYet nothing="The message has none of the parts of an ERN message." />;

  const find = (query: string): void => {
    if (!isSearching) scrolled.current = panelAround(root.current)?.scrollTop;
    search.setQuery(query);
  };
  const clear = (): void => {
    search.setQuery("");
    field.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && search.query !== "") clear();
    else if (["ArrowDown", "Enter"].includes(event.key))
      root.current?.querySelector<HTMLElement>("[role=tree]:not([hidden]) [tabindex='0']")?.focus();
    else return;
    event.preventDefault();
  };

  return (
    <div ref={root}>
      <div className="structure-search">
        <input
          ref={field}
          id="structure-search"
          type="search"
          aria-label="Find in the structure"
          aria-describedby="structure-matches"
          placeholder="Find in the structure"
          autoComplete="off"
          spellCheck={false}
          value={search.query}
          onChange={({ target }) => find(target.value)}
          onKeyDown={onKeyDown}
        />
        <span id="structure-matches">{search.summary}</span>
      </div>
      <StructureTree {...shown} wanted="" hidden={isSearching} />
      {isSearching && (
        <StructureTree
          // Each search starts with all items open.
          key={search.query}
          items={search.found}
          ancestors={NONE}
          wanted={search.wanted}
          onEscape={clear}
        />
      )}
      <PartValues />
    </div>
  );
};
