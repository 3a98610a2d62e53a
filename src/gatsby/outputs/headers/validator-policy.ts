/** The script of the playground's validator, a worker that runs WebAssembly. */
export const VALIDATOR = /^\/validator-[0-9a-f]{8}\.js$/;

/**
 * The Content-Security-Policy of that worker only. A worker uses the policy of its script, so no page needs permission
 * to run WebAssembly. It loads the site's own scripts, and can't fetch or send anything else.
 */
export const VALIDATOR_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; " +
  "require-trusted-types-for 'script'; trusted-types webpack";
