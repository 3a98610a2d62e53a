import { counted, formatNumber } from "@ddex-suite/ern/text/counted";
import { countProblems } from "@ddex-suite/ern/validate";
import { useDeferredValue, useState } from "react";

import type { FileEntry, FilesState } from "../../files/file-entry";
import { type Order, sortEntries } from "../../files/sort-entries";
import { Tool } from "../parts/controls";
import { useAnnouncement, usePlayground, usePlaygroundState } from "../parts/playground-context";
import { FileDiagnostics } from "./file-diagnostics";
import { FileTable } from "./file-table";

const formatFilesState = ({ entries, running }: FilesState): string => {
  if (running) {
    const { done, isCheck, total } = running;
    return `${isCheck ? "Checking" : "Reading"}: ${formatNumber(done)} of ${formatNumber(total)}.`;
  }
  const unread = entries.filter(({ problem }) => problem !== undefined).length;
  const checked = entries.filter(({ summary }) => summary?.diagnostics).length;
  const faulty = entries.filter(
    ({ summary, verdicts }) => countProblems(summary?.diagnostics ?? [], verdicts).all,
  ).length;
  const isBuiltInOnly = entries.every(({ verdicts }) => verdicts === undefined);
  const incomplete = entries.filter(({ verdicts }) => verdicts?.some(({ problem }) => problem !== undefined)).length;
  const parts = [counted(entries.length, "file"), `${checked} checked`];
  if (checked > 0) parts.push(`${faulty} with problems`);
  if (incomplete > 0) parts.push(`${incomplete} not checked completely`);
  if (unread > 0) parts.push(`${unread} not read`);
  return `${parts.join(", ")}.${checked > 0 && isBuiltInOnly ? " Built-in checks only." : ""}`;
};

const FilesBar = ({ files }: { files: FilesState }) => {
  const { cancelFiles, checkFiles, closeFiles } = usePlayground();
  const { running } = files;
  useAnnouncement(running ? undefined : formatFilesState(files));
  return (
    <>
      <div className="files-state">
        <p>{formatFilesState(files)}</p>
        {running && <progress aria-label="Files done" value={running.done} max={running.total} />}
      </div>
      <div className="panel-tools">
        <Tool look="primary" aria-disabled={running?.isCheck} onClick={() => !running?.isCheck && checkFiles()}>
          Check all
        </Tool>
        <Tool onClick={cancelFiles} disabled={!running}>
          Cancel
        </Tool>
        <Tool look="quiet" onClick={closeFiles}>
          Close the list
        </Tool>
      </div>
    </>
  );
};

const isMatch = ({ path, summary }: FileEntry, text: string): boolean =>
  [path, summary?.version, summary?.messageId].some((value) => value?.toLowerCase().includes(text.toLowerCase()));

const Files = ({ files }: { files: FilesState }) => {
  const [path, setPath] = useState("");
  const [order, setOrder] = useState<Order>({ column: "path", isDescending: false });
  const shownEntries = sortEntries(files.entries, order).filter((entry) => isMatch(entry, path));
  return (
    <>
      <FilesBar files={files} />
      <div className="filters">
        <input
          type="search"
          aria-label="Filter the files by name, version or message ID"
          placeholder="Filter the files"
          value={path}
          onChange={({ target }) => setPath(target.value)}
        />
      </div>
      {shownEntries.length === 0 && <p className="nothing">No file matches the filter.</p>}
      {shownEntries.length > 0 && <FileTable entries={shownEntries} order={order} onSort={setOrder} />}
      <FileDiagnostics entries={shownEntries} />
    </>
  );
};

export const FilesPanel = () => {
  // Many rows, so they're rendered with low priority.
  const files = useDeferredValue(usePlaygroundState((state) => state.files));
  return files && <Files files={files} />;
};
