// @ts-check
const asyncHooks = require("node:async_hooks");
const path = require("node:path");

const { default: Runtime } = require("jest-runtime");

const SharedEnvironment = require("./shared-environment.cjs");

/**
 * Runs a test file with the modules that the files before it in this worker loaded. Modules of src/test may hold state or
 * add hooks, so each file loads them anew; a file that mocks modules, or needs a document, has all modules to itself.
 */
module.exports = class SharedRuntime extends Runtime {
  /**
   * Loads the modules of all test files that share an environment, once in each worker.
   *
   * @type {Runtime}
   */
  static shared;

  /** @param {ConstructorParameters<typeof Runtime>} args */
  constructor(...args) {
    super(...args);
    /** @type {asyncHooks.AsyncLocalStorage<unknown>[]} */
    this.storages = [];
    const [{ rootDir }, environment] = args;
    if (!(environment instanceof SharedEnvironment)) return;
    this.environment = environment;
    this.support = path.join(rootDir, "src", "test") + path.sep;
    SharedRuntime.shared ??= new Runtime(...args);
  }

  /**
   * @override
   * @template Module
   * @param {Parameters<Runtime["requireModule"]>} args
   * @returns {Module}
   */
  requireModule(...args) {
    const [from, name, options] = args;
    const isSupport = name?.startsWith(".") && path.resolve(from, "..", name).startsWith(`${this.support}`);
    if (!this.environment || !name || isSupport || options?.isInternalModule) return super.requireModule(...args);
    const loaded = this.environment.keepGlobals(() => SharedRuntime.shared.requireModule(...args));
    this.getSourceMaps();
    return /** @type {Module} */ (loaded);
  }

  /**
   * Jest's own modules; without a name, the one that holds the state of a test file.
   *
   * @override
   * @template Module
   * @param {Parameters<Runtime["requireInternalModule"]>} args
   * @returns {Module}
   */
  requireInternalModule(...args) {
    if (args[1] === "node:async_hooks") return /** @type {Module} */ (this.asyncHooks);
    return /** @type {Module} */ (
      this.environment && args[1] !== undefined
        ? this.environment.keepGlobals(() => SharedRuntime.shared.requireInternalModule(...args))
        : super.requireInternalModule(...args)
    );
  }

  /** Also those of the shared modules, so that errors name lines of the source. @override */
  getSourceMaps() {
    const maps = /** @type {Map<string, string>} */ (super.getSourceMaps());
    if (this.environment) for (const [file, map] of SharedRuntime.shared.getSourceMaps()) maps.set(file, map);
    return maps;
  }

  /** @override @param {Parameters<Runtime["setMock"]>} args */
  setMock(...args) {
    this.environment?.refuse("mocks a module");
    super.setMock(...args);
  }

  /** @override */
  resetModules() {
    this.environment?.refuse("loads modules anew");
    super.resetModules();
  }

  /** Node.js 20 and 22 copy what is in such a storage to every later promise, so Jest's is closed after each file. */
  get asyncHooks() {
    const { storages } = this;
    /** @extends {asyncHooks.AsyncLocalStorage<unknown>} */
    class AsyncLocalStorage extends asyncHooks.AsyncLocalStorage {
      constructor() {
        super();
        storages.push(this);
      }
    }
    return { ...asyncHooks, AsyncLocalStorage };
  }

  /** @override */
  teardown() {
    for (const storage of this.storages) storage.disable();
    this.environment = undefined;
    super.teardown();
  }
};
