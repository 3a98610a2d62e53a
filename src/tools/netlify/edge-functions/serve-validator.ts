/** As in `src/gatsby/outputs/headers`: Netlify's `_headers` cannot replace a header of all answers for one file. */
export const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; " +
  "require-trusted-types-for 'script'; trusted-types webpack";

interface Context {
  next: () => Promise<Response>;
}

/** Gives the script of the validator's worker with a policy of its own, under which it may run WebAssembly. */
const serveValidator = async (_request: Request, { next }: Context): Promise<Response> => {
  const { body, status, statusText, headers: given } = await next();
  const headers = new Headers(given);
  headers.set("content-security-policy", POLICY);
  return new Response(body, { status, statusText, headers });
};

export default serveValidator;
