import { isFileName } from "./is-file-name";

/** Does a code name the file that a block's title is, with its extension or, as imports do, without? */
export const namesFile = (code: string, title: string | undefined): boolean =>
  isFileName(title) && code.includes(title.replace(/\.\w+$/, ""));
