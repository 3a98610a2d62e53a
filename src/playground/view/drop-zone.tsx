import { useEffect, useState } from "react";
import type { ReactNode } from "react";

import type { BenchClass } from "./bench-styles";
import type { DropZoneClass } from "./drop-zone-styles";
import { usePlayground } from "./parts/playground-context";

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;

/** Opens the file that is dropped anywhere on the page; shows where while it is held. Open does the same by keyboard. */
export const DropZone = ({ children }: { children: ReactNode }) => {
  const { openFiles } = usePlayground();
  const [over, setOver] = useState(false);

  useEffect(() => {
    const leave = new AbortController();
    // Captured: the editor would insert the file's text where it is dropped.
    const on = (type: "dragover" | "dragleave" | "drop", listener: (event: DragEvent) => void): void =>
      window.addEventListener(type, (event) => hasFiles(event) && listener(event), {
        capture: true,
        signal: leave.signal,
      });
    on("dragover", (event) => {
      event.preventDefault();
      setOver(true);
    });
    on("dragleave", ({ relatedTarget }) => {
      if (!relatedTarget) setOver(false);
    });
    on("drop", (event) => {
      event.preventDefault();
      event.stopPropagation();
      setOver(false);
      void openFiles([...(event.dataTransfer?.files ?? [])]);
    });
    return () => leave.abort();
  }, [openFiles]);

  return (
    <div className={"workbench" satisfies BenchClass}>
      {children}
      {over && <div className={"drop-target" satisfies DropZoneClass}>Drop the file to open it</div>}
    </div>
  );
};
