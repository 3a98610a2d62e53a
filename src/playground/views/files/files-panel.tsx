import { useDeferredValue, useState } from "react";

import type { FileEntry, FilesState } from "../../files/file-entry";
import { sortEntries, type FileColumn } from "../../files/sort-entries";
import type { Range } from "../../../ern/types";
import type { PanelTextClass } from "../parts/styles/panel-text-styles";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import type { ToolClass } from "../parts/styles/tool-styles";
import { useAnnounced } from "../parts/use-announced";
import { FileDiagnostics } from "./file-diagnostics";
import { FileTable } from "./file-table";
import type { FilesClass } from "./files-styles";

const plural = (count: number, one: string): string => `${count.toLocaleString("en")} ${one}${count === 1 ? "" : "s"}`;

const summarize = ({ entries, running }: FilesState): string => {
  if (running) {
    const { done, isCheck, total } = running;
    return `${isCheck ? "Checking" : "Reading"}: ${done.toLocaleString("en")} of ${total.toLocaleString("en")}.`;
  }
  const unread = entries.filter(({ problem }) => problem !== undefined).length;
  const checked = entries.filter(({ summary }) => summary?.diagnostics).length;
  const faulty = entries.filter(({ summary }) => summary?.diagnostics?.length).length;
  const said = [plural(entries.length, "file"), `${checked} checked`];
  if (checked > 0) said.push(`${faulty} with problems`);
  if (unread > 0) said.push(`${unread} not read`);
  return `${said.join(", ")}.${checked > 0 ? " Own checks only." : ""}`;
};

/** The progress of reading or checking, and the available actions. */
const FilesBar = ({ files }: { files: FilesState }) => {
  const { cancelFiles, checkFiles, closeFiles } = usePlayground();
  const { running } = files;
  useAnnounced(running ? undefined : summarize(files));
  return (
    <>
      <div className={"files-state" satisfies FilesClass}>
        <p>{summarize(files)}</p>
        {running && <progress aria-label="Files done" value={running.done} max={running.total} />}
      </div>
      <div className={"panel-tools" satisfies ToolClass}>
        <button
          type="button"
          className={"tool primary" satisfies `${ToolClass} ${ToolClass}`}
          aria-disabled={running?.isCheck}
          onClick={() => !running?.isCheck && checkFiles()}
        >
          Check all
        </button>
        <button type="button" className={"tool" satisfies ToolClass} onClick={cancelFiles} disabled={!running}>
          Cancel
        </button>
        <button type="button" className={"tool quiet" satisfies `${ToolClass} ${FilesClass}`} onClick={closeFiles}>
          Close the list
        </button>
      </div>
    </>
  );
};

const isShown = ({ path, summary }: FileEntry, text: string): boolean =>
  [path, summary?.version, summary?.messageId].some((value) => value?.toLowerCase().includes(text.toLowerCase()));

const Files = ({ files, goTo }: { files: FilesState; goTo: (range: Range) => void }) => {
  const { openListed, store } = usePlayground();
  const [path, setPath] = useState("");
  const [order, setOrder] = useState<{ column: FileColumn; isDescending: boolean }>({
    column: "path",
    isDescending: false,
  });
  const openAt = (entry: FileEntry, range: Range = { from: 0, to: 0 }): void =>
    void openListed(entry).then(() => store.get().notice?.kind !== "error" && goTo(range));

  const listed = sortEntries(files.entries, order).filter((entry) => isShown(entry, path));
  return (
    <>
      <FilesBar files={files} />
      <div className={"filters" satisfies FilesClass}>
        <input
          type="search"
          aria-label="Filter the files by name, version or message ID"
          placeholder="Filter the files"
          value={path}
          onChange={({ target }) => setPath(target.value)}
        />
      </div>
      {listed.length === 0 && <p className={"nothing" satisfies PanelTextClass}>No file matches the filter.</p>}
      {listed.length > 0 && <FileTable entries={listed} order={order} onSort={setOrder} onOpen={openAt} />}
      <FileDiagnostics entries={listed} onOpen={openAt} />
    </>
  );
};

/** The messages that were opened together: a summary of each, and their problems. */
export const FilesPanel = ({ goTo }: { goTo: (range: Range) => void }) => {
  // Many rows, so they're rendered with low priority.
  const files = useDeferredValue(usePlaygroundState((state) => state.files));
  return files && <Files files={files} goTo={goTo} />;
};
