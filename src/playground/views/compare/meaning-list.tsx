import { memo } from "react";

import type { ChangeKind, ComparedPart, MeaningChange } from "../../../ern/compare/comparison";
import type { Range } from "../../../ern/types";
import type { PanelTextClass } from "../parts/styles/panel-text-styles";
import type { CompareClass } from "./compare-styles";

/** Labels for the parts of a message. */
export const partLabels: Readonly<Record<ComparedPart, string>> = {
  message: "Message",
  releases: "Releases",
  tracks: "Tracks",
  resources: "Other resources",
  deals: "Deals",
  parties: "Parties",
};

const kindLabels: Readonly<Record<ChangeKind, string>> = {
  added: "Added",
  removed: "Removed",
  changed: "Changed",
  moved: "Moved",
};

type Change = MeaningChange & { line?: number };

interface ItemProps {
  change: Change;
  otherName: string;
  goTo: (range: Range) => void;
  goToOther: (range: Range) => void;
}

const Item = ({ change, otherName, goTo, goToOther }: ItemProps) => {
  const { kind, part, of, field, before, after, line } = change;
  return (
    <li>
      <p>
        <span className={"kind" satisfies CompareClass}>{kindLabels[kind]}</span>
        <span className={"detail" satisfies PanelTextClass}>{partLabels[part]}</span>
      </p>
      {after ? (
        <button type="button" onClick={() => goTo(after)}>
          {of}
        </button>
      ) : (
        of
      )}
      {field !== undefined && (
        <p>
          {field}: {before ? <del>{before.text}</del> : "nothing"} → {after ? <ins>{after.text}</ins> : "nothing"}
        </p>
      )}
      {before && (
        <p>
          <button type="button" onClick={() => goToOther(before)}>
            Line {line?.toLocaleString("en")} of {otherName}
          </button>
        </p>
      )}
    </li>
  );
};

interface MeaningListProps extends Omit<ItemProps, "change"> {
  changes: readonly Change[];
}

/** The differences between two messages, each linked to its position in both. */
export const MeaningList = memo(({ changes, ...props }: MeaningListProps) => (
  <ol className={"meanings" satisfies CompareClass}>
    {changes.map((change, at) => (
      <Item key={at} change={change} {...props} />
    ))}
  </ol>
));
MeaningList.displayName = "MeaningList";
