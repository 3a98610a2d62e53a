import type { OtherMessage } from "./playground-state";
import { readFile } from "./read-file";

/** Reads a file as a message to compare with. */
export const readOther = async (file: File): Promise<OtherMessage> => ({ ...(await readFile(file)), name: file.name });
