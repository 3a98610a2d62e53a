import type { ValueChoice } from "@ddex-suite/ern";
import { type ComponentProps, useEffect, useMemo, useState } from "react";

import { meaningsOfSet } from "../../../utils/meanings-of-set";
import { CommitSelect } from "./commit-select";

type Meanings = Parameters<typeof meaningsOfSet>[0];

let loading: Promise<Meanings> | undefined;

/** Returns what the values of a set mean, once that is loaded. */
const useMeanings = (set: string) => {
  const [meanings, setMeanings] = useState<Meanings>({});
  useEffect(() => {
    loading ??= import("../../../../content/ern/value-meanings.json").then((module) => module.default);
    // Without them the names of the values are enough.
    loading.then(setMeanings, () => (loading = undefined));
  }, []);
  return useMemo(() => meaningsOfSet(meanings, set), [meanings, set]);
};

interface ValueSelectProps extends ComponentProps<typeof CommitSelect> {
  choice: ValueChoice;
}

/** Renders a choice from a set, with the meaning of each value. A value outside the set stays until another is chosen. */
export const ValueSelect = ({ value, choice: { set, values }, ...props }: ValueSelectProps) => {
  const meanings = useMeanings(set);
  return (
    <CommitSelect {...props} value={value}>
      {!values.includes(value) && (
        <option value={value}>{value ? `${value} (not in the set)` : "Choose a value"}</option>
      )}
      {values.map((option) => (
        <option key={option} value={option}>
          {meanings[option] ? `${option}: ${meanings[option].replaceAll("`", "")}` : option}
        </option>
      ))}
    </CommitSelect>
  );
};
