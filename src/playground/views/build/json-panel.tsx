import { useCallback, useState } from "react";

import type { ExportFormat } from "../../workers/create-engine";
import { CodeView } from "../parts/code-view";
import type { PanelTextClass } from "../parts/styles/panel-text-styles";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import { readRevision } from "../parts/read-revision";
import type { ToolClass } from "../parts/styles/tool-styles";
import { Unread } from "../parts/unread";
import { useAnswer } from "../parts/use-answer";

/** The message as JSON: its graph, or a row per track. */
export const JsonPanel = () => {
  const { attempt, exportAs, notify } = usePlayground();
  const [format, setFormat] = useState<ExportFormat>("graph");
  const revision = usePlaygroundState(readRevision);
  const wellFormed = usePlaygroundState(
    ({ analysis }) => !analysis || analysis.wellFormed || analysis.lastRead !== undefined,
  );
  // Ask again after each reading.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const ask = useCallback(() => exportAs(format, "shown"), [exportAs, format, revision]);
  const { value, error } = useAnswer(ask);

  const copy = (): void =>
    void attempt(async () => {
      await navigator.clipboard.writeText(value ?? "");
      notify({ kind: "info", text: "The JSON is in the clipboard." });
    });

  return (
    <>
      <div className={"panel-tools" satisfies ToolClass}>
        <select
          aria-label="Form of the JSON"
          value={format}
          onChange={({ target }) => setFormat(target.value as ExportFormat)}
        >
          <option value="graph">Graph</option>
          <option value="flat">Flat: a row per track</option>
        </select>
        <button type="button" className={"tool" satisfies ToolClass} onClick={copy} disabled={!value}>
          Copy JSON
        </button>
      </div>
      {error && wellFormed && <p className={"problem" satisfies PanelTextClass}>{error}</p>}
      {!wellFormed && <Unread nothing="" />}
      {value !== undefined && wellFormed && <CodeView label="JSON of the message" text={value} />}
    </>
  );
};
