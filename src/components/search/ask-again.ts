/** Lets DocSearch ask for its query once more: it does so when its input is focused, and can be told in no other way. */
export const askAgain = (input: HTMLInputElement): void =>
  void input.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
