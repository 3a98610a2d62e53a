import { useLayoutEffect, useRef, type RefObject } from "react";

import { openModal } from "../behaviors/overlays";

/** A ref for a dialog that is modal while it is mounted. */
export const useModal = (): RefObject<HTMLDialogElement> => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current!;
    const release = openModal(element);
    return () => {
      // Before it is removed, or the focus would be lost.
      element.close();
      release();
    };
  }, []);
  return dialog;
};
