import { memo, useState, type ReactNode } from "react";

import type { ErnDiagnostic, Range } from "../../../ern/types";
import type { ValidationDiagnostic } from "../../validation/types";
import { ShowMore } from "../parts/show-more";
import { DiagnosticItem } from "./diagnostic-item";

/** The number of problems drawn at a time; copies have all of them. */
const SHOWN = 200;

interface DiagnosticListProps<Some extends ErnDiagnostic | ValidationDiagnostic> {
  diagnostics: readonly Some[];
  goTo: (range: Range) => void;
  onCopy: (diagnostic: Some) => void;
  /** Extra content for each problem. */
  more: (diagnostic: Some) => ReactNode;
}

const List = <Some extends ErnDiagnostic | ValidationDiagnostic>(props: DiagnosticListProps<Some>) => {
  const { diagnostics, goTo, onCopy, more } = props;
  const [count, setCount] = useState(SHOWN);
  return (
    <>
      <ol>
        {diagnostics.slice(0, count).map((diagnostic, at) => (
          <DiagnosticItem key={at} number={at + 1} diagnostic={diagnostic} onGo={goTo} onCopy={onCopy}>
            {more(diagnostic)}
          </DiagnosticItem>
        ))}
      </ol>
      <ShowMore shown={count} total={diagnostics.length} onMore={() => setCount(count + SHOWN)} />
    </>
  );
};

/** Problems in document order, a limited number at a time. */
export const DiagnosticList = memo(List) as typeof List;
