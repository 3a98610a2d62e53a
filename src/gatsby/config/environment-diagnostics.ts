type Environment = Readonly<Record<string, string | undefined>>;

const PREFIX = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/;

/** Returns the same path, written as a prefix. */
const corrected = (value: string): string =>
  value
    .replace(/^\w+:\/\/[^/]*|[?#].*$/gs, "")
    .split("/")
    .filter(Boolean)
    .map((name) => `/${name}`)
    .join("");

const prefixDiagnostic = (prefix: string): string | null => {
  if (PREFIX.test(prefix)) return null;
  const correctedPrefix = corrected(prefix);
  const remedy = PREFIX.test(correctedPrefix)
    ? `Write SITE_PATH_PREFIX=${correctedPrefix}`
    : correctedPrefix === ""
      ? "Leave it out for a site at the root of its host"
      : "Write it as in SITE_PATH_PREFIX=/docs-site, of letters, digits and . _ ~ -";
  return `SITE_PATH_PREFIX is "${prefix}", but it must begin with a slash, end without one and have no query. ${remedy}`;
};

const urlDiagnostic = (url: string): string | null => {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    return `SITE_URL is "${url}", which isn't an address of a host. Write it as in SITE_URL=https://docs.example.org`;
  const { origin, pathname } = new URL(url);
  if (pathname === "/") return null;
  return `SITE_URL is "${url}", but may name a host alone. Write SITE_URL=${origin} and SITE_PATH_PREFIX=${corrected(pathname)}`;
};

/** Returns problems with the variables that set where the site is served. */
export const siteEnvironmentDiagnostics = ({ SITE_PATH_PREFIX, SITE_URL }: Environment): string[] =>
  [SITE_PATH_PREFIX ? prefixDiagnostic(SITE_PATH_PREFIX) : null, SITE_URL ? urlDiagnostic(SITE_URL) : null].filter(
    (diagnostic) => diagnostic !== null,
  );

const names = ["GATSBY_SEARCH_APP_ID", "GATSBY_SEARCH_API_KEY", "GATSBY_SEARCH_INDEX"] as const;

/** Returns the problem with the variables that switch on the hosted search: either all or none must be set. */
export const environmentDiagnostic = (env: Readonly<Record<string, string | undefined>>): string | null => {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === 0 || missing.length === names.length) return null;
  const present = names.filter((name) => env[name]);
  return (
    `Hosted search: ${missing.join(" and ")} is missing from the environment, while ${present.join(" and ")} is set. ` +
    "Set all three, or none to search with the local index (see src/search/README.md)"
  );
};
