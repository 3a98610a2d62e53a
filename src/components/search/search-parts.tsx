import { searchFacets } from "../../config/search-facets";
import type { SearchProblem } from "../../search/common/types";
import type { SearchFilters } from "../../search/search-filters";

interface SearchFilterBarProps {
  filters: SearchFilters;
  onChange: (filters: SearchFilters) => void;
}

/** Limits a search to a content type and a language; pressing an active filter turns it off. */
export const SearchFilterBar = ({ filters, onChange }: SearchFilterBarProps) => (
  <div className="search-filters">
    {(["kind", "code"] as const).map((name) => (
      <div key={name} role="group" aria-label={searchFacets[name].label}>
        {Object.entries(searchFacets[name].options).map(([value, label]) => {
          const pressed = filters[name] === value;
          return (
            <button
              key={value}
              type="button"
              aria-pressed={pressed}
              onClick={() => onChange({ ...filters, [name]: pressed ? null : value })}
            >
              {label}
            </button>
          );
        })}
      </div>
    ))}
  </div>
);

interface SearchProblemMessageProps {
  problem: SearchProblem;
  /** Searches again; without it, the local index's results are shown below. */
  onRetry?: () => void;
}

const problemTexts = (problem: SearchProblem): [title: string, help: string] => {
  if (problem.kind === "unreachable")
    return ["Unable to fetch results", "You might want to check your network connection."];
  if (problem.kind === "refused") return ["The search service has refused to answer", `It says: ${problem.message}`];
  return ["The search has failed", `The fault is this site's, not your connection's: ${problem.message}`];
};

/** Shows why nothing could be found, or why the local index answered. */
export const SearchProblemMessage = ({ problem, onRetry }: SearchProblemMessageProps) => {
  const [title, help] = problemTexts(problem);
  return (
    <div role="alert" className="search-problem">
      <h2>{title}</h2>
      <p>{help}</p>
      {onRetry ? (
        <button type="button" className="button" onClick={onRetry}>
          Retry
        </button>
      ) : (
        <p>These results come from the local index.</p>
      )}
    </div>
  );
};
