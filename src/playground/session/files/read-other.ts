import type { OtherMessage } from "../state/playground-state";
import { readFile } from "../state/read-file";

/** Reads a file as a message to compare with. */
export const readOther = async (file: File): Promise<OtherMessage> => ({ ...(await readFile(file)), name: file.name });
