/** Gives one test a browser's `navigator`, which Node has none of. */
export const setNavigator = (navigator: object): void => {
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: navigator });
};

const original = Object.getOwnPropertyDescriptor(globalThis, "navigator");

afterEach(() => {
  if (original) Object.defineProperty(globalThis, "navigator", original);
  else Reflect.deleteProperty(globalThis, "navigator");
});
