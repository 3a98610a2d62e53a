import type { ComponentType } from "react";

import { nextTurn } from "../editor/next-turn";
import type { ToolkitFacts } from "../session/state/playground-state";

const waitUntilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => resolve(), { timeout: 1500 });
    else setTimeout(resolve, 200);
  });

/** Loads the playground's code after the page has been painted. */
export const loadPlaygroundApp = async (): Promise<ComponentType<{ facts: ToolkitFacts }>> => {
  await waitUntilIdle();
  // The editor's code is half of it, and runs in a task of its own.
  await import("../editor/create-editor");
  await nextTurn();
  const { PlaygroundApp } = await import("./playground-app");
  return PlaygroundApp;
};
