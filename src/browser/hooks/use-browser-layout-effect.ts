import { useEffect, useLayoutEffect } from "react";

/** A layout effect, without the warning on the server. */
export const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;
