import { type Headers, type HostHeaders, isDocument } from "../../utils/host-headers";

/** Returns the headers that a host sends with a file. */
export const headersOfFile = ({ all, documents, files, otherwise }: HostHeaders, address: string): Headers => ({
  ...all,
  ...otherwise,
  ...(isDocument(address) && documents),
  ...files[address],
});
