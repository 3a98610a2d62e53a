import { type EditableColumn, parseCell } from "@ddex-suite/ern";
import type { KeyboardEvent } from "react";
import { useId, useState } from "react";

/** Where the focus goes after a value is set. */
export type Next = "below" | "right" | "left" | "away";

interface CellInputProps {
  label: string;
  column: EditableColumn;
  start: string;
  values?: readonly string[];
  onSet: (value: string, next: Next) => void;
  onCancel: () => void;
}

/** Renders the field for editing a cell: Enter and Tab set what was typed, Escape discards it. */
export const CellInput = ({ label, column, start, values, onSet, onCancel }: CellInputProps) => {
  const id = useId();
  const [text, setText] = useState(start);
  const [problemText, setWrong] = useState<string>();

  const set = (next: Next): void => {
    const { value, problem } = parseCell(column, text);
    if (!problem) onSet(value, next);
    else if (next === "away") onCancel();
    else setWrong(`${problem.message} ${problem.remedy}`);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Typing must not trigger the grid's keys.
    event.stopPropagation();
    if (event.key === "Escape") onCancel();
    else if (event.key === "Enter" && !event.nativeEvent.isComposing) set("below");
    else if (event.key === "Tab") {
      event.preventDefault();
      set(event.shiftKey ? "left" : "right");
    }
  };

  return (
    <>
      <input
        className="cell-input"
        aria-label={label}
        aria-invalid={problemText !== undefined}
        aria-describedby={problemText === undefined ? undefined : id}
        value={text}
        list={values && `${id}-values`}
        spellCheck={false}
        autoComplete="off"
        // It replaces the cell that had the focus.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={({ target }) => {
          setText(target.value);
          setWrong(undefined);
        }}
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        onPaste={(event) => event.stopPropagation()}
        onCopy={(event) => event.stopPropagation()}
        onKeyDown={onKeyDown}
        onBlur={() => set("away")}
      />
      {values && (
        <datalist id={`${id}-values`}>
          {values.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
      {problemText !== undefined && (
        <p id={id} role="alert" className="problem wrong">
          {problemText}
        </p>
      )}
    </>
  );
};
