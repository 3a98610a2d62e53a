import { useDeferredValue, useState } from "react";

import type { Range } from "../../../ern/types";
import type { FileEntry } from "../../files/file-entry";
import { noFilter } from "../../files/diagnostic-filter";
import { filterFindings, toFindingsCsv, toFindingsJson, toFindingsTsv, type FileFinding } from "../../files/diagnostics";
import type { ChecksClass } from "../checks/checks-styles";
import { FindingItem } from "../checks/diagnostic-item";
import { download } from "../parts/download";
import { FindingFilters } from "../parts/diagnostic-filters";
import type { PanelTextClass } from "../parts/panel-text-styles";
import { ShowMore } from "../parts/show-more";
import type { ToolClass } from "../parts/tool-styles";
import { useAnnounced } from "../parts/use-announced";
import { useCopy } from "../parts/use-copy";
import type { FilesClass } from "./files-styles";

/** Findings that are drawn at a time; copies and downloads have all. */
const SHOWN_FINDINGS = 200;

interface FileFindingsProps {
  /** The files whose findings they are. */
  entries: readonly FileEntry[];
  onOpen: (entry: FileEntry, range: Range) => void;
}

/** What the checks found in the files that are listed. */
export const FileFindings = ({ entries, onOpen }: FileFindingsProps) => {
  const copy = useCopy();
  const [newest, setFilter] = useState(noFilter);
  const filter = useDeferredValue(newest);
  const [count, setCount] = useState(SHOWN_FINDINGS);
  const all = entries.flatMap(({ summary }) => summary?.issues ?? []);
  const findings = filterFindings(entries, filter);
  const number = findings.length.toLocaleString("en");
  const isFiltered = findings.length < all.length;
  const said = isFiltered ? `${number} of ${all.length.toLocaleString("en")}` : number;
  useAnnounced(isFiltered ? `${said} findings` : undefined);
  if (all.length === 0) return null;
  const tools: [label: string, give: () => void][] = [
    ["Copy findings", () => copy(toFindingsTsv(findings), `${number} findings are in the clipboard.`)],
    ["Findings as CSV", () => download(toFindingsCsv(findings), "findings.csv", "text/csv")],
    ["Findings as JSON", () => download(toFindingsJson(findings), "findings.json", "application/json")],
  ];
  const copyOne = (finding: FileFinding): void => copy(toFindingsTsv([finding]), "The finding is in the clipboard.");
  return (
    <section aria-labelledby="playground-file-findings" className={"file-findings" satisfies FilesClass}>
      <h2 id="playground-file-findings">
        Findings <span className={"detail" satisfies PanelTextClass}>{said}</span>
      </h2>
      <FindingFilters findings={all} filter={newest} onChange={setFilter} />
      <div className={"panel-tools" satisfies ToolClass}>
        {tools.map(([label, give]) => (
          <button
            key={label}
            type="button"
            className={"tool" satisfies ToolClass}
            disabled={findings.length === 0}
            onClick={give}
          >
            {label}
          </button>
        ))}
      </div>
      {findings.length === 0 && <p className={"nothing" satisfies PanelTextClass}>No finding matches the filter.</p>}
      <div className={"checks" satisfies ChecksClass}>
        <ol>
          {findings.slice(0, count).map(({ entry, issue }, at) => (
            <FindingItem
              key={at}
              number={at + 1}
              finding={issue}
              where={`${entry.path}:`}
              onGo={() => onOpen(entry, issue)}
              onCopy={() => copyOne({ entry, issue })}
            />
          ))}
        </ol>
      </div>
      <ShowMore shown={count} total={findings.length} onMore={() => setCount(count + SHOWN_FINDINGS)} />
    </section>
  );
};
