import { builtInOnlyText, builtInText, countProblems, verdictText } from "@ddex-suite/ern/validate";

import type { Analysis } from "../../workers/structure/analysis";
import { Tool } from "../parts/controls";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";

export const CheckSummary = ({ analysis }: { analysis: Analysis }) => {
  const { cancelCheck, store } = usePlayground();
  const verdicts = usePlaygroundState((state) => state.verdicts);
  const validating = usePlaygroundState((state) => state.validating);
  const rulesDone = usePlaygroundState((state) => state.rulesDone);
  const count = countProblems(analysis.diagnostics).all;
  const hasSchema = validating !== null || verdicts.some(({ source }) => source === "schema");
  return (
    <div role="group" aria-label="What was checked" className="checked">
      {verdicts.map((verdict) => (
        <p key={`${verdict.source} ${verdict.name}`} className={verdict.state}>
          {verdictText(verdict)}
        </p>
      ))}
      {validating && verdicts.length === 0 && rulesDone === null && <p>Validating against the schema…</p>}
      {validating === "running" && rulesDone !== null && (
        <p className="rules-done">
          <label>
            Rules done: {Math.round(rulesDone * 100)} % <progress value={rulesDone} />
          </label>{" "}
          <Tool onClick={cancelCheck}>Cancel the check</Tool>
        </p>
      )}
      {validating === "stalled" && (
        <p>
          This check has been running for 10 seconds. <Tool onClick={cancelCheck}>Cancel the check</Tool>
        </p>
      )}
      {hasSchema ? (
        <p>{builtInText(count)}</p>
      ) : (
        <>
          <p>{builtInOnlyText(count)}</p>
          {/* Who has problems to solve asks what wasn't looked at only afterwards. */}
          <details className="scope" open={count === 0}>
            <summary>What they check</summary>
            <p>
              They check well-formedness, references, identifiers, and the names, order and values of elements and
              attributes. They don’t replace validation against the schema.
            </p>
            <Tool onClick={() => store.set({ panel: "schema" })}>Add the schema</Tool>
          </details>
        </>
      )}
    </div>
  );
};
