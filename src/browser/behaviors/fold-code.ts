/** Shows or folds the folded lines of a code block; folded lines are hidden in a way that the browser's search still finds. */
export const foldCode = (block: Element, folded: boolean): void => {
  const rest = block.querySelector(".rest");
  if (folded) rest?.setAttribute("hidden", "until-found");
  else rest?.removeAttribute("hidden");
  block.querySelector(".code-fold")?.setAttribute("aria-expanded", String(!folded));
};

/** Handles a press of the button; the button stays in sight when the code above it shrinks. */
export const toggleFold = (button: Element): void => {
  const block = button.closest(".code");
  if (!block) return;
  foldCode(block, button.getAttribute("aria-expanded") === "true");
  button.scrollIntoView({ block: "nearest" });
};
