import { useRef } from "react";

import type { ToolClass } from "./tool-styles";

interface FilePickerProps {
  /** What the button says. */
  children: string;
  /** Name of the field for files. */
  label: string;
  /** Endings and types, as the field's `accept` has them. */
  accept: string;
  multiple?: boolean;
  /** Is it what comes next? */
  isPrimary?: boolean;
  onPick: (files: File[]) => void;
}

/** A button that lets the reader choose files; the same can be chosen twice. */
export const FilePicker = ({ children, label, isPrimary, onPick, ...field }: FilePickerProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={isPrimary ? ("tool primary" satisfies `${ToolClass} ${ToolClass}`) : ("tool" satisfies ToolClass)}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        {...field}
        ref={input}
        type="file"
        aria-label={label}
        hidden
        onChange={({ target }) => {
          if (target.files?.length) onPick([...target.files]);
          target.value = "";
        }}
      />
    </>
  );
};
