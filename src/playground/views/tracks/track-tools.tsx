import { useState } from "react";

import { Icon } from "../../../components/parts/icon";
import type { TrackRow } from "../../workers/structure/analysis";
import { ToolIcon } from "../icons/tool-icon";
import { Tool } from "../parts/controls";
import { chooseFiles } from "../parts/pick-files";
import { usePlayground } from "../parts/playground-context";
import type { TrackEdits } from "./use-track-edits";

const MOST_BYTES = 20_000_000;

/** The text of a CSV file chosen by the user; undefined if they choose none. */
const pickCsv = async (): Promise<string | undefined> => {
  const [file] = await chooseFiles({ accept: ".csv,.tsv,.txt,text/csv,text/tab-separated-values" });
  if (!file) return undefined;
  if (file.size > MOST_BYTES) throw new Error(`${file.name} has more than 20 MB. Choose the CSV file of one message.`);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new Error(`${file.name} is not UTF-8. Save it in your spreadsheet as “CSV UTF-8”, then open it again.`);
  }
};

export const TrackTools = ({ edits, row, track }: { edits: TrackEdits; row: number; track: TrackRow }) => {
  const { exportAs, goTo, save, store } = usePlayground();
  const moves = [
    ["Move up", -1, edits.areTogether(row, row - 1)],
    ["Move down", 1, edits.areTogether(row, row + 1)],
  ] as const;
  const [hasMark, setHasMark] = useState(true);

  const exportCsv = (): void =>
    save(`${store.get().opened.name.replace(/\.\w+$/, "")}.csv`, "text/csv", async () => {
      const csv = await exportAs("csv");
      return hasMark ? csv : csv.replace(/^\uFEFF/, "");
    });
  const importCsv = (): void =>
    void pickCsv().then((csv) => (csv === undefined ? undefined : edits.planCsv(csv)), edits.fail);

  return (
    <div role="group" aria-label="Tracks" className="panel-tools track-tools">
      <Tool onClick={() => void edits.add(row)}>Add a track</Tool>
      <Tool look="quiet" onClick={() => void edits.remove(row)}>
        Remove track {row + 1}
      </Tool>
      <Tool look="quiet" aria-label="Show in the source" title="Show in the source" onClick={() => goTo(track)}>
        <ToolIcon name="source" />
      </Tool>
      {moves.map(([label, by, isPossible]) => (
        <Tool
          key={by}
          look="quiet"
          aria-label={label}
          title={label}
          disabled={!isPossible}
          onClick={() => void edits.move(row, by)}
        >
          <Icon name="arrow-left" />
        </Tool>
      ))}
      <details>
        <summary className="tool">CSV</summary>
        <div className="panel-tools">
          <Tool look="quiet" onClick={importCsv}>
            Import a CSV file
          </Tool>
          <Tool look="quiet" onClick={exportCsv}>
            Download as CSV
          </Tool>
          <label>
            <input type="checkbox" checked={hasMark} onChange={({ target }) => setHasMark(target.checked)} />
            For Excel (byte order mark)
          </label>
        </div>
      </details>
    </div>
  );
};
