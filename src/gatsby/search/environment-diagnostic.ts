const names = ["GATSBY_SEARCH_APP_ID", "GATSBY_SEARCH_API_KEY", "GATSBY_SEARCH_INDEX"] as const;

/** The problem with the variables that switch on the hosted search: either all or none must be set. */
export const environmentDiagnostic = (env: Readonly<Record<string, string | undefined>>): string | null => {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === 0 || missing.length === names.length) return null;
  const given = names.filter((name) => env[name]);
  return (
    `Hosted search: ${missing.join(" and ")} is missing from the environment, while ${given.join(" and ")} is set. ` +
    "Set all three, or none to search with the local index (see README.md, Hosted search)"
  );
};
