/** How many characters of an error's fixed text are in a message, in the same order; 0 if a part is missing. */
export const errorLikeness = (text: string, message: string): number => {
  const parts = text
    .replace(/\s+/g, " ")
    .split(/\{[^}]*\}/)
    .filter((part) => part.trim() !== "");
  const said = message.replace(/\s+/g, " ");
  let at = 0;
  for (const part of parts) {
    const found = said.indexOf(part, at);
    if (found < 0) return 0;
    at = found + part.length;
  }
  return parts.join("").length;
};
