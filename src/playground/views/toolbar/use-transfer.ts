import { inTime } from "../../../utils/in-time";
import { samples } from "../../samples/samples";
import { SAFE_HASH_LENGTH, toShareHash } from "../../session/files/share-link";
import { useCopy, usePlayground } from "../parts/playground-context";

/** Imports and exports of a message that need the clipboard or a sample. */
export const useTransfer = () => {
  const { attempt, notify, open, source, store } = usePlayground();
  const copyText = useCopy();

  const openSample = (name: string): void =>
    void attempt(async () => {
      const sample = samples.find((one) => one.name === name);
      if (sample)
        open({ source: (await inTime(sample.load(), sample.label)).default, encoding: "utf-8" }, sample.name, {
          isSample: true,
        });
    });

  const paste = (): void =>
    void attempt(async () => {
      const text = await navigator.clipboard.readText().catch(() => {
        throw new Error("The browser does not let the page read the clipboard. Click in the source and press Ctrl+V.");
      });
      if (!text.trim()) throw new Error("There is no text in the clipboard.");
      open({ source: text, encoding: "utf-8" }, "pasted.xml");
    });

  const copy = (): void => copyText(source(), "The XML is in the clipboard.");

  const share = (): void =>
    void attempt(async () => {
      const hash = await toShareHash({ source: source(), encoding: store.get().opened.encoding });
      const link = window.location.origin + window.location.pathname + hash;
      const copied = await navigator.clipboard.writeText(link).then(
        () => "A link is in the clipboard.",
        () => "The link is ready: copy it from here.",
      );
      const length = hash.length.toLocaleString("en");
      const cut =
        hash.length > SAFE_HASH_LENGTH ? " Mail and chat programs may cut it: send the file where it matters." : "";
      const text = `${copied} It carries the whole message in ${length} characters: whoever has it can read the message.${cut}`;
      notify({ kind: "info", text, link });
    });

  return { openSample, paste, copy, share };
};
