interface TrustedTypes {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): void;
}

/**
 * The default policy of Trusted Types, in browsers that have them. Script text must be data, like JSON-LD; script
 * addresses must be from these origins, because webpack signs the site's own. Markup passes unchanged, because React 18
 * and Gatsby insert unsigned strings.
 */
export const trustOwnScripts = (origins: readonly string[]): void =>
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("default", {
    createHTML: (html) => html,
    createScript: (text) => JSON.parse(text) && text,
    ...(origins.length > 0 && {
      createScriptURL: (url: string) => (origins.includes(new URL(url, location.href).origin) ? url : null),
    }),
  });
