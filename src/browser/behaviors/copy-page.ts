import { fetchText } from "../../utils/fetch-text";

const REFUSED = "The browser refused to copy.";

/** Safari copies a pending text only as a ClipboardItem created immediately; other browsers may not support that. */
const writeToClipboard = (text: Promise<string>): Promise<void> =>
  typeof ClipboardItem === "undefined"
    ? text.then((loaded) => navigator.clipboard.writeText(loaded))
    : navigator.clipboard.write([
        new ClipboardItem({ "text/plain": text.then((loaded) => new Blob([loaded], { type: "text/plain" })) }),
      ]);

/** Copies the Markdown at an address to the clipboard; returns a message for the reader. */
export const copyMarkdown = async (address: string): Promise<string> => {
  const text = fetchText(address);
  try {
    await writeToClipboard(text);
    return "Copied as Markdown";
  } catch {
    return text.then(
      () => `${REFUSED} Use “View as Markdown”.`,
      () => "The page could not be loaded. Try again.",
    );
  }
};

export const copyLink = async (address: string): Promise<string> => {
  try {
    await navigator.clipboard.writeText(address);
    return "Link copied";
  } catch {
    return `${REFUSED} The address is above.`;
  }
};
