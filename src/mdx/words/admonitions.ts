/** Admonition types (`:::note`) and their default titles. */
export const admonitions: ReadonlyMap<string, string> = new Map([
  ["note", "Note"],
  ["tip", "Tip"],
  ["info", "Info"],
  ["warning", "Warning"],
  ["danger", "Danger"],
]);
