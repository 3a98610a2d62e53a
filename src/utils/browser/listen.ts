/** Listens to events of the window, which also gets those of its document; returns a function that stops it. */
export const listen = <Type extends keyof WindowEventMap>(
  types: readonly Type[],
  listener: (event: WindowEventMap[Type]) => void,
): (() => void) => {
  for (const type of types) window.addEventListener(type, listener, { passive: type === "scroll" });
  return () => types.forEach((type) => window.removeEventListener(type, listener));
};
