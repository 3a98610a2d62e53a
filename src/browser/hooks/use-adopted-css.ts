import { useInsertionEffect } from "react";

import { adoptCss } from "../../utils/browser/adopt-css";

/** Applies CSS as long as the component is there, for what only scripts bring. */
export const useAdoptedCss = (css: string): void => useInsertionEffect(() => adoptCss(css), [css]);
