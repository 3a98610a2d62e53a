import { announce } from "../../data/announce";
import { closeLikeMenu } from "../../utils/browser/close-like-menu";

/** Shows or folds the folded lines of a code block; folded lines are hidden in a way that the browser's search still finds. */
export const foldCode = (block: Element, folded: boolean): void => {
  const rest = block.querySelector(".rest");
  if (folded) rest?.setAttribute("hidden", "until-found");
  else rest?.removeAttribute("hidden");
  block.querySelector(".code-fold")?.setAttribute("aria-expanded", String(!folded));
};

/** Handles a press of the button; the button stays in sight when the code above it shrinks. */
const toggleFold = (button: Element): void => {
  const block = button.closest(".code")!;
  foldCode(block, button.getAttribute("aria-expanded") === "true");
  button.scrollIntoView({ block: "nearest" });
};

const COPIED_MS = 1000;

const confirm = (button: HTMLButtonElement, message: string): void => {
  const label = (button.dataset.label ??= button.getAttribute("aria-label")!);
  button.dataset.copied = message;
  button.setAttribute("aria-label", message);
  announce(message);
  setTimeout(() => {
    delete button.dataset.copied;
    button.setAttribute("aria-label", label);
  }, COPIED_MS);
};

/** Returns a block's code, without the lines that the change in it deletes; a diff is copied whole. */
const codeToCopy = (block: HTMLElement): string => {
  const code = block.querySelector("code")!.cloneNode(true) as HTMLElement;
  if (block.dataset.lang !== "diff") for (const line of code.querySelectorAll(".del:not(.ins)")) line.remove();
  return code.textContent!.replace(/\n$/, "");
};

const copy = async (button: HTMLButtonElement): Promise<void> => {
  const block = button.closest<HTMLElement>(".code")!;
  const file = button.classList.contains("code-curl") && block.querySelector<HTMLAnchorElement>(".code-file");
  try {
    await navigator.clipboard.writeText(file ? `curl -O ${file.href}` : codeToCopy(block));
    confirm(button, "Copied");
  } catch {
    // There is no clipboard without https, or it refused: the reader can copy the selection, or download the file.
    if (file) return confirm(button, "Not copied");
    foldCode(block, false);
    getSelection()?.selectAllChildren(block.querySelector("code")!);
    confirm(button, "Selected");
  }
};

const toggleWrap = (button: HTMLButtonElement): void => {
  const wrapped = button.closest(".code")!.classList.toggle("wrapped");
  button.setAttribute("aria-pressed", String(wrapped));
};

const overflows = (pre: Element): boolean => pre.scrollWidth > pre.clientWidth + 1;

/** Shows the wrap button of each code block that overflows or is wrapped. */
export const updateWrapButtons = (): void => {
  const blocks = [...document.querySelectorAll<HTMLElement>(".code:not([hidden] *)")];
  const needed = blocks.map(
    (block) => block.classList.contains("wrapped") || overflows(block.querySelector("pre") ?? block),
  );
  blocks.forEach((block, index) => {
    const button = block.querySelector<HTMLButtonElement>(".code-wrap");
    if (button) button.hidden = !needed[index];
  });
};

/** Handles the buttons of code blocks: copy, copy the curl command, wrap long lines, and unfold; closes their menus. */
export const startCodeBlocks = (): void => {
  closeLikeMenu(() => document.querySelector<HTMLDetailsElement>(".code-menu[open]"));
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest("[role=tab], summary, .code-fold")) requestAnimationFrame(updateWrapButtons);
    const button = target.closest<HTMLButtonElement>(".code button");
    if (!button) return;
    if (button.classList.contains("code-fold")) toggleFold(button);
    else if (button.classList.contains("code-wrap")) toggleWrap(button);
    else if (button.matches(".code-copy, .code-curl")) void copy(button);
  });
  // The browser's search has found something in folded code and shows it.
  document.addEventListener("beforematch", ({ target }) => {
    const block = target instanceof Element ? target.closest(".code") : null;
    if (block) foldCode(block, false);
  });
  let frame = 0;
  window.addEventListener("resize", () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(updateWrapButtons);
  });
};
