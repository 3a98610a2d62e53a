import { useEffect, useRef } from "react";

import type { SearchResults } from "../../browser/hooks/use-search-results";
import type { SearchHit } from "../../search/common/types";
import { LoadMore } from "./load-more";
import type { SearchPageClass } from "./search-page-stylesheet";
import { SearchResult } from "./search-result";

interface SearchResultListProps {
  results: SearchResults;
  /** The results are old, and new ones are slow to arrive. */
  busy: boolean;
  onMore: () => void;
  onChoose: (hit: SearchHit) => void;
}

/** The documents found so far, and a way to load more. */
export const SearchResultList = ({
  results: { status, hits, count, page, pages },
  busy,
  onMore,
  onChoose,
}: SearchResultListProps) => {
  const list = useRef<HTMLOListElement>(null);
  const focusAt = useRef<number | null>(null);

  useEffect(() => {
    if (focusAt.current === null || hits.length <= focusAt.current) return;
    list.current?.children[focusAt.current]?.querySelector("a")?.focus();
    focusAt.current = null;
  }, [hits]);

  return (
    <>
      <ol ref={list} className={"results" satisfies SearchPageClass} aria-busy={busy}>
        {hits.map((hit) => (
          <SearchResult key={hit.objectID} hit={hit} onChoose={onChoose} />
        ))}
      </ol>
      {page < pages && status !== "error" && (
        <LoadMore
          shown={hits.length}
          count={count}
          onReach={onMore}
          onClick={() => {
            focusAt.current = hits.length;
            onMore();
          }}
        />
      )}
    </>
  );
};
