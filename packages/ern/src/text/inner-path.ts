/** Names that a system may read as the folder above: Windows leaves out the dots and spaces that a name ends with. */
const UPWARDS = /^\.[. ]+$/;

// eslint-disable-next-line no-control-regex -- A NUL ends a name in other programs.
const NO_NAME = /^[A-Za-z]:|[\u0000-\u001F]/;

/** Returns a name from outside as a path below a folder; undefined if it may lead out of it or is no file's name. */
export const toInnerPath = (name: string): string | undefined => {
  const path = name.replaceAll("\\", "/");
  const steps = path.split("/").filter((step) => step !== "" && step !== ".");
  const leadsOut = path.startsWith("/") || NO_NAME.test(path) || steps.some((step) => UPWARDS.test(step));
  return leadsOut || steps.length === 0 ? undefined : steps.join("/");
};

/** Returns the last part of such a path: the name to save a file under. */
export const toFileName = (name: string): string | undefined => toInnerPath(name)?.split("/").at(-1);
