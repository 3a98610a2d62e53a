import { paths } from "../../utils/paths";
import type { ButtonClass } from "../parts/button-styles";
import type { BehaviorClass } from "../../browser/behaviors/behavior-styles";

interface SearchCrashProps {
  message: string;
  onDismiss: () => void;
}

/** Reports that the search has crashed, and where else to search. */
export const SearchCrash = ({ message, onDismiss }: SearchCrashProps) => (
  <div role="alert" className={"notice" satisfies BehaviorClass}>
    <p>
      The search has crashed: {message}. Try it again, or use the <a href={paths.search()}>search page</a>.
    </p>
    <button type="button" className={"button" satisfies ButtonClass} onClick={onDismiss}>
      Dismiss
    </button>
  </div>
);
