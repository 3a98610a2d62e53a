const references: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Text made safe inside an element. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => references[character] ?? character);
