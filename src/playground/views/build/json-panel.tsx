import { useCallback, useState } from "react";

import { CodeView } from "../parts/code-view";
import { Choice, Tool } from "../parts/controls";
import { NotAnalyzedYet } from "../parts/empty-state";
import { useAnswer, usePlayground, usePlaygroundState } from "../parts/playground-context";

const FORMATS = [
  ["graph", "Graph"],
  ["flat", "Flat: a row per track"],
] as const;

export const JsonPanel = () => {
  const { copy, exportAs } = usePlayground();
  const [format, setFormat] = useState<"graph" | "flat">("graph");
  const wellFormed = usePlaygroundState(
    ({ analysis }) => !analysis || analysis.wellFormed || analysis.lastRead !== undefined,
  );
  const ask = useCallback(() => exportAs(format, "shown"), [exportAs, format]);
  const { value, error } = useAnswer(ask);

  return (
    <>
      <div className="panel-tools">
        <Choice label="Form of the JSON" value={format} options={FORMATS} onChoose={setFormat} />
        <Tool onClick={() => copy(value ?? "", "The JSON is in the clipboard.")} disabled={!value}>
          Copy JSON
        </Tool>
      </div>
      {error && wellFormed && <p className="problem">{error}</p>}
      {!wellFormed && <NotAnalyzedYet nothing="" />}
      {value !== undefined && wellFormed && <CodeView label="JSON of the message" text={value} />}
    </>
  );
};
