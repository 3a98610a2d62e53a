/** Calls a hook of gatsby-node as Gatsby does, with the arguments that a test needs. */
export const runHook = async (hook: ((...args: never[]) => unknown) | undefined, args: object): Promise<void> => {
  if (!hook) throw new Error("There is no such hook.");
  await hook(args as never, {} as never, (() => undefined) as never);
};
