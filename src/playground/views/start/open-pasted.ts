import { FIELDS } from "../../../utils/browser/fields";
import type { Playground } from "../../session/playground";

/** Opens text or files pasted anywhere on the page; returns a function that stops it. */
export const openPasted = ({ attempt, open, openFiles }: Playground): (() => void) => {
  const paste = (event: ClipboardEvent): void => {
    const { clipboardData: data, target } = event;
    if (!data || (target instanceof Element && target.closest(FIELDS))) return;
    const files = [...data.files];
    const text = data.getData("text/plain");
    if (files.length > 0) void openFiles(files);
    else if (text.trim()) void attempt(async () => open({ source: text, encoding: "utf-8" }, "pasted.xml"));
    else return;
    event.preventDefault();
  };
  document.addEventListener("paste", paste);
  return () => document.removeEventListener("paste", paste);
};
