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
