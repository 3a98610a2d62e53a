import { setEnv } from "./set-env";

/** Reloads a module as in a build with this SITE_PATH_PREFIX. */
export const loadedBelow = <Module>(prefix: string, load: () => Promise<Module>): Promise<Module> => {
  setEnv({ SITE_PATH_PREFIX: prefix });
  jest.resetModules();
  return load();
};
