import { useId, useState } from "react";
import type { KeyboardEvent } from "react";

import { errorText } from "../../playground/error-text";

interface EditFieldProps {
  label: string;
  value: string;
  /** Rejects with what is wrong with the value. */
  save: (value: string) => Promise<void>;
}

/** A value that is set when the field is left or Enter is pressed; Escape takes back what was typed. */
export const EditField = ({ label, value, save }: EditFieldProps) => {
  const id = useId();
  const [draft, setDraft] = useState<string>();
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
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter") commit();
    if (event.key !== "Escape") return;
    setDraft(undefined);
    setProblem(undefined);
  };

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={draft ?? value}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className="problem">
          {problem}
        </p>
      )}
    </div>
  );
};
