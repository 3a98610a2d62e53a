/** The files that can be opened: messages and archives of them, in the form of a field's `accept`. */
export const OPENED_FILES = ".xml,.zip,application/xml,text/xml,application/zip";

/** The field whose chooser was opened last: an unreferenced one would be garbage-collected, and the selection lost. */
let field: HTMLInputElement | undefined;

/** Opens the browser's file chooser, and returns the chosen files; none if it's cancelled. */
export const chooseFiles = (
  choice: Partial<Pick<HTMLInputElement, "accept" | "multiple" | "webkitdirectory">>,
): Promise<File[]> =>
  new Promise((resolve) => {
    field = Object.assign(document.createElement("input"), { type: "file", ...choice });
    field.addEventListener("cancel", () => resolve([]));
    field.addEventListener("change", ({ target }) => resolve([...((target as HTMLInputElement).files ?? [])]));
    field.click();
  });

export const pickFiles = async (pass: (files: readonly File[]) => unknown, isFolder = false): Promise<void> => {
  const files = await chooseFiles({ accept: OPENED_FILES, multiple: true, webkitdirectory: isFolder });
  if (files.length) await pass(files);
};
