/**
 * Opens a dialog as a modal one. The page behind stands still, told by `data-modal` on <html>, until the dialog is
 * closed, or until it was removed and the function that this gives is called.
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
