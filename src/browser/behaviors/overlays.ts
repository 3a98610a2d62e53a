/**
 * Opens a dialog as a modal. `data-modal` on <html> locks the page behind it until the dialog is closed, or until the
 * returned function is called after its removal.
 */
export const openModal = (dialog: HTMLDialogElement): (() => void) => {
  const release = (): void => {
    if (!document.querySelector("dialog[open]")) delete document.documentElement.dataset.modal;
  };
  if (!dialog.open) dialog.showModal();
  document.documentElement.dataset.modal = "";
  dialog.addEventListener("close", release);
  return release;
};

const OVERLAY_KEY = "overlay";

/** History state for an entry in which the named overlay is open above the current page. */
export const toOverlayEntry = (name: string): object => ({ ...(history.state as object | null), [OVERLAY_KEY]: name });

/** Name of the overlay that is open in the current history entry. */
export const overlayOfEntry = (): string | undefined =>
  (history.state as { [OVERLAY_KEY]?: string } | null)?.[OVERLAY_KEY];
