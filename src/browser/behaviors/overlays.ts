const OVERLAY_KEY = "overlay";

/** Returns the history state for an entry in which the named overlay is open above the current page. */
export const toOverlayEntry = (name: string): object => ({ ...(history.state as object | null), [OVERLAY_KEY]: name });

export const overlayOfEntry = (): string | undefined =>
  (history.state as { [OVERLAY_KEY]?: string } | null)?.[OVERLAY_KEY];
