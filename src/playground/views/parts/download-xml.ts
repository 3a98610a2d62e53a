import { encodeText } from "../../editor/text-pieces";
import type { Playground } from "../../session/create-playground";
import { download } from "./download";

/** Downloads the message exactly as it is in the source, in its encoding. */
export const downloadXml = ({ attempt, store, view }: Playground): void =>
  void attempt(async () => {
    const { length, opened } = store.get();
    if (length === 0) throw new Error("There is nothing to download: open a message first.");
    download(await encodeText(view.state.doc, opened.encoding), opened.name, "application/xml");
  });
