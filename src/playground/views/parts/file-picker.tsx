import { useRef } from "react";

import type { ToolClass } from "./styles/tool-styles";

interface FilePickerProps {
  /** The button's text. */
  children: string;
  /** Name of the file input. */
  label: string;
  /** Extensions and types, as in the field's `accept`. */
  accept: string;
  multiple?: boolean;
  /** Is it the next step? */
  isPrimary?: boolean;
  onPick: (files: File[]) => void;
}

/** A button for choosing files; the same file can be chosen twice. */
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
