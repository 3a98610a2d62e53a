import { useInsertionEffect } from "react";

import { adoptCss } from "../../utils/browser/adopt-css";

/** Applies CSS while the component is mounted, for parts that need scripts. */
export const useAdoptedCss = (css: string): void => useInsertionEffect(() => adoptCss(css), [css]);
