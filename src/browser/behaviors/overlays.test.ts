/** @jest-environment jsdom */
import { fakeDialog } from "../../test/browser/fake-dialog";
import { openModal } from "./overlays";

fakeDialog();

const isStill = (): boolean => "modal" in document.documentElement.dataset;

const makeDialog = (): HTMLDialogElement => document.body.appendChild(document.createElement("dialog"));

describe("openModal", () => {
  it("locks the page behind it until the dialog is closed", () => {
    const dialog = makeDialog();
    openModal(dialog);
    expect(dialog.open).toBe(true);
    expect(isStill()).toBe(true);
    dialog.close();
    expect(isStill()).toBe(false);
  });

  it("keeps it locked while another dialog is open", () => {
    const [below, above] = [makeDialog(), makeDialog()];
    openModal(below);
    openModal(above);
    above.close();
    expect(isStill()).toBe(true);
    below.close();
    expect(isStill()).toBe(false);
  });

  it("unlocks the page if a dialog was removed without being closed", () => {
    const dialog = makeDialog();
    const release = openModal(dialog);
    dialog.remove();
    release();
    expect(isStill()).toBe(false);
  });
});
