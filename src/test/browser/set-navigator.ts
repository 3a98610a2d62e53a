/** Sets a browser's `navigator`, which Node doesn't have, for one test. */
export const setNavigator = (navigator: object): void => {
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: navigator });
};

const original = Object.getOwnPropertyDescriptor(globalThis, "navigator");

afterEach(() => {
  if (original) Object.defineProperty(globalThis, "navigator", original);
  else Reflect.deleteProperty(globalThis, "navigator");
});
