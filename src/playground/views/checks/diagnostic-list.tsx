import { memo, useState, type ReactNode } from "react";

import type { ErnIssue, Range } from "../../../ern/types";
import type { Finding } from "../../validation/types";
import { ShowMore } from "../parts/show-more";
import { FindingItem } from "./diagnostic-item";

/** Findings that are drawn at a time; copies have all. */
const SHOWN = 200;

interface FindingListProps<Some extends ErnIssue | Finding> {
  findings: readonly Some[];
  entryOf: (finding: Some) => string | undefined;
  goTo: (range: Range) => void;
  onCopy: (finding: Some) => void;
  /** What more there is to each. */
  more: (finding: Some) => ReactNode;
}

const List = <Some extends ErnIssue | Finding>(props: FindingListProps<Some>) => {
  const { findings, entryOf, goTo, onCopy, more } = props;
  const [count, setCount] = useState(SHOWN);
  return (
    <>
      <ol>
        {findings.slice(0, count).map((finding, at) => (
          <FindingItem key={at} number={at + 1} finding={finding} entry={entryOf(finding)} onGo={goTo} onCopy={onCopy}>
            {more(finding)}
          </FindingItem>
        ))}
      </ol>
      <ShowMore shown={count} total={findings.length} onMore={() => setCount(count + SHOWN)} />
    </>
  );
};

/** Findings in the order of the message, so many at a time. */
export const FindingList = memo(List) as typeof List;
