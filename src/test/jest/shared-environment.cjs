// @ts-check
const { TestEnvironment } = require("jest-environment-node");

/** @typedef {Map<string | symbol, PropertyDescriptor>} Properties */

/** @type {(object: object) => Properties} */
const propertiesOf = (object) =>
  new Map(Reflect.ownKeys(object).map((key) => [key, Reflect.getOwnPropertyDescriptor(object, key) ?? {}]));

/** @type {(object: object, properties: Properties) => void} */
const restore = (object, properties) => {
  for (const key of Reflect.ownKeys(object)) if (!properties.has(key)) Reflect.deleteProperty(object, key);
  for (const [key, property] of properties) if (property.configurable) Object.defineProperty(object, key, property);
};

/** One global object for a worker's test files. Globals, variables of the environment and mocks are reset after each. */
class SharedEnvironment extends TestEnvironment {
  /** @type {SharedEnvironment | undefined} */
  static current;

  /** @type {Properties} */
  globals = new Map();
  /** @type {Properties} */
  process = new Map();
  /** @type {NodeJS.ProcessEnv} */
  variables = {};

  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    if (SharedEnvironment.current) return SharedEnvironment.current;
    super(...args);
    SharedEnvironment.current = this;
    this.global.process.chdir = () => this.refuse("changes the current folder");
    // Called by `jest.mock` without a factory.
    if (this.moduleMocker) this.moduleMocker.generateFromMetadata = () => this.refuse("mocks a module");
    this.globals = propertiesOf(this.global);
    this.process = propertiesOf(this.global.process);
    this.variables = { ...this.global.process.env };
  }

  /**
   * Reports a test file that would change the modules of others.
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
    for (const [key, property] of propertiesOf(this.global)) if (!before.has(key)) this.globals.set(key, property);
    return loaded;
  }

  /** @override */
  async teardown() {
    this.moduleMocker?.resetAllMocks();
    this.fakeTimersModern?.useRealTimers();
    restore(this.global, this.globals);
    restore(this.global.process, this.process);
    const { env } = this.global.process;
    for (const name of Object.keys(env)) if (!(name in this.variables)) Reflect.deleteProperty(env, name);
    Object.assign(env, this.variables);
  }
}

module.exports = SharedEnvironment;
