/** @jest-environment jsdom */
import { fakeDialog } from "../../test/browser/fake-dialog";
import { openModal } from "./open-modal";

fakeDialog();

const isStill = (): boolean => "modal" in document.documentElement.dataset;

const makeDialog = (): HTMLDialogElement => document.body.appendChild(document.createElement("dialog"));

describe("openModal", () => {
  it("holds the page behind still until the dialog is closed", () => {
    const dialog = makeDialog();
    openModal(dialog);
    expect(dialog.open).toBe(true);
    expect(isStill()).toBe(true);
    dialog.close();
    expect(isStill()).toBe(false);
  });

  it("holds it still while another dialog is open", () => {
    const [below, above] = [makeDialog(), makeDialog()];
    openModal(below);
    openModal(above);
    above.close();
    expect(isStill()).toBe(true);
    below.close();
    expect(isStill()).toBe(false);
  });

  it("lets the page go when a dialog was removed without being closed", () => {
    const dialog = makeDialog();
    const release = openModal(dialog);
    dialog.remove();
    release();
    expect(isStill()).toBe(false);
  });
});
