import { counted } from "@ddex-suite/ern/text/counted";

import { inTime } from "../../utils/in-time";
import { samples } from "../samples/samples";
import { SAFE_HASH_LENGTH, toShareHash } from "./files/share-link";
import type { Parts } from "./parts";

export const transferActions = ({ attempt, notify, open, store, view }: Parts) => {
  const copy = (text: string, notice: string): void =>
    void attempt(async () => {
      await navigator.clipboard.writeText(text);
      notify({ kind: "info", text: notice });
    });

  return {
    copy,
    copyXml: (): void => copy(view.state.sliceDoc(), "The XML is in the clipboard."),
    openSample: (name: string): void =>
      void attempt(async () => {
        const sample = samples.find((candidate) => candidate.name === name)!;
        const { default: source } = await inTime(sample.load(), sample.label);
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
        const cut =
          hash.length > SAFE_HASH_LENGTH ? " Mail and chat programs may cut it: send the file where it matters." : "";
        const text = `${copied} It carries the whole message in ${counted(hash.length, "character")}: anyone who has it can read the message.${cut}`;
        notify({ kind: "info", text, link });
      }),
  };
};
