/** A percent-encoded address as it reads; one that is not well encoded stays as it is. */
export const decoded = (address: string, decode: (text: string) => string = decodeURI): string => {
  try {
    return decode(address);
  } catch {
    return address;
  }
};
