import type { Range } from "../../playground/engine/types";
import { Icon } from "../parts/icon";
import { usePlayground, usePlaygroundState } from "./playground-context";
import { Unread } from "./unread";

/** What is wrong in the message, and what to do about it. */
export const ChecksPanel = ({ goTo }: { goTo: (range: Range) => void }) => {
  const { attempt, mend } = usePlayground();
  const analysis = usePlaygroundState((state) => state.analysis);
  const isEmpty = usePlaygroundState(({ length }) => length === 0);
  if (!analysis || isEmpty) return <Unread nothing="" />;
  if (analysis.issues.length === 0)
    return (
      <p className="nothing">
        The checks found nothing wrong. They look at form, references, identifiers, dates, territories and required
        parts; they do not replace validation against the schema.
      </p>
    );
  return (
    <ol className="checks">
      {analysis.issues.map((issue, at) => (
        <li key={at} className={issue.severity}>
          <Icon name={issue.severity === "error" ? "danger" : "warning"} />
          <div>
            <button type="button" onClick={() => goTo(issue)}>
              <span className="visually-hidden">{issue.severity} in line and column </span>
              {issue.line}:{issue.column}
            </button>{" "}
            <div>
              {issue.message} <span className="remedy">{issue.remedy}</span>
              {issue.mend && (
                <p>
                  <button
                    type="button"
                    className="tool"
                    onClick={() => void attempt(async () => mend(issue.mend!, analysis.revision))}
                  >
                    {issue.mend.label}
                  </button>
                </p>
              )}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
};
