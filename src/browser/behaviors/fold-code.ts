/** Shows the lines of a code block that are folded away, or folds them; hidden so that the browser's own search finds them. */
export const foldCode = (block: Element, folded: boolean): void => {
  const rest = block.querySelector(".rest");
  if (folded) rest?.setAttribute("hidden", "until-found");
  else rest?.removeAttribute("hidden");
  block.querySelector(".code-fold")?.setAttribute("aria-expanded", String(!folded));
};

/** Does what a press of the button asks for; the button stays in sight when the code above it shrinks. */
export const toggleFold = (button: Element): void => {
  const block = button.closest(".code");
  if (!block) return;
  foldCode(block, button.getAttribute("aria-expanded") === "true");
  button.scrollIntoView({ block: "nearest" });
};
