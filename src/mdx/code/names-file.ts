import { isFileName } from "./is-file-name";

/** Does the code name the file in a block's title, with its extension or, like imports, without it? */
export const namesFile = (code: string, title: string | undefined): boolean =>
  isFileName(title) && code.includes(title.replace(/\.\w+$/, ""));
