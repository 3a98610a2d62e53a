/** Decodes a percent-encoded address; returns an invalid one unchanged. */
export const decoded = (address: string, decode: (text: string) => string = decodeURI): string => {
  try {
    return decode(address);
  } catch {
    return address;
  }
};
