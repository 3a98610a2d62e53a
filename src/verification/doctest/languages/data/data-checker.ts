import Ajv from "ajv";
import type { ErrorObject } from "ajv";
import type { Schema } from "ts-json-schema-generator";
import { parse } from "yaml";

import { nearest } from "../../../../utils/text/nearest";
import type { Checker, CheckResult, PageProgram } from "../../samples/checker";
import type { SampleDiagnostic } from "../../samples/sample";
import { jsonSyntax, yamlSyntax } from "../syntax";
import { dataTypes } from "./data-types";
import { dataValueDiagnostics, lineOfPath } from "./data-value-diagnostics";
import { knownFileDiagnostics } from "./known-files";
import { makeSchemas, type DeclaredType } from "./make-schemas";

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null;

/** One schema for data that programs read as two types: it contains what any of them needs. */
const merge = (one: Schema, other: Schema): Schema => {
  const properties = { ...one.properties };
  for (const [name, schema] of Object.entries(other.properties ?? {})) {
    const own = properties[name];
    properties[name] = isSchema(own) && isSchema(schema) ? merge(own, schema) : schema;
  }
  const merged: Schema = { ...one, ...other };
  if (one.properties || other.properties) merged.properties = properties;
  if (one.required || other.required)
    merged.required = [...new Set([...(one.required ?? []), ...(other.required ?? [])])];
  if (isSchema(one.items) && isSchema(other.items)) merged.items = merge(one.items as Schema, other.items as Schema);
  return merged;
};

const ajv = new Ajv({ allErrors: true, strict: false, verbose: true });

const remedyOf = ({ keyword, params, parentSchema }: ErrorObject): string => {
  if (keyword !== "additionalProperties") return "Write it as the type has it.";
  const known = Object.keys((parentSchema as Schema).properties ?? {});
  return `Did you mean ${nearest(String(params["additionalProperty"]), known) ?? known.join(", ")}?`;
};

const toDiagnostic = (code: string, error: ErrorObject): SampleDiagnostic => {
  const path = error.instancePath.split("/").slice(1);
  const more = error.params["additionalProperty"] as string | undefined;
  return {
    line: lineOfPath(code, more === undefined ? path : [...path, more]),
    message: `${path.length > 0 ? path.join(".") : "The data"} ${error.message ?? "is wrong"}${more === undefined ? "" : `: "${more}"`}`,
    remedy: remedyOf(error),
  };
};

const undeclared: SampleDiagnostic = {
  line: 0,
  message: "The type of this data is not declared where it is read",
  remedy: "Declare it there.",
};

const validate = (
  code: string,
  types: readonly DeclaredType[],
  schemaOf: (type: DeclaredType) => Schema | undefined,
): SampleDiagnostic[] => {
  const schemas = types.map(schemaOf).filter((schema) => schema !== undefined);
  if (schemas.length < types.length) return [undeclared];
  // Several programs can read the data as different types. Ajv compiles a schema only once.
  const isRight = ajv.compile(schemas.reduce(merge));
  if (!isRight(parse(code))) return (isRight.errors ?? []).map((error) => toDiagnostic(code, error));
  return types.some(({ isParsed }) => isParsed) ? [] : dataValueDiagnostics(code);
};

/** Judges what needs no schema: broken data, and files with a format defined by others. */
const judgeAlone = ({ program: { code, title, language } }: PageProgram): CheckResult | undefined => {
  const syntax = (language === "json" ? jsonSyntax : yamlSyntax)(code);
  if (syntax.length > 0) return { check: "parsed", diagnostics: syntax };
  const diagnostics = knownFileDiagnostics(title ?? "", code);
  return diagnostics && { check: "validated", diagnostics };
};

/** Checks JSON and YAML against the builder's types, or the types as which a program on the page reads the data. */
export const dataChecker: Checker = {
  languages: ["json", "yaml"],
  check: (programs, symbols) => {
    const typesOf = dataTypes(symbols);
    const asked = programs.map((one) => ({ code: one.program.code, alone: judgeAlone(one), types: typesOf(one) }));
    const schemaOf = makeSchemas(asked.flatMap(({ alone, types }) => (alone || "message" in types ? [] : types)));
    return Promise.resolve(
      asked.map(({ code, alone, types }): CheckResult => {
        if (alone) return alone;
        if ("message" in types) return { check: "parsed", diagnostics: [types] };
        return { check: "validated", diagnostics: validate(code, types, schemaOf) };
      }),
    );
  },
};
