import type { ValueChoice } from "@ddex-suite/ern";
import type { KeyboardEvent } from "react";
import { useId, useState } from "react";

import { formatError } from "../../session/state/error-text";
import type { EditCommand } from "../../workers/apply-command";
import type { Inspection } from "../../workers/inspect";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import { ValueSelect } from "../parts/value-select";

/** Returns what was typed in a field of the form and isn't set yet; it outlives the form and a reload. */
export const useTypedText = (place: string): [string | undefined, (text: string | undefined) => void] => {
  const { store } = usePlayground();
  const text = usePlaygroundState(({ typed }) => typed[place]);
  const set = (next: string | undefined): void => {
    const { [place]: before, ...others } = store.get().typed;
    if (before !== next) store.set({ typed: next === undefined ? others : { ...others, [place]: next } });
  };
  return [text, set];
};

export type FormField = NonNullable<Inspection["part"]>["fields"][number];

export const toCommand = ({ path, attribute: name }: FormField, value: string): EditCommand =>
  name === undefined ? { do: "setText", path, value } : { do: "setAttribute", path, name, value };

interface EditFieldProps {
  /** Identifies the field: values that were typed but not set are kept under this key. */
  place: string;
  label: string;
  value: string;
  choice?: ValueChoice;
  /** Rejects with what is wrong with the value. */
  save: (value: string) => Promise<void>;
}

/** Renders a field whose value is set when it loses the focus or Enter is pressed; Escape discards what was typed. */
export const EditField = ({ place, label, value, choice, save }: EditFieldProps) => {
  const id = useId();
  const [draft, setDraft] = useTypedText(place);
  const [problem, setProblem] = useState<string>();

  const isWaiting = draft !== undefined && draft !== value;
  const reset = (): void => {
    setDraft(undefined);
    setProblem(undefined);
  };
  const set = (next: string): void => void save(next).then(reset, (error: unknown) => setProblem(formatError(error)));
  const commit = (): void => (isWaiting ? set(draft) : setDraft(undefined));
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === "Enter") commit();
    if (key === "Escape") reset();
  };

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {choice ? (
        <ValueSelect id={id} isField value={value} choice={choice} onChoose={set} />
      ) : (
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
      )}
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className="problem">
          {problem}
        </p>
      )}
      {problem === undefined && isWaiting && (
        <p id={`${id}-waiting`} className="waiting">
          Not set yet: Enter sets it, Escape discards it.
        </p>
      )}
    </div>
  );
};

/** Renders the fields of the part at the cursor whose values are from a set. */
export const ValueFields = () => {
  const { edit } = usePlayground();
  const part = usePlaygroundState(({ inspection }) => inspection?.part);
  return part?.fields
    .filter(({ choice }) => choice)
    .map((field, index) => (
      <EditField
        key={`${part.path} ${index}`}
        place={`${part.path} value ${index}`}
        {...field}
        save={(value) => edit(toCommand(field, value))}
      />
    ));
};
