interface TrustedTypes {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): void;
}

/** Sets the default policy of Trusted Types: scripts are data or from these origins; React 18 inserts plain markup. */
export const trustOwnScripts = (origins: readonly string[]): void =>
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("default", {
    createHTML: (html) => html,
    createScript: (text) => JSON.parse(text) && text,
    ...(origins.length > 0 && {
      createScriptURL: (url: string) => (origins.includes(new URL(url, location.href).origin) ? url : null),
    }),
  });
