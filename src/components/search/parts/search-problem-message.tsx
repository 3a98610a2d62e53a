import type { SearchProblem } from "../../../search/common/types";
import type { PartsClass } from "../../parts/parts-styles";
import type { SearchPartsClass } from "./search-parts-stylesheet";

interface SearchProblemMessageProps {
  problem: SearchProblem;
  /** Searches again; without it, the local index's results are shown below. */
  onRetry?: () => void;
}

const textsOf = (problem: SearchProblem): [title: string, help: string] => {
  if (problem.kind === "unreachable")
    return ["Unable to fetch results", "You might want to check your network connection."];
  if (problem.kind === "refused") return ["The search service has refused to answer", `It says: ${problem.message}`];
  return ["The search has failed", `The fault is this site's, not your connection's: ${problem.message}`];
};

/** Shows why nothing could be found, or why the local index answered. */
export const SearchProblemMessage = ({ problem, onRetry }: SearchProblemMessageProps) => {
  const [title, help] = textsOf(problem);
  return (
    <div role="alert" className={"search-problem" satisfies SearchPartsClass}>
      <h2>{title}</h2>
      <p>{help}</p>
      {onRetry ? (
        <button type="button" className={"button" satisfies PartsClass} onClick={onRetry}>
          Retry
        </button>
      ) : (
        <p>These results come from the local index.</p>
      )}
    </div>
  );
};
