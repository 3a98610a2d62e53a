import { attempt } from "./attempt";

/** Returns an address decoded, or as it is if it can't be. */
export const decoded = (address: string, decode: (text: string) => string = decodeURI): string =>
  attempt(
    () => decode(address),
    () => address,
  );
