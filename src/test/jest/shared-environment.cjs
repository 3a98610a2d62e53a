// @ts-check
const { TestEnvironment } = require("jest-environment-node");

/** @typedef {Map<PropertyKey, PropertyDescriptor>} Properties */

/** @type {(object: object, key: PropertyKey) => PropertyDescriptor} */
const propertyOf = (object, key) => Reflect.getOwnPropertyDescriptor(object, key) ?? {};

/** @type {(object: object) => Properties} */
const propertiesOf = (object) => new Map(Reflect.ownKeys(object).map((key) => [key, propertyOf(object, key)]));

/** @type {(object: object, properties: Properties) => void} */
const restore = (object, properties) => {
  for (const key of Reflect.ownKeys(object)) if (!properties.has(key)) Reflect.deleteProperty(object, key);
  for (const [key, property] of properties) if (property.configurable) Object.defineProperty(object, key, property);
};

/** One global object for a worker's test files. Globals, environment variables, mocks and timers are reset after each. */
module.exports = class SharedEnvironment extends TestEnvironment {
  /** @type {SharedEnvironment | undefined} */
  static current;

  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    if (SharedEnvironment.current) return SharedEnvironment.current;
    super(...args);
    const { process } = this.global;
    process.chdir = () => this.refuse("changes the current folder");
    // Called by `jest.mock` without a factory.
    if (this.moduleMocker) this.moduleMocker.generateFromMetadata = () => this.refuse("mocks a module");
    this.globals = propertiesOf(this.global);
    this.initial = { process: propertiesOf(process), variables: { ...process.env } };
    SharedEnvironment.current = this;
  }

  /**
   * Reports a test file that would change what other files find.
   *
   * @param {string} what
   * @returns {never}
   */
  refuse(what) {
    throw new Error(`This file ${what}: begin it with /** @jest-environment node */ to have all modules to itself`);
  }

  /**
   * Loads a module that the test files share, and keeps the globals that it sets.
   *
   * @template Module
   * @param {() => Module} load
   */
  keepGlobals(load) {
    const before = new Set(Reflect.ownKeys(this.global));
    const loaded = load();
    for (const key of Reflect.ownKeys(this.global))
      if (!before.has(key)) this.globals?.set(key, propertyOf(this.global, key));
    return loaded;
  }

  /** @override */
  async teardown() {
    const { globals, initial } = this;
    if (!globals || !initial) return;
    this.moduleMocker?.resetAllMocks();
    this.fakeTimersModern?.useRealTimers();
    restore(this.global, globals);
    const { process } = this.global;
    restore(process, initial.process);
    for (const name of Object.keys(process.env)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, initial.variables);
    // It would keep each value that a global had, to free the properties of all at the end.
    const { leftovers, propertyToValue } = this["_globalProxy"];
    leftovers.length = 0;
    propertyToValue.clear();
  }
};
