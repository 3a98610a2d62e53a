/** Makes DocSearch repeat its query. It does so when its input gets the focus, and has no other API for it. */
export const askAgain = (input: HTMLInputElement): void =>
  void input.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
