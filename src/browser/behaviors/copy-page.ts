import { inTime } from "../../utils/in-time";

const REFUSED = "The browser refused to copy.";

const markdownOf = async (address: string): Promise<string> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.text();
};

/** Safari copies what is still to come only when it is told so at once; others may not know how. */
const write = (text: Promise<string>): Promise<void> =>
  typeof ClipboardItem === "undefined"
    ? text.then((loaded) => navigator.clipboard.writeText(loaded))
    : navigator.clipboard.write([
        new ClipboardItem({ "text/plain": text.then((loaded) => new Blob([loaded], { type: "text/plain" })) }),
      ]);

/** Puts the Markdown at an address into the clipboard; gives what to tell the reader. */
export const copyMarkdown = async (address: string): Promise<string> => {
  const text = inTime(markdownOf(address), address);
  try {
    await write(text);
    return "Copied as Markdown";
  } catch {
    return text.then(
      () => `${REFUSED} Use “View as Markdown”.`,
      () => "The page could not be loaded. Try again.",
    );
  }
};

/** Puts the address of a page into the clipboard; gives what to tell the reader. */
export const copyLink = async (address: string): Promise<string> => {
  try {
    await navigator.clipboard.writeText(address);
    return "Link copied";
  } catch {
    return `${REFUSED} The address is above.`;
  }
};
