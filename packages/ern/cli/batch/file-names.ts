import { toInnerPath } from "../../src/text/inner-path";

/** Names that Windows keeps for devices, whatever follows a dot. */
const DEVICES = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³]) *(?:\.|$)/i;

/** Returns why a path isn't safe to store everywhere, as the end of a sentence; undefined if it is. */
export const whyUnsafe = (path: string): string | undefined => {
  if (path.includes("\\")) return "has a backslash, which is a folder on some systems and not on others";
  if (toInnerPath(path) === undefined) return "leads out of the delivery";
  const steps = path.split("/");
  // eslint-disable-next-line no-control-regex -- They are what is looked for.
  if (/[<>:"|?*\u0000-\u001F\u007F]/.test(path)) return "has a character that Windows doesn't allow";
  if (steps.some((step) => /[. ]$/.test(step) && step !== "."))
    return "has a dot or space at its end, which Windows leaves out";
  if (steps.some((step) => DEVICES.test(step))) return "is the name of a device on Windows";
  return undefined;
};

/** Returns a file's name as file systems compare it that don't distinguish case or composed letters. */
export const foldName = (path: string): string => path.normalize("NFC").toLowerCase();

const BATCH = /^(?:[PMN]_)?(\d{17})$/;
const RELEASE = /^[PN]_(.+)_(\d{17})$/;

/** Returns the ID in the name of a batch's folder: "20251003120000000" in "N_20251003120000000". */
export const parseBatchId = (folder: string): string | undefined => BATCH.exec(folder)?.[1];

/** Returns the release and the time in a folder's name, such as "N_A12425GABC1234002M_20251003120000000". */
export const parseReleaseFolder = (folder: string): { release: string; time: string } | undefined => {
  const [, release, time] = RELEASE.exec(folder) ?? [];
  return release === undefined || time === undefined ? undefined : { release, time };
};

/** Returns whether a text such as "20251003120000000" is a time: from the year to the millisecond. */
export const isTime = (id: string): boolean => {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)\d{3}$/.exec(id) ?? [];
  const text = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const time = new Date(`${text}Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
};
