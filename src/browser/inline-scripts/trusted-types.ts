/**
 * Script for the head of every page: the default policy of Trusted Types, in browsers that have them. Script text must
 * be data, like JSON-LD; script addresses must be from these origins, because webpack signs the site's own. Markup
 * passes unchanged, because React 18 and Gatsby insert unsigned strings.
 */
export const trustedTypesScript = (origins: readonly string[]): string => {
  const address =
    origins.length > 0
      ? `,createScriptURL:u=>${JSON.stringify(origins)}.includes(new URL(u,location).origin)?u:null`
      : "";
  return `window.trustedTypes?.createPolicy("default",{createHTML:h=>h,createScript:t=>JSON.parse(t)&&t${address}})`;
};
