import { memo } from "react";

import type { ConversionGroup, Outcome } from "../../../ern/convert/conversion";
import type { Range } from "../../../ern/types";
import type { ConvertClass } from "./convert-styles";

/** Labels for the outcomes. */
export const outcomeLabels: Readonly<Record<Outcome, string>> = {
  decide: "To decide",
  added: "Added",
  dropped: "Left out",
  changed: "Changed",
  carried: "Carried",
};

interface ConversionListProps {
  groups: readonly ConversionGroup[];
  goTo: (range: Range) => void;
}

const ROOT = /^\/NewReleaseMessage\//;

const Group = ({ group, goTo }: { group: ConversionGroup; goTo: (range: Range) => void }) => {
  const { outcome, path, target, why, values, count, offset } = group;
  const old = path?.replace(ROOT, "");
  return (
    <li>
      <span className={"outcome" satisfies ConvertClass}>{outcomeLabels[outcome]}</span>
      {old !== undefined && (
        <button type="button" onClick={() => goTo({ from: offset!, to: offset! })}>
          <code>{old}</code>
        </button>
      )}
      {count > 1 && ` ${count.toLocaleString("en")} times`}
      {target !== undefined && (
        <p>
          {old === undefined ? "In ERN 4.3: " : "Becomes "}
          <code>{target.replace(ROOT, "")}</code>
        </p>
      )}
      {values.length > 0 && outcome !== "carried" && <p>“{values.join("”, “")}”</p>}
      {why && <p>{why}</p>}
    </li>
  );
};

/** What happened to the parts of a message, grouped; each group links to its first part. */
export const ConversionList = memo(({ groups, goTo }: ConversionListProps) => (
  <ol className={"conversion" satisfies ConvertClass}>
    {groups.map((group, at) => (
      <Group key={at} group={group} goTo={goTo} />
    ))}
  </ol>
));
ConversionList.displayName = "ConversionList";
