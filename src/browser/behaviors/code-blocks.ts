import { announce } from "../../data/announce";
import { curlCommand } from "../../utils/text/curl-command";

/** Shows or folds the folded lines of a code block; folded lines are hidden in a way that the browser's search still finds. */
export const foldCode = (block: Element, folded: boolean): void => {
  const rest = block.querySelector(".rest");
  if (folded) rest?.setAttribute("hidden", "until-found");
  else rest?.removeAttribute("hidden");
  block.querySelector(".code-fold")?.setAttribute("aria-expanded", String(!folded));
};

/** Handles a press of the button; the button stays in sight when the code above it shrinks. */
const toggleFold = (button: Element): void => {
  const block = button.closest(".code");
  if (!block) return;
  foldCode(block, button.getAttribute("aria-expanded") === "true");
  button.scrollIntoView({ block: "nearest" });
};

const COPIED_MS = 1000;
const BUTTONS = ".code-copy, .code-curl, .code-wrap, .code-fold";

const confirm = (button: HTMLButtonElement, message: string): void => {
  const label = (button.dataset.label ??= button.getAttribute("aria-label") ?? "");
  button.dataset.copied = message;
  button.setAttribute("aria-label", message);
  announce(message);
  setTimeout(() => {
    delete button.dataset.copied;
    button.setAttribute("aria-label", label);
  }, COPIED_MS);
};

/** A command that downloads the block's file, if the block has one. */
const curlOf = (block: Element): string | undefined => {
  const link = block.querySelector<HTMLAnchorElement>(".code-file");
  return link ? curlCommand(link.href, block.querySelector("figcaption > span")?.textContent ?? "") : undefined;
};

const copy = async (button: HTMLButtonElement): Promise<void> => {
  const block = button.closest(".code");
  const code = block?.querySelector("code");
  if (!block || !code) return;
  const command = button.classList.contains("code-curl") ? curlOf(block) : undefined;
  try {
    await navigator.clipboard.writeText(command ?? (code.textContent ?? "").replace(/\n$/, ""));
    confirm(button, "Copied");
  } catch {
    // There is no clipboard without https, or it refused: the reader can copy the selection.
    if (command !== undefined) return confirm(button, "Not copied");
    foldCode(block, false);
    getSelection()?.selectAllChildren(code);
    confirm(button, "Selected");
  }
};

const toggleWrap = (button: HTMLButtonElement): void => {
  const wrapped = button.closest(".code")?.classList.toggle("wrapped") ?? false;
  button.setAttribute("aria-pressed", String(wrapped));
};

const overflows = (pre: Element): boolean => pre.scrollWidth > pre.clientWidth + 1;

/** Shows the wrap button of each code block that overflows or is wrapped. */
export const updateWrapButtons = (): void => {
  const blocks = [...document.querySelectorAll<HTMLElement>(".code:not([hidden] *)")];
  const needed = blocks.map(
    (block) => block.classList.contains("wrapped") || overflows(block.querySelector("pre") ?? block),
  );
  blocks.forEach((block, at) => {
    const button = block.querySelector<HTMLButtonElement>(".code-wrap");
    if (button) button.hidden = !needed[at];
  });
};

/** Handles the buttons of code blocks: copy, copy the curl command, wrap long lines, and unfold. */
export const startCodeBlocks = (): void => {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>(BUTTONS) : null;
    if (!button) return;
    if (button.classList.contains("code-fold")) toggleFold(button);
    else if (button.classList.contains("code-wrap")) toggleWrap(button);
    else void copy(button);
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
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[role=tab], summary, .code-fold"))
      requestAnimationFrame(updateWrapButtons);
  });
};
