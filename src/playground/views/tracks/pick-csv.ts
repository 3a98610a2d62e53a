import { chooseFiles } from "../parts/choose-files";

/** No track table is longer than this. */
const MOST_BYTES = 20_000_000;

/** The text of a CSV file chosen by the user; undefined if they choose none. */
export const pickCsv = async (): Promise<string | undefined> => {
  const [file] = await chooseFiles({ accept: ".csv,.tsv,.txt,text/csv,text/tab-separated-values" });
  return file && readCsv(file);
};

const readCsv = async (file: File): Promise<string> => {
  if (file.size > MOST_BYTES) throw new Error(`${file.name} has more than 20 MB. Choose the CSV file of one message.`);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new Error(`${file.name} is not UTF-8. Save it in your spreadsheet as “CSV UTF-8”, then open it again.`);
  }
};
