import { counted } from "@ddex-suite/ern/text/counted";

import { encodeText } from "../editor/text-pieces";
import { loadText, samples } from "../samples/samples";
import { SAFE_HASH_LENGTH, toShareHash } from "./files/share-link";
import type { Parts } from "./parts";

/** Saves a file. Nothing leaves the browser. */
const download = (content: BlobPart, name: string, type: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

export const transferActions = ({ attempt, notify, open, store, view }: Parts) => {
  const copy = (text: string, notice: string): void =>
    void attempt(async () => {
      await navigator.clipboard.writeText(text);
      notify({ kind: "info", text: notice });
    });

  const save = (name: string, type: string, make: () => Promise<BlobPart>): void =>
    void attempt(async () => download(await make(), name, type));

  return {
    copy,
    save,
    /** Downloads the message exactly as it is in the source, in its encoding. */
    downloadXml: (): void => {
      const { length, opened } = store.get();
      save(opened.name, "application/xml", async () => {
        if (length === 0) throw new Error("There is nothing to download: open a message first.");
        return encodeText(view.state.doc, opened.encoding);
      });
    },
    copyXml: (): void => copy(view.state.sliceDoc(), "The XML is in the clipboard."),
    openSample: (name: string): void =>
      void attempt(async () => {
        const source = await loadText(samples.find((candidate) => candidate.name === name)!);
        open({ source, encoding: "utf-8" }, name, { isSample: true });
      }),
    paste: (): void =>
      void attempt(async () => {
        const text = await navigator.clipboard.readText().catch(() => {
          throw new Error(
            "The browser does not let the page read the clipboard. Click in the source and press Ctrl+V.",
          );
        });
        if (!text.trim()) throw new Error("There is no text in the clipboard.");
        open({ source: text, encoding: "utf-8" }, "pasted.xml");
      }),
    share: (): void =>
      void attempt(async () => {
        const hash = await toShareHash({ source: view.state.sliceDoc(), encoding: store.get().opened.encoding });
        const link = window.location.origin + window.location.pathname + hash;
        const copied = await navigator.clipboard.writeText(link).then(
          () => "A link is in the clipboard.",
          () => "The link is ready: copy it from here.",
        );
        const warning =
          hash.length > SAFE_HASH_LENGTH ? " Mail and chat programs may cut it: send the file where it matters." : "";
        const text = `${copied} It carries the whole message in ${counted(hash.length, "character")}: anyone who has it can read the message.${warning}`;
        notify({ kind: "info", text, link });
      }),
  };
};
