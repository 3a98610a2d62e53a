import type { NoticeClass } from "./notice-styles";

const toButton = (label: string, onClick: () => void): HTMLButtonElement => {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.textContent = label;
  button.addEventListener("click", onClick);
  return button;
};

/** Takes away what `showNotice` has said. */
export const hideNotice = (): void =>
  document.querySelector("body > .notice" satisfies `body > .${NoticeClass}`)?.remove();

/** Says something on top of the page, in place of what was said before, with a button for what can be done. */
export const showNotice = (text: string, label: string, act: () => void): void => {
  hideNotice();
  const notice = document.createElement("div");
  notice.className = "notice" satisfies NoticeClass;
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
