import { attempt } from "./attempt";

export const decoded = (address: string, decode: (text: string) => string = decodeURI): string =>
  attempt(
    () => decode(address),
    () => address,
  );
