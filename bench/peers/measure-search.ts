import { type Observer, openPage } from "../support/views/open-page";
import type { Server } from "../support/views/serve-public";
import type { SearchDialog } from "./systems/system";

/** A word that many pages contain. */
const QUERY = "release";
const KEY_MS = 100;
const REST_MS = 2000;

export interface SearchCost {
  /** Bytes from opening the search until the results are at rest, without headers. */
  total: number;
  /** Bytes of scripts and styles; the others are index, results and WebAssembly. */
  code: number;
}

/** What the first query costs a reader who opens the search on a page and types a word. */
export const measureSearch = (
  observer: Observer,
  { takeSent }: Server,
  url: string,
  { button, input, result }: SearchDialog,
): Promise<SearchCost> =>
  openPage(observer, url, async (page, bytes) => {
    await bytes.idle(REST_MS);
    takeSent();
    await page.locator(button).first().click();
    await page.locator(input).pressSequentially(QUERY, { delay: KEY_MS });
    await page.locator(result).first().waitFor({ timeout: 60_000 });
    await page.waitForTimeout(REST_MS);
    const sent = takeSent();
    const sum = (answers: typeof sent): number => answers.reduce((total, answer) => total + answer.bytes, 0);
    return { total: sum(sent), code: sum(sent.filter(({ pathname }) => /\.(?:m?js|css)$/.test(pathname))) };
  });
