import { DocSearchModal } from "@docsearch/react";
import { useEffect, useInsertionEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";

import docSearchCss from "!@docsearch/css/dist/modal.css?source";

import { useVersionAt } from "../../browser/hooks/use-preferred-version";
import { useStalled } from "../../browser/hooks/use-search";
import { hostedSearch } from "../../config/hosted-search";
import { search } from "../../config/search";
import { fromDocSearchGroups } from "../../search/docsearch/docsearch-groups";
import { removeInvalidSearches } from "../../search/docsearch/stored-searches";
import { missingResultsUrl } from "../../search/result-texts";
import { warmSearch } from "../../search/search-client";
import { createFilterStore, noFilters, type SearchFilters } from "../../search/search-filters";
import { toRoute } from "../../utils/address";
import { adoptCss } from "../../utils/browser/adopt-css";
import { searchModalStylesheet } from "./search-modal-stylesheet";
import { SearchFilterBar, SearchProblemMessage } from "./search-parts";
import { searchPartsStylesheet } from "./search-parts-stylesheet";
import { RecentPages, StartingPoints } from "./search-start";
import { type ProblemShown, toDocSearchParts } from "./to-docsearch-parts";
import { askAgain, inputIn, useDocSearchDom } from "./use-docsearch-dom";

interface SearchModalProps {
  /** What was typed before the modal loaded. */
  query: string;
  /** Text selected on the page; the query if nothing was typed. */
  selected: string;
  onClose: () => void;
}

/** DocSearch creates a client from these and stores recent searches under the name; the requests are ours. */
const { appId, apiKey, indexName } = hostedSearch ?? {
  appId: "local",
  apiKey: "local",
  indexName: search.localIndexName,
};

/** We show our own message for an error, with what to do about it. */
const translations = { errorScreen: { titleText: "", helpText: "" } };

/** DocSearch's modal with our backends; rendered in the search dialog. */
export const SearchModal = ({ query, selected, onClose }: SearchModalProps) => {
  const [initialQuery] = useState(() => {
    removeInvalidSearches(indexName);
    return (query || selected.trim()).slice(0, search.maxQueryLength);
  });
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ProblemShown | null>(null);
  const [found, setFound] = useState<string | null>("");
  const stalled = useStalled(found === null);
  const [empty, setEmpty] = useState(initialQuery === "");
  const [filters, setFilters] = useState(noFilters);
  const [latest] = useState(() => createFilterStore(noFilters));
  const version = useVersionAt(toRoute(location.pathname))?.name;
  const parts = useMemo(
    () => toDocSearchParts({ indexName, version, filters: latest.get, onOutcome: setShown, onHear: setFound, onClose }),
    [version, latest, onClose],
  );
  const retry = (): void => {
    setShown(null);
    // The button disappears with its message. The input searches when it gets the focus.
    const input = inputIn(root);
    if (document.activeElement === input) askAgain(input);
    else input.focus();
  };
  const { tools, start } = useDocSearchDom(root, { selects: !query, onLeave: onClose, onRetry: retry });
  const filter = (next: SearchFilters): void => {
    latest.set(next);
    setFilters(next);
    askAgain(inputIn(root));
  };
  // React events, in the same batch as DocSearch's: earlier, it would undo what was typed.
  const follow = (value: string): void => {
    setEmpty(value === "");
    if (value !== "") return;
    setShown(null);
    setFound("");
  };
  useEffect(warmSearch, []);
  useInsertionEffect(() => adoptCss(docSearchCss + searchPartsStylesheet + searchModalStylesheet), []);

  return (
    <div
      ref={root}
      className="search-modal"
      onInput={({ target }) => follow((target as HTMLInputElement).value)}
      onReset={() => follow("")}
      data-source={hostedSearch && !shown ? "hosted" : "local"}
      data-empty={empty ? "" : undefined}
      data-failed={shown && !shown.answered ? "" : undefined}
    >
      <DocSearchModal
        {...parts}
        appId={appId}
        apiKey={apiKey}
        indexName={indexName}
        placeholder={search.placeholder}
        maxResultsPerGroup={search.maxResultsPerGroup}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        transformItems={fromDocSearchGroups}
        translations={translations}
        getMissingResultsUrl={(state) => missingResultsUrl(state.query)}
        onClose={onClose}
      />
      <p role="status" className="visually-hidden">
        {stalled ? "Searching …" : found}
      </p>
      {createPortal(
        <>
          <SearchFilterBar filters={filters} onChange={filter} />
          {shown && <SearchProblemMessage problem={shown.problem} {...(!shown.answered && { onRetry: retry })} />}
        </>,
        tools,
      )}
      {empty &&
        createPortal(
          <>
            <RecentPages onClose={onClose} onClear={() => inputIn(root).focus()} />
            <StartingPoints onClose={onClose} />
          </>,
          start,
        )}
    </div>
  );
};
