/** Must match `src/gatsby/outputs/headers`: Netlify's `_headers` can't replace a site-wide header for one file. */
export const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; " +
  "require-trusted-types-for 'script'; trusted-types webpack";

interface Context {
  next: () => Promise<Response>;
}

/** Serves the validator's worker script with its own policy, which allows WebAssembly. */
const serveValidator = async (_request: Request, { next }: Context): Promise<Response> => {
  const { body, status, statusText, headers: given } = await next();
  const headers = new Headers(given);
  headers.set("content-security-policy", POLICY);
  return new Response(body, { status, statusText, headers });
};

export default serveValidator;
