import { type ReactNode, useEffect, useRef, useState } from "react";

import { expandMatchingCode } from "../../browser/behaviors/expand-matching-code";
import { useVersionAt } from "../../browser/hooks/use-preferred-version";
import { useStalled } from "../../browser/hooks/use-search";
import { useSearchQuery, useSearchResults } from "../../browser/hooks/use-search-results";
import { useSuggestedQueries } from "../../browser/hooks/use-suggested-queries";
import { search } from "../../config/search";
import { createSearchSession } from "../../search/create-search-session";
import { warmSearch } from "../../search/search-client";
import type { SearchFilters } from "../../search/search-filters";
import { paths } from "../../utils/paths";
import { Icon } from "../parts/icon";
import { Seo } from "../parts/seo";
import { searchPageStylesheet } from "./search-page-stylesheet";
import { SearchFilterBar, SearchProblemMessage } from "./search-parts";
import { searchPartsStylesheet } from "./search-parts-stylesheet";
import { SearchResultList, SearchStatus } from "./search-results";

interface SearchPageProps {
  initialQuery: string;
  initialFilters: SearchFilters;
  /** Shown until something is searched for. */
  children?: ReactNode;
}

/** Renders the search as a page: its address can be shared, and it shows all results. */
export const SearchPage = ({ initialQuery, initialFilters, children }: SearchPageProps) => {
  const input = useRef<HTMLInputElement>(null);
  const { text, pageSearch, setText, searchNow, filter } = useSearchQuery(initialQuery, initialFilters);
  const { query, filters } = pageSearch;
  const [session] = useState(() => createSearchSession(expandMatchingCode));
  const version = useVersionAt(paths.search())?.name;
  const [results, more] = useSearchResults(pageSearch, version, session);
  const suggested = useSuggestedQueries(results, version);
  const stalled = useStalled(results.status === "loading");
  const title = query ? `Search results for "${query}"` : "Search the documentation";

  useEffect(warmSearch, []);
  useEffect(() => {
    if (!initialQuery) input.current?.focus({ preventScroll: true });
  }, [initialQuery]);

  const retry = (): void => {
    // The pressed button disappears.
    input.current?.focus({ preventScroll: true });
    more();
  };

  return (
    <div className="search-page">
      <style dangerouslySetInnerHTML={{ __html: searchPageStylesheet + searchPartsStylesheet }} />
      <Seo title={title} />
      <h1 className="page-title">{title}</h1>
      <form
        role="search"
        action={paths.search()}
        onSubmit={(event) => {
          event.preventDefault();
          searchNow();
        }}
      >
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          name="q"
          aria-label="Search"
          placeholder="Type your search here"
          maxLength={search.maxQueryLength}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck="false"
          enterKeyHint="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
      <SearchFilterBar filters={filters} onChange={filter} />
      <p className="no-script">
        The search needs scripts, which are off in this browser or could not be loaded. All that it can find is listed
        here: your browser finds a word in it.
      </p>
      {results.problem && results.status !== "error" && <SearchProblemMessage problem={results.problem} />}
      <SearchStatus query={query} results={results} suggested={suggested} stalled={stalled} />
      <SearchResultList results={results} busy={stalled} onMore={more} onChoose={session.choose} />
      {results.problem && results.status === "error" && (
        <SearchProblemMessage problem={results.problem} onRetry={retry} />
      )}
      {!query && <section className="all">{children}</section>}
    </div>
  );
};
