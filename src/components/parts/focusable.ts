/** Props of an element that may scroll, so the keyboard must reach it. */
export const FOCUSABLE = { tabIndex: 0 };
