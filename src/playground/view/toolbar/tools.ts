/** What the toolbar offers, in its order: what is shown before its code is there. */
export const TOOLS = ["Open", "Samples", "Paste", "Copy", "Undo", "Redo", "Download", "Share", "Clear"] as const;
