import { useId, useState } from "react";
import type { KeyboardEvent } from "react";

import { errorText } from "../../session/state/error-text";
import type { PanelTextClass } from "../parts/styles/panel-text-styles";
import type { EditClass } from "./edit-styles";
import { useTyped } from "./use-typed";

interface EditFieldProps {
  /** Identifies the field: values that were typed but not set are kept under this key. */
  place: string;
  label: string;
  value: string;
  /** Rejects with what is wrong with the value. */
  save: (value: string) => Promise<void>;
}

/** A field whose value is set when it loses the focus or Enter is pressed; Escape discards what was typed. */
export const EditField = ({ place, label, value, save }: EditFieldProps) => {
  const id = useId();
  const [draft, setDraft] = useTyped(place);
  const [problem, setProblem] = useState<string>();

  const commit = (): void => {
    if (draft === undefined || draft === value) {
      setDraft(undefined);
      return;
    }
    save(draft).then(
      () => {
        setDraft(undefined);
        setProblem(undefined);
      },
      (error: unknown) => setProblem(errorText(error)),
    );
  };
  const isWaiting = draft !== undefined && draft !== value;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter") commit();
    if (event.key !== "Escape") return;
    setDraft(undefined);
    setProblem(undefined);
  };

  return (
    <div className={"field" satisfies EditClass}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={draft ?? value}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={problem !== undefined ? `${id}-problem` : isWaiting ? `${id}-waiting` : undefined}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className={"problem" satisfies PanelTextClass}>
          {problem}
        </p>
      )}
      {problem === undefined && isWaiting && (
        <p id={`${id}-waiting`} className={"waiting" satisfies EditClass}>
          Not set yet: Enter sets it, Escape takes it back.
        </p>
      )}
    </div>
  );
};
