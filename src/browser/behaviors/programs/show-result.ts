import { adoptCss } from "../../../utils/browser/adopt-css";
import type { RunFile } from "./messages";
import { resultStylesheet } from "./result-stylesheet";

adoptCss(resultStylesheet);

const create = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<Omit<HTMLElementTagNameMap[Name], "style">>,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);

/** Returns a link that saves a file, which the browser keeps for as long as the result is shown. */
const fileLink = ([name, content]: RunFile): HTMLAnchorElement =>
  create("a", {
    href: URL.createObjectURL(new Blob([content as Uint8Array<ArrayBuffer>])),
    download: name,
    textContent: `Download ${name}`,
  });

/** Shows the result of a run below a block's buttons, in place of an earlier one: its state, its output, its files. */
export const showResult = (bar: HTMLElement) => {
  const earlier = bar.parentElement!.querySelector(".code-result");
  for (const { href } of earlier?.querySelectorAll("a") ?? []) URL.revokeObjectURL(href);
  earlier?.remove();

  const state = create("p", { role: "status" });
  const cancel = create("button", { type: "button", textContent: "Cancel" });
  const output = create("pre", { tabIndex: 0, role: "group", ariaLabel: "Output of the run", hidden: true });
  const files = create("p", { hidden: true });
  const result = create("div", { className: "code-result" });
  const line = create("div", {});
  line.append(state, cancel);
  result.append(line, output, files);
  bar.after(result);
  // Screen readers announce only what comes after the region itself.
  const frame = requestAnimationFrame(() => (state.textContent = "Running…"));

  return {
    cancel,
    print: (text: string, isError: boolean): void => {
      output.hidden = false;
      output.append(isError ? create("span", { className: "error", textContent: text }) : text);
    },
    /** Shows how the run ended. */
    end: (text: string, failed: boolean, written: readonly RunFile[]): void => {
      cancelAnimationFrame(frame);
      const hadFocus = cancel === document.activeElement;
      cancel.remove();
      if (hadFocus) bar.querySelector("button")!.focus();
      state.textContent = text;
      state.classList.toggle("error", failed);
      files.hidden = written.length === 0;
      files.append(...written.map(fileLink));
    },
  };
};
