const toButton = (textContent: string, onclick: () => void): HTMLButtonElement =>
  Object.assign(document.createElement("button"), { type: "button", className: "button", textContent, onclick });

export const hideNotice = (): void => document.querySelector("body > .notice")?.remove();

/** Shows a notice on top of the page, replacing any earlier one, with a button for an action. */
export const showNotice = (text: string, label: string, act: () => void): void => {
  hideNotice();
  const notice = Object.assign(document.createElement("div"), { className: "notice", role: "alert" });
  notice.append(
    Object.assign(document.createElement("p"), { textContent: text }),
    toButton(label, () => {
      hideNotice();
      act();
    }),
    toButton("Dismiss", hideNotice),
  );
  document.body.append(notice);
};
