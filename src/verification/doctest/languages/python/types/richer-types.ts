import { releaseType } from "../../../../../ern";
import types from "./richer-types.json";

/** What we know about a symbol's types beyond its entry. */
export interface RicherTypes {
  /** Types of parameters by name. */
  params?: Readonly<Record<string, string>>;
  returns?: string;
  /** Members of a class, instead of fields named after its parameters. */
  members?: readonly string[];
}

const releaseTypes = `Literal[${releaseType.options.map((value) => `"${value}"`).join(", ")}]`;

/**
 * Shapes of dicts and values of strings, by module and name; a test compares them with the symbols. The builder accepts
 * any type of release and resource, and writes neither; samples show the standard's. Rules are like those of presets.
 */
export const richerTypes: Readonly<Record<string, RicherTypes>> = {
  ...types.symbols,
  "ddex_builder.Release": { params: { release_type: releaseTypes } },
};

/** Constants of the modules, which have no symbols. `0.1.0` is the version of a package without its native module. */
export const moduleConstants: Readonly<Record<string, readonly string[]>> = types.constants;
