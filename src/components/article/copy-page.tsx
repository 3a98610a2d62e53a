import { useState } from "react";

import { useClosingDetails } from "../../browser/hooks/use-closing-details";
import { site } from "../../config/site";
import { absoluteUrl } from "../../config/urls";
import { toAddress } from "../../utils/address";
import { inTime } from "../../utils/in-time";
import { paths } from "../../utils/paths";
import { Icon } from "../parts/icon";

/** Assistants that accept a question at the end of their URL. */
const assistants = [
  ["ChatGPT", "https://chatgpt.com/?q="],
  ["Claude", "https://claude.ai/new?q="],
] as const;

const loadCopyPage = () => import("../../browser/behaviors/copy-page");

/** Loads the code before a button is pressed. */
const onIntent = (): void => void loadCopyPage().catch(() => undefined);
const loadEarly = { onPointerEnter: onIntent, onFocus: onIntent };

const question = (address: string): string =>
  encodeURIComponent(`Read ${address} of the ${site.title} ${site.version} documentation, then answer my questions.`);

/** Copies the page as Markdown; the menu has the other options. The links work without scripts. */
export const CopyPage = ({ path, zip }: { path: string; zip: string | null }) => {
  const [outcome, say] = useState("");
  const [details, close] = useClosingDetails();
  const address = absoluteUrl(path);
  const markdown = paths.markdown(path);

  const copy = async (what: "copyMarkdown" | "copyLink", target: string): Promise<void> => {
    close();
    say("");
    say(
      await inTime(loadCopyPage(), "Its code").then(
        (ways) => ways[what](target),
        () => "Not loaded. Try again.",
      ),
    );
    setTimeout(() => say(""), 3000);
  };

  return (
    <div className="copy-page no-print">
      <button type="button" {...loadEarly} onClick={() => void copy("copyMarkdown", toAddress(markdown))}>
        <Icon name="copy" />
        <span>Copy page</span>
      </button>
      <details ref={details} className="dropdown">
        <summary aria-label="More ways to use this page" {...loadEarly}>
          <Icon name="chevron-down" />
        </summary>
        <ul>
          <li>
            <a href={markdown}>View as Markdown</a>
          </li>
          {zip && (
            <li>
              <a href={zip} download>
                Download its files (ZIP)
              </a>
            </li>
          )}
          {assistants.map(([name, start]) => (
            <li key={name}>
              <a href={start + question(address)} target="_blank" rel="noopener noreferrer">
                Open in {name}
              </a>
            </li>
          ))}
          <li>
            <button type="button" onClick={() => void copy("copyLink", address)}>
              Copy link
            </button>
          </li>
        </ul>
      </details>
      <output>{outcome}</output>
    </div>
  );
};
