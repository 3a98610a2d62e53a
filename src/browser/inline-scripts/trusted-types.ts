/**
 * Script for the head of every page: the default policy of Trusted Types, where a browser has them. Of text of scripts
 * only data passes, like JSON-LD; of addresses those of these origins: webpack signs the site's own. Markup passes as it
 * is: React 18 and Gatsby hand strings to the page, and sign none of them.
 */
export const trustedTypesScript = (origins: readonly string[]): string => {
  const address =
    origins.length > 0
      ? `,createScriptURL:u=>${JSON.stringify(origins)}.includes(new URL(u,location).origin)?u:null`
      : "";
  return `window.trustedTypes?.createPolicy("default",{createHTML:h=>h,createScript:t=>JSON.parse(t)&&t${address}})`;
};
