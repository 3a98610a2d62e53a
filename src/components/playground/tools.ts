/** What the toolbar offers, in its order: what is shown before its code is there. */
export const TOOLS = ["Samples", "Open", "Paste", "Copy", "Undo", "Redo", "Download", "Share", "Clear"] as const;
