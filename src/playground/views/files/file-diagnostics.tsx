import { useDeferredValue, useState } from "react";

import type { Range } from "../../../ern";
import { counted, formatNumber } from "../../../utils/text/counted";
import { noFilter } from "../../files/diagnostic-filter";
import { filterDiagnostics, toDiagnosticsCsv, toDiagnosticsJson, toDiagnosticsTsv } from "../../files/diagnostics";
import { type FileEntry, problemsOfFile } from "../../files/file-entry";
import { DiagnosticItem } from "../checks/diagnostic-item";
import { Paged, Tool } from "../parts/controls";
import { DiagnosticFilters } from "../parts/diagnostic-filters";
import { download } from "../parts/download";
import { useAnnounced, usePlayground } from "../parts/playground-context";

interface FileDiagnosticsProps {
  entries: readonly FileEntry[];
  onOpen: (entry: FileEntry, range: Range) => void;
}

/** The problems in the listed files. */
export const FileDiagnostics = ({ entries, onOpen }: FileDiagnosticsProps) => {
  const { copy } = usePlayground();
  const [newest, setFilter] = useState(noFilter);
  const filter = useDeferredValue(newest);
  const all = entries.flatMap((entry) => problemsOfFile(entry) ?? []);
  const diagnostics = filterDiagnostics(entries, filter);
  const number = formatNumber(diagnostics.length);
  const isFiltered = diagnostics.length < all.length;
  const said = isFiltered ? `${number} of ${formatNumber(all.length)}` : number;
  useAnnounced(isFiltered ? `${said} problems` : undefined);
  if (all.length === 0) return null;
  const tools: [label: string, give: () => void][] = [
    [
      "Copy problems",
      () =>
        copy(
          toDiagnosticsTsv(diagnostics),
          `${counted(diagnostics.length, "problem is", "problems are")} in the clipboard.`,
        ),
    ],
    ["Problems as CSV", () => download(toDiagnosticsCsv(diagnostics), "problems.csv", "text/csv")],
    ["Problems as JSON", () => download(toDiagnosticsJson(diagnostics), "problems.json", "application/json")],
  ];
  return (
    <section aria-labelledby="playground-file-diagnostics" className="file-diagnostics">
      <h2 id="playground-file-diagnostics">
        Problems <span className="detail">{said}</span>
      </h2>
      <DiagnosticFilters diagnostics={all} filter={newest} onChange={setFilter} />
      <div className="panel-tools">
        {tools.map(([label, give]) => (
          <Tool key={label} disabled={diagnostics.length === 0} onClick={give}>
            {label}
          </Tool>
        ))}
      </div>
      {diagnostics.length === 0 && <p className="nothing">No problem matches the filter.</p>}
      <Paged items={diagnostics}>
        {(shown) => (
          <div className="checks">
            <ol>
              {shown.map(({ entry, diagnostic }, at) => (
                <DiagnosticItem
                  key={at}
                  number={at + 1}
                  diagnostic={diagnostic}
                  where={`${entry.path}:`}
                  onGo={() => onOpen(entry, diagnostic)}
                  toCopy={() => toDiagnosticsTsv([{ entry, diagnostic }])}
                />
              ))}
            </ol>
          </div>
        )}
      </Paged>
    </section>
  );
};
