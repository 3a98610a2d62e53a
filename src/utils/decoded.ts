import { attempt } from "./attempt";

/** Decodes a percent-encoded address; returns an invalid one unchanged. */
export const decoded = (address: string, decode: (text: string) => string = decodeURI): string =>
  attempt(
    () => decode(address),
    () => address,
  );
