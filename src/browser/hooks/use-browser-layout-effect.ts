import { useEffect, useLayoutEffect } from "react";

/** A layout effect, without the warning on the server, which has none. */
export const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;
