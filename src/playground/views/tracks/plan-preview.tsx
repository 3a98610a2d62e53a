import type { PlannedRow, TrackPlan } from "@ddex-suite/ern";
import { useEffect, useRef } from "react";

import { Tool } from "../parts/controls";
import { ScrollRegion } from "../parts/table-scroller";
import { formatPlan, type TrackEdits } from "./use-track-edits";

const SHOWN = 200;

const PlanRow = ({ row: { line, track, name, cells } }: { row: PlannedRow }) => (
  <li>
    {track === null ? "New track" : `Track ${track + 1}`} {name && <strong>{name}</strong>}
    <span className="detail">line {line}</span>
    <ul>
      {cells.map(({ heading, before, after, problem }) => (
        <li key={heading} className={problem ? "refused" : undefined}>
          {heading}: {before && <del>{before}</del>} {problem ? after : <ins>{after}</ins>}
          {problem && ` is left out. ${problem}`}
        </li>
      ))}
    </ul>
  </li>
);

export const PlanPreview = ({ plan, edits }: { plan: TrackPlan; edits: TrackEdits }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [plan]);
  const problems = plan.rows.flatMap(({ cells }) => cells.filter(({ problem }) => problem)).length;

  return (
    <section aria-labelledby="playground-plan" className="plan">
      <h2 ref={heading} tabIndex={-1} id="playground-plan">
        {plan.edit ? `Would change: ${formatPlan(plan)}` : "Nothing would change"}
        {problems > 0 && `; ${problems} left out`}
      </h2>
      {plan.notes.map((note) => (
        <p key={note} className="nothing">
          {note}
        </p>
      ))}
      {plan.rows.length > 0 && (
        <ScrollRegion className="planned" aria-label="What would change">
          <ul>
            {plan.rows.slice(0, SHOWN).map((row) => (
              <PlanRow key={row.line} row={row} />
            ))}
          </ul>
        </ScrollRegion>
      )}
      {plan.rows.length > SHOWN && <p className="nothing">And {plan.rows.length - SHOWN} rows more.</p>}
      <div className="panel-tools">
        {plan.edit && (
          <Tool look="primary" onClick={() => void edits.apply()}>
            Apply
          </Tool>
        )}
        <Tool onClick={edits.dismiss}>{plan.edit ? "Cancel" : "Close"}</Tool>
      </div>
    </section>
  );
};
