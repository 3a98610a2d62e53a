import { useRef } from "react";
import type { FocusEvent, KeyboardEvent } from "react";

import { encodeErn } from "../../engine/text/encoding";
import type { ExportFormat } from "../../worker/jobs";
import { download } from "../parts/download";
import { usePlayground } from "../parts/playground-context";
import type { ToolClass } from "../parts/tool-styles";
import type { DownloadMenuClass } from "./download-menu-styles";

const exports: readonly [ExportFormat, string, string, string][] = [
  ["graph", "JSON, as a graph", ".json", "application/json"],
  ["flat", "JSON, a row per track", ".tracks.json", "application/json"],
  ["csv", "CSV, a row per track", ".csv", "text/csv"],
];

const CSV_NOTE =
  "The CSV is UTF-8. A value that begins with =, +, - or @ has an apostrophe before it, so that no spreadsheet runs it.";

/** The message as a file. */
export const DownloadMenu = ({ disabled }: { disabled: boolean }) => {
  const { attempt, exportAs, notify, source, store } = usePlayground();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = (): void => menu.current?.removeAttribute("open");

  const give = (action: () => Promise<void>): void => {
    close();
    menu.current?.querySelector("summary")?.focus();
    void attempt(action);
  };
  const base = (): string => store.get().opened.name.replace(/\.\w+$/, "");

  const closeOnEscape = ({ key }: KeyboardEvent): void => {
    if (key === "Escape") give(async () => undefined);
  };
  const closeOnLeave = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget && !menu.current?.contains(relatedTarget)) close();
  };

  return (
    // The keys belong to the buttons in the menu, which have the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details ref={menu} className={"menu" satisfies DownloadMenuClass} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <summary className={"tool" satisfies ToolClass} aria-disabled={disabled}>
        Download
      </summary>
      <div>
        <button
          type="button"
          onClick={() =>
            give(async () => {
              const { name, encoding } = store.get().opened;
              download(encodeErn({ source: source(), encoding }) as BlobPart, name, "application/xml");
            })
          }
        >
          XML
        </button>
        {exports.map(([format, label, ending, type]) => (
          <button
            key={format}
            type="button"
            onClick={() =>
              give(async () => {
                download(await exportAs(format), base() + ending, type);
                if (format === "csv") notify({ kind: "info", text: CSV_NOTE });
              })
            }
          >
            {label}
          </button>
        ))}
      </div>
    </details>
  );
};
