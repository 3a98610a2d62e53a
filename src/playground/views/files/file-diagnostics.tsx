import { formatNumber } from "@ddex-suite/ern/text/counted";
import { useDeferredValue, useState } from "react";

import { noFilter } from "../../files/diagnostic-filter";
import { filterDiagnostics, toDiagnosticsTsv, toFileReports } from "../../files/diagnostics";
import { type FileEntry, findFileProblems } from "../../files/file-entry";
import { DiagnosticItem } from "../checks/diagnostic-item";
import { PagedList } from "../parts/controls";
import { CopyProblems, DiagnosticFilters, ReportChoice } from "../parts/diagnostic-tools";
import { useAnnouncement, usePlayground } from "../parts/playground-context";

export const FileDiagnostics = ({ entries }: { entries: readonly FileEntry[] }) => {
  const { openListed, reportFiles } = usePlayground();
  const [newest, setFilter] = useState(noFilter);
  const filter = useDeferredValue(newest);
  const all = entries.flatMap((entry) => findFileProblems(entry) ?? []);
  const diagnostics = filterDiagnostics(entries, filter);
  const number = formatNumber(diagnostics.length);
  const isFiltered = diagnostics.length < all.length;
  const countText = isFiltered ? `${number} of ${formatNumber(all.length)}` : number;
  useAnnouncement(isFiltered ? `${countText} problems` : undefined);
  if (!entries.some(({ summary }) => summary?.diagnostics)) return null;
  return (
    <section aria-labelledby="playground-file-diagnostics" className="file-diagnostics">
      <h2 id="playground-file-diagnostics">
        Problems <span className="detail">{countText}</span>
      </h2>
      {all.length > 0 && <DiagnosticFilters diagnostics={all} filter={newest} onChange={setFilter} />}
      <div className="panel-tools">
        <ReportChoice of="files" ask={(format) => reportFiles({ files: toFileReports(entries, filter), format })} />
        <CopyProblems count={diagnostics.length} toText={() => toDiagnosticsTsv(diagnostics)} />
      </div>
      {isFiltered && diagnostics.length === 0 && <p className="nothing">No problem matches the filter.</p>}
      <PagedList items={diagnostics}>
        {(shown) => (
          <div className="checks">
            <ol>
              {shown.map(({ entry, diagnostic }, index) => (
                <DiagnosticItem
                  key={index}
                  number={index + 1}
                  diagnostic={diagnostic}
                  where={`${entry.path}:`}
                  onGo={(_, isFocused) => void openListed(entry, diagnostic, isFocused)}
                  toCopy={() => toDiagnosticsTsv([{ entry, diagnostic }])}
                />
              ))}
            </ol>
          </div>
        )}
      </PagedList>
    </section>
  );
};
