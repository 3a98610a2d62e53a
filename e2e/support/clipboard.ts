import type { Page } from "@playwright/test";

/** What a test may need to read and write the clipboard. */
export const mayUseClipboard = { permissions: ["clipboard-read", "clipboard-write"] };

/** Returns the text in the clipboard. */
export const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
