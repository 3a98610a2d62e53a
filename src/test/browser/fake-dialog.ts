/** Gives dialogs the methods that jsdom lacks. */
export const fakeDialog = (): void => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
};
