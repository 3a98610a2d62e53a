// @ts-check
const asyncHooks = require("node:async_hooks");
const path = require("node:path");
const { Script } = require("node:vm");

const { default: Runtime } = require("jest-runtime");

const SharedEnvironment = require("./shared-environment.cjs");

/**
 * Runs a test file with the modules that the files before it in this worker loaded. Modules of src/test and of packages/ern/test may hold state or
 * add hooks, so each file loads them again; a file that mocks modules, or needs a document, has all modules to itself.
 */
module.exports = class SharedRuntime extends Runtime {
  /**
   * Loads what the test files share.
   *
   * @type {Runtime | undefined}
   */
  static shared;

  /** @type {Map<string, { code: string, script: Script }>} */
  static compiled = new Map();

  /** @type {SharedEnvironment | undefined} */
  environment;

  /** @type {asyncHooks.AsyncLocalStorage<unknown>[]} */
  storages = [];

  /** @param {ConstructorParameters<typeof Runtime>} args */
  constructor(...args) {
    super(...args);
    const [{ rootDir }, environment] = args;
    this.compileOnce();
    this.support = ["src", "packages/ern"].map((folder) => path.join(rootDir, folder, "test") + path.sep);
    if (!(environment instanceof SharedEnvironment)) return;
    this.environment = environment;
    SharedRuntime.shared ??= new Runtime(...args);
  }

  /**
   * @override
   * @param {Parameters<Runtime["requireModule"]>} args
   * @returns {any}
   */
  requireModule(...args) {
    const [from, name, options] = args;
    const file = name?.startsWith(".") ? path.resolve(from, "..", name) : "";
    const isSupport =
      this.support.some((folder) => file.startsWith(folder)) || name?.startsWith("@ddex-suite/ern/test/");
    const { shared } = SharedRuntime;
    if (!this.environment || !shared || !name || isSupport || options?.isInternalModule)
      return super.requireModule(...args);
    const loaded = this.environment.keepGlobals(() => shared.requireModule(...args));
    this.getSourceMaps();
    return loaded;
  }

  /**
   * Jest's own modules; without a name, the one that holds the state of a test file.
   *
   * @override
   * @param {Parameters<Runtime["requireInternalModule"]>} args
   * @returns {any}
   */
  requireInternalModule(...args) {
    if (args[1] === "node:async_hooks") return this.asyncHooks;
    const { shared } = SharedRuntime;
    return this.environment && shared && args[1] !== undefined
      ? this.environment.keepGlobals(() => shared.requireInternalModule(...args))
      : super.requireInternalModule(...args);
  }

  /** Compiles each module once for all files of the worker, also those that have modules to themselves. */
  compileOnce() {
    const executor = this["executor"];
    const compile = executor.compile.bind(executor);
    const start = `(function (${executor.injectedModuleParameters.join(", ")}) {`;
    /** @type {(code: string, file: string) => unknown} */
    executor.compile = (code, file) => {
      const context = executor.environment.getVmContext();
      if (!context || !path.isAbsolute(file)) return compile(code, file);
      let module = SharedRuntime.compiled.get(file);
      if (module?.code !== code) {
        const script = new Script(`${start}${code}\n})`, { filename: file, columnOffset: -start.length });
        module = { code, script };
        SharedRuntime.compiled.set(file, module);
      }
      return module.script.runInContext(context);
    };
  }

  /** Also those of the shared modules, so that errors name lines of the source. @override */
  getSourceMaps() {
    const maps = /** @type {Map<string, string>} */ (super.getSourceMaps());
    if (this.environment) for (const [file, map] of SharedRuntime.shared?.getSourceMaps() ?? []) maps.set(file, map);
    return maps;
  }

  /** @override @param {Parameters<Runtime["setMock"]>} args */
  setMock(...args) {
    this.environment?.refuse("mocks a module");
    super.setMock(...args);
  }

  /** @override */
  resetModules() {
    this.environment?.refuse("reloads modules");
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
