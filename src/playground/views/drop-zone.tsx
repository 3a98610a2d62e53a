import type { ReactNode } from "react";
import { useEffect, useState } from "react";

import { readDropped } from "../files/read-dropped";
import { readOtherMessage } from "../session/state/read-file";
import { usePlayground } from "./parts/playground-context";

const isForComparison = ({ target }: DragEvent): boolean =>
  target instanceof Element && target.closest(".compare") !== null;

/** Opens anything dropped on the page, and shows where while it's dragged. Open and Folder do the same by keyboard. */
export const DropZone = ({ children }: { children: ReactNode }) => {
  const { attempt, openFiles, store } = usePlayground();
  const [over, setOver] = useState("");

  useEffect(() => {
    const leave = new AbortController();
    // Captured, because the editor would insert a dropped file's text.
    const on = (type: "dragover" | "dragleave" | "drop", listener: (event: DragEvent) => void): void =>
      window.addEventListener(type, (event) => event.dataTransfer?.types.includes("Files") && listener(event), {
        capture: true,
        signal: leave.signal,
      });
    on("dragover", (event) => {
      event.preventDefault();
      setOver(isForComparison(event) ? "Drop the file to compare with it" : "Drop the file to open it");
    });
    on("dragleave", ({ relatedTarget }) => {
      if (!relatedTarget) setOver("");
    });
    on("drop", (event) => {
      event.preventDefault();
      event.stopPropagation();
      setOver("");
      const dropped = readDropped(event.dataTransfer);
      const isOther = isForComparison(event);
      void attempt(async () => {
        const files = await dropped;
        if (isOther && files[0]) store.set({ otherMessage: await readOtherMessage(files[0]) });
        else await openFiles(files);
      });
    });
    return () => leave.abort();
  }, [attempt, openFiles, store]);

  return (
    <div className="workbench">
      {children}
      {over && <div className="drop-target">{over}</div>}
    </div>
  );
};
