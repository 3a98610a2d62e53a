type Choice = Partial<Pick<HTMLInputElement, "accept" | "multiple" | "webkitdirectory">>;

/** Messages and archives of them. */
const OPENED_FILES = ".xml,.zip,application/xml,text/xml,application/zip";

/** The field whose chooser was opened last: an unreferenced one would be garbage-collected, and the selection lost. */
let field: HTMLInputElement | undefined;

/** Opens the browser's file chooser, and returns the chosen files; none if it's cancelled. */
export const chooseFiles = (choice: Choice): Promise<File[]> =>
  new Promise((resolve) => {
    field = Object.assign(document.createElement("input"), { type: "file", ...choice });
    field.addEventListener("cancel", () => resolve([]));
    field.addEventListener("change", ({ target }) => resolve([...((target as HTMLInputElement).files ?? [])]));
    field.click();
  });

/** Lets the user choose files, messages by default, and passes them on. */
export const pickFiles = async (pass: (files: File[]) => unknown, choice?: Choice): Promise<void> => {
  const files = await chooseFiles({ accept: OPENED_FILES, multiple: true, ...choice });
  if (files.length) await pass(files);
};
