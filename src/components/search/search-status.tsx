import type { SearchResults } from "../../hooks/use-search-results";
import { formatDocumentCount } from "../../utils/format-document-count";
import { missingResultsUrl } from "../../utils/missing-results-url";

interface SearchStatusProps {
  query: string;
  results: SearchResults;
  stalled: boolean;
}

/** How many documents were found; read out when it changes. */
export const SearchStatus = ({ query, results: { status, answered, count }, stalled }: SearchStatusProps) => {
  const found = answered !== null && status !== "error";
  return (
    <>
      <p role="status" className="count">
        {stalled ? "Searching …" : found && (count > 0 ? formatDocumentCount(count) : "No results were found")}
      </p>
      {stalled && answered === null && <div className="spinner" aria-hidden="true" />}
      {!query && (
        <p className="hint">Type a word, a function or a message's element, such as “preset” or “DealTerms”.</p>
      )}
      {found && count === 0 && !stalled && (
        <p>
          Try fewer or other words. Believe this query should return results?{" "}
          <a href={missingResultsUrl(answered)} target="_blank" rel="noopener noreferrer">
            Let us know.
          </a>
        </p>
      )}
    </>
  );
};
