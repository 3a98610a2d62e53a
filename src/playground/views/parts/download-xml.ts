import { encodeErn } from "../../../ern/text/encoding";
import type { Playground } from "../../session/create-playground";
import { download } from "./download";

/** Downloads the message exactly as it is in the source, in its encoding. */
export const downloadXml = ({ attempt, source, store }: Playground): void =>
  void attempt(async () => {
    const { length, opened } = store.get();
    if (length === 0) throw new Error("There is nothing to download: open a message first.");
    download(encodeErn({ source: source(), encoding: opened.encoding }) as BlobPart, opened.name, "application/xml");
  });
