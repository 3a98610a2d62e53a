import type { PlaygroundState } from "./playground-state";
import { clearSession, saveSession } from "./saved-session";
import type { Store } from "./store";

const SAVE_AFTER_MS = 400;

/** Saves the source some time after it has changed, and when the page is left. */
export const keepSession = (store: Store<PlaygroundState>, source: () => string) => {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const session = { opened: store.get().opened, source: source() };
    if (session.source === "") clearSession();
    const isSaved = session.source === "" || saveSession(session);
    if (isSaved !== store.get().isSaved) store.set({ isSaved });
  };
  const saveWaiting = (): void => {
    if (timer !== undefined) save();
  };
  window.addEventListener("pagehide", saveWaiting);

  return {
    save,
    schedule: (): void => {
      clearTimeout(timer);
      timer = setTimeout(save, SAVE_AFTER_MS);
    },
    end: (): void => {
      saveWaiting();
      window.removeEventListener("pagehide", saveWaiting);
    },
  };
};
