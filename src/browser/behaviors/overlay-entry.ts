const OVERLAY_KEY = "overlay";

/** State for an entry of the history in which something of this name is open above the page of the current entry. */
export const toOverlayEntry = (name: string): object => ({ ...(history.state as object | null), [OVERLAY_KEY]: name });

/** Name of what the current entry of the history has open above its page. */
export const overlayOfEntry = (): string | undefined =>
  (history.state as { [OVERLAY_KEY]?: string } | null)?.[OVERLAY_KEY];
