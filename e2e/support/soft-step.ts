import { expect, test } from "@playwright/test";

/** A step that later ones don't need: if it fails, the test continues, and fails at its end. */
export const softStep = (title: string, body: () => Promise<void>): Promise<void> =>
  test.step(title, body).catch((error: Error) => expect.soft(error.stack, title).toBeUndefined());
