import { Fragment, useEffect, useRef } from "react";

import type { SearchResults } from "../../browser/hooks/use-search-results";
import { search } from "../../config/search";
import { hitHeadings, markedParts } from "../../search/common/hits";
import type { SearchHit } from "../../search/common/types";
import { formatResultCount, missingResultsUrl } from "../../search/result-texts";
import { paths } from "../../utils/paths";

/** Renders a highlight or snippet of a hit, with its matches marked. */
const MarkedText = ({ html }: { html: string }) =>
  markedParts(html).map((part, index) =>
    index % 2 ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
  );

const SearchResult = ({ hit, onChoose }: { hit: SearchHit; onChoose: (hit: SearchHit) => void }) => {
  const [group = "", ...headings] = hitHeadings(hit);
  const snippet = hit._snippetResult?.content?.value;
  return (
    <li>
      <p className="group">
        <MarkedText html={group} />
      </p>
      <h2>
        <a href={hit.url} onClick={() => onChoose(hit)}>
          {headings.map((heading, index) => (
            <Fragment key={index}>
              {index > 0 && (
                <>
                  {" "}
                  <span aria-hidden="true">›</span>{" "}
                </>
              )}
              <MarkedText html={heading} />
            </Fragment>
          ))}
        </a>
      </h2>
      {snippet && (
        <p>
          <MarkedText html={snippet} />
        </p>
      )}
    </li>
  );
};

interface SearchResultListProps {
  results: SearchResults;
  /** The results are old, and new ones are slow to arrive. */
  busy: boolean;
  onMore: () => void;
  onChoose: (hit: SearchHit) => void;
}

/** Renders the documents found so far, and a button that loads more; scrolling to the end loads nothing. */
export const SearchResultList = ({ results, busy, onMore, onChoose }: SearchResultListProps) => {
  const { status, hits, count, page, pages } = results;
  const list = useRef<HTMLOListElement>(null);
  const focusAt = useRef<number | null>(null);
  const hasMore = page > 0 && page < pages && status !== "error";

  useEffect(() => {
    if (focusAt.current === null || hits.length <= focusAt.current) return;
    list.current?.children[focusAt.current]?.querySelector("a")?.focus();
    focusAt.current = null;
  }, [hits]);

  return (
    <>
      <ol ref={list} className="results" aria-busy={busy}>
        {hits.map((hit) => (
          <SearchResult key={hit.objectID} hit={hit} onChoose={onChoose} />
        ))}
      </ol>
      {hasMore && (
        <div className="more">
          <span role="status">
            {hits.length} of {count} shown
          </span>
          <button
            type="button"
            className="button"
            onClick={() => {
              focusAt.current = hits.length;
              onMore();
            }}
          >
            Load more
          </button>
        </div>
      )}
    </>
  );
};

interface SearchStatusProps {
  query: string;
  results: SearchResults;
  /** Queries to try if there are no results. */
  suggested: readonly string[];
  stalled: boolean;
}

/** Renders the number of results, announced when it changes; without any, what to do. */
export const SearchStatus = ({ query, results, suggested, stalled }: SearchStatusProps) => {
  const { status, answered, count, documents } = results;
  const found = answered !== null && status !== "error";
  const foundNothing = found && count === 0 && !stalled;
  const filtered = answered !== null && Object.values(answered.filters).some((value) => value !== null);
  return (
    <>
      <p role="status" className="count">
        {stalled
          ? "Searching …"
          : found && (count > 0 ? formatResultCount(count, documents) : `No results for “${answered.query}”`)}
      </p>
      {stalled && answered === null && <div className="spinner" aria-hidden="true" />}
      {!query && (
        <p className="hint">
          Type a word, a function or a message's element, such as “{search.examples.join("” or “")}”.
        </p>
      )}
      {foundNothing && suggested.length > 0 && (
        <p>
          Try searching for{" "}
          {suggested.map((suggestion, index) => (
            <Fragment key={suggestion}>
              {index > 0 && ", "}
              <a href={paths.search(suggestion, { ...answered.filters })}>{suggestion}</a>
            </Fragment>
          ))}
          .
        </p>
      )}
      {foundNothing && (
        <p>
          Try fewer or other words{filtered && ", or take a filter off"}. Believe this query should return results?{" "}
          <a href={missingResultsUrl(answered.query)} target="_blank" rel="noopener noreferrer">
            Let us know.
          </a>
        </p>
      )}
      {foundNothing && (
        <nav className="popular" aria-labelledby="_popular-title">
          <h2 id="_popular-title">Popular pages</h2>
          <ul>
            {search.startingPoints.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
};
