interface Choice {
  /** Extensions and types, as in the field's `accept`. */
  accept: string;
  multiple?: boolean;
  /** Are all files of a folder chosen? */
  isFolder?: boolean;
}

/** The field whose chooser was opened last: an unreferenced one would be garbage-collected, and the selection lost. */
let field: HTMLInputElement | undefined;

/** Opens the browser's file chooser, and returns the chosen files; none if it's cancelled. */
export const chooseFiles = ({ accept, multiple = false, isFolder = false }: Choice): Promise<File[]> =>
  new Promise((resolve) => {
    field = document.createElement("input");
    field.type = "file";
    field.accept = accept;
    field.multiple = multiple;
    field.webkitdirectory = isFolder;
    field.addEventListener("cancel", () => resolve([]));
    field.addEventListener("change", ({ target }) => resolve([...((target as HTMLInputElement).files ?? [])]));
    field.click();
  });
