import { type RefObject, useLayoutEffect, useRef } from "react";

/** Returns a ref for a dialog that is modal while it is mounted. */
export const useModal = (): RefObject<HTMLDialogElement> => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    // Before it is removed, or the focus would be lost.
    return () => element.close();
  }, []);
  return dialog;
};
