const toButton = (label: string, onClick: () => void): HTMLButtonElement => {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.textContent = label;
  button.addEventListener("click", onClick);
  return button;
};

export const hideNotice = (): void => document.querySelector("body > .notice")?.remove();

/** Shows a notice on top of the page, replacing any earlier one, with a button for an action. */
export const showNotice = (text: string, label: string, act: () => void): void => {
  hideNotice();
  const notice = document.createElement("div");
  notice.className = "notice";
  notice.setAttribute("role", "alert");
  const words = document.createElement("p");
  words.textContent = text;
  notice.append(
    words,
    toButton(label, () => {
      hideNotice();
      act();
    }),
    toButton("Dismiss", hideNotice),
  );
  document.body.append(notice);
};
