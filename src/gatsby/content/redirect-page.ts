import path from "node:path";

const FILE = "src/templates/redirect.tsx";

/** The page at a route that redirects to another. */
export const redirectPage = (from: string, to: string) => ({
  path: from,
  component: path.resolve(FILE),
  context: { to },
});

/** Does the page redirect to another? */
export const isRedirect = ({ component }: { component: string }): boolean =>
  component.endsWith(`/${path.basename(FILE)}`);
