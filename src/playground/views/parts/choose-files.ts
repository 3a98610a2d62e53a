interface Choice {
  /** Endings and types, as the field's `accept` has them. */
  accept: string;
  multiple?: boolean;
  /** Are all files of a folder chosen? */
  isFolder?: boolean;
}

/** The field whose chooser was opened last: one that nothing refers to is collected as garbage, and what is chosen is lost. */
let field: HTMLInputElement | undefined;

/** Opens the browser's chooser, and gives the files that the reader chooses; none where they choose none. */
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
