import { webcrypto } from "node:crypto";
import { TextDecoder, TextEncoder } from "node:util";

import type { Playground } from "../../playground/session/create-playground";

/** A short message, because jsdom is slow to lay out an editor. */
export const shortMessage = `<ern:NewReleaseMessage xmlns:ern="http://ddex.net/xml/ern/43">
  <ResourceList>
    <SoundRecording>
      <ResourceReference>A1</ResourceReference>
      <Duration>PT2M58S</Duration>
    </SoundRecording>
  </ResourceList>
</ern:NewReleaseMessage>
`;

/** Adds browser features that jsdom lacks, and clears what was stored. */
export const prepareBrowser = (): void => {
  Object.assign(globalThis, { TextDecoder, TextEncoder });
  Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  localStorage.clear();
  sessionStorage.clear();
};

/** Waits until a condition on the playground's state is met. */
export const waitUntil = ({ store }: Playground, holds: () => unknown): Promise<void> =>
  new Promise((resolve) => {
    const check = (): void => {
      if (!holds()) return;
      end();
      resolve();
    };
    const end = store.subscribe(check);
    check();
  });
