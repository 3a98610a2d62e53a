import type { Analysis } from "../../workers/structure/analysis";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import type { ToolClass } from "../parts/styles/tool-styles";
import { ownOnlyText, ownText, verdictText } from "./checked-text";
import type { ChecksClass } from "./checks-styles";
import { ownCount } from "./counted-diagnostics";

/** Shows what was checked and what wasn't, above the problems. */
export const Checked = ({ analysis }: { analysis: Analysis }) => {
  const { cancelCheck, store } = usePlayground();
  const verdicts = usePlaygroundState((state) => state.verdicts);
  const isValidating = usePlaygroundState((state) => state.isValidating);
  const isCheckStalled = usePlaygroundState((state) => state.isCheckStalled);
  const count = ownCount(analysis);
  const hasSchema = isValidating || verdicts.some(({ source }) => source === "schema");
  return (
    <div role="group" aria-label="What was checked" className={"checked" satisfies ChecksClass}>
      {verdicts.map((verdict) => (
        <p key={`${verdict.source} ${verdict.name}`} className={verdict.state satisfies ChecksClass}>
          {verdictText(verdict)}
        </p>
      ))}
      {isValidating && verdicts.length === 0 && <p>Validating against the schema…</p>}
      {isCheckStalled && (
        <p>
          This check has taken 10 seconds and goes on.{" "}
          <button type="button" className={"tool" satisfies ToolClass} onClick={cancelCheck}>
            Cancel the check
          </button>
        </p>
      )}
      {hasSchema ? (
        <p>{ownText(count)}</p>
      ) : (
        <>
          <p>{ownOnlyText(count)}</p>
          <p className={"scope" satisfies ChecksClass}>
            They look at form, references and identifiers, at elements and attributes, their order and their values;
            they do not replace validation against the schema.
          </p>
          <button type="button" className={"tool" satisfies ToolClass} onClick={() => store.set({ panel: "schema" })}>
            Add the schema
          </button>
        </>
      )}
    </div>
  );
};
