import type { SearchResults } from "../../browser/hooks/use-search-results";
import { formatResultCount, missingResultsUrl } from "../../search/result-texts";
import type { SpinnerClass } from "../parts/spinner-styles";
import type { SearchPageClass } from "./search-page-styles";

interface SearchStatusProps {
  query: string;
  results: SearchResults;
  stalled: boolean;
}

/** The number of results; announced when it changes. */
export const SearchStatus = ({
  query,
  results: { status, answered, count, documents },
  stalled,
}: SearchStatusProps) => {
  const found = answered !== null && status !== "error";
  const filtered = answered !== null && Object.values(answered.filters).some((value) => value !== null);
  return (
    <>
      <p role="status" className={"count" satisfies SearchPageClass}>
        {stalled ? "Searching …" : found && (count > 0 ? formatResultCount(count, documents) : "No results were found")}
      </p>
      {stalled && answered === null && <div className={"spinner" satisfies SpinnerClass} aria-hidden="true" />}
      {!query && (
        <p className={"hint" satisfies SearchPageClass}>
          Type a word, a function or a message's element, such as “preset” or “DealTerms”.
        </p>
      )}
      {found && count === 0 && !stalled && (
        <p>
          Try fewer or other words{filtered && ", or take a filter off"}. Believe this query should return results?{" "}
          <a href={missingResultsUrl(answered.query)} target="_blank" rel="noopener noreferrer">
            Let us know.
          </a>
        </p>
      )}
    </>
  );
};
