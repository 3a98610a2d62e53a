import type { Fix } from "../../../ern";
import type { Problem } from "../../validation/problems";
import { FixButtons, toFix } from "../checks/source-diagnostics";
import { usePlayground } from "../parts/playground-context";
import { ValueSelect } from "../parts/value-select";

interface CellProblemProps {
  problem: Problem;
  label: string;
  /** The revision of the source in which it was found. */
  revision: number;
}

export const CellProblem = ({ problem, label, revision }: CellProblemProps) => {
  const { attempt, fix } = usePlayground();
  const { message, remedy, fixes = [], choice } = problem;
  const doFix = (way: Fix): void => void attempt(async () => fix(way, revision));
  return (
    <div className="cell-problem">
      <p id="playground-cell-problem" className="problem">
        {label}: {message} <span className="remedy">{remedy}</span>
      </p>
      <FixButtons fixes={fixes} onFix={doFix} />
      {choice && (
        <ValueSelect
          aria-label={`Value for ${label}`}
          value=""
          choice={choice}
          onChoose={(value) => doFix(toFix(problem, value))}
        />
      )}
    </div>
  );
};
