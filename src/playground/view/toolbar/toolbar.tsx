import { useRef } from "react";

import { samples } from "../../samples/samples";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import type { ToolClass } from "../parts/tool-styles";
import { DownloadMenu } from "./download-menu";
import type { ToolbarClass } from "./toolbar-styles";
import { useTransfer } from "./use-transfer";

/** Ways in and out, and undo across all views. */
export const Toolbar = () => {
  const { undo, redo, clear, openFiles } = usePlayground();
  const canUndo = usePlaygroundState((state) => state.canUndo);
  const canRedo = usePlaygroundState((state) => state.canRedo);
  const isEmpty = usePlaygroundState(({ length }) => length === 0);
  const picker = useRef<HTMLInputElement>(null);
  const { openSample, paste, copy, share } = useTransfer();

  return (
    <div role="group" aria-label="Message" className={"toolbar" satisfies ToolbarClass}>
      <button
        type="button"
        className={"tool primary" satisfies `${ToolClass} ${ToolClass}`}
        onClick={() => picker.current?.click()}
      >
        Open
      </button>
      <input
        ref={picker}
        type="file"
        aria-label="File to open"
        accept=".xml,application/xml,text/xml"
        hidden
        onChange={({ target }) => {
          if (target.files?.length) void openFiles([...target.files]);
          target.value = "";
        }}
      />
      <select aria-label="Samples" value="" onChange={({ target }) => openSample(target.value)}>
        <option value="" disabled>
          Samples
        </option>
        {samples.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <button type="button" className={"tool" satisfies ToolClass} onClick={paste}>
        Paste
      </button>
      <button type="button" className={"tool" satisfies ToolClass} onClick={copy} disabled={isEmpty}>
        Copy
      </button>
      <button type="button" className={"tool" satisfies ToolClass} onClick={undo} disabled={!canUndo}>
        Undo
      </button>
      <button type="button" className={"tool" satisfies ToolClass} onClick={redo} disabled={!canRedo}>
        Redo
      </button>
      <DownloadMenu disabled={isEmpty} />
      <button type="button" className={"tool" satisfies ToolClass} onClick={share} disabled={isEmpty}>
        Share
      </button>
      <button type="button" className={"tool" satisfies ToolClass} onClick={clear} disabled={isEmpty}>
        Clear
      </button>
    </div>
  );
};
