/** Runs a program when a button below its code is pressed, or a file is chosen there; nothing of it loads before. */
export const startPrograms = (): void => {
  const run = (control: Element, file?: File): void => {
    const bar = control.closest<HTMLElement>(".code-run")!;
    import("./run-program").then(
      ({ runProgram }) => runProgram(bar, file),
      () => (bar.dataset.missing = "It couldn’t be loaded. Check your connection, and try again."),
    );
  };
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest(".code-run > button") : null;
    if (button) run(button);
  });
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest(".code-run")) return;
    const [file] = target.files ?? [];
    if (file) run(target, file);
    // The same file can be chosen again.
    target.value = "";
  });
};
