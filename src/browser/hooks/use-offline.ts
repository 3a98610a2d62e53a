import { useEffect } from "react";

import { mayPrefetch } from "../../data/pages";
import { readBuild } from "../../data/why-missing";
import { toAddress } from "../../utils/address";
import { hideNotice, showNotice } from "../behaviors/notice";

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): typeof rules;
}

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/** Signs the script's address, which the headers demand in browsers that have Trusted Types. */
const trustedScriptUrl = (address: string): string => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy("offline", { createScriptURL: (url) => url });
  return policy?.createScriptURL(address) ?? address;
};

/** Offers the new version of the page, if there is one: a worker may also be new because the page is. */
const offerUpdate = async (): Promise<void> => {
  const build = await readBuild().catch(() => undefined);
  if (!build || build === window.___webpackCompilationHash) return;
  showNotice("There is a new version of the playground. Your message stays.", "Reload", () => location.reload());
};

const watchUpdates = (registration: ServiceWorkerRegistration): void => {
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active) void offerUpdate();
    });
  });
};

/** From a page's first use on, keeps it for readers without a network, with a service worker for its address only. */
export const useOffline = (script: string, page: string): void =>
  useEffect(() => {
    if (!("serviceWorker" in navigator) || process.env.NODE_ENV === "development") return;
    const leave = new AbortController();
    const register = (): void => {
      leave.abort();
      if (mayPrefetch())
        navigator.serviceWorker
          .register(trustedScriptUrl(toAddress(script)), { scope: toAddress(page) })
          .then(watchUpdates)
          // The page then just needs the network.
          .catch(() => undefined);
    };
    for (const use of ["pointerdown", "keydown", "drop"])
      window.addEventListener(use, register, { capture: true, signal: leave.signal });
    return () => {
      leave.abort();
      hideNotice();
    };
  }, [script, page]);
