import Ajv from "ajv";
import type { ErrorObject } from "ajv";
import type { Schema } from "ts-json-schema-generator";

import { nearest } from "../../../utils/text/nearest";
import type { CheckedProgram, Checker, PageProgram } from "../../samples/checker";
import type { SampleProblem } from "../../samples/sample";
import { DataTypes } from "./data-types";
import { lineOfPath } from "./json-place";
import { jsonSyntax } from "./json-syntax";
import { jsonValueProblems } from "./json-values";
import { knownFiles } from "./known-files";
import { makeSchemas } from "./make-schemas";
import type { DeclaredType } from "./make-schemas";
import { mergeSchemas } from "./merge-schemas";

const ajv = new Ajv({ allErrors: true, strict: false, verbose: true });

const remedyOf = ({ keyword, params, parentSchema }: ErrorObject): string => {
  if (keyword !== "additionalProperties") return "Write it as the type has it.";
  const known = Object.keys((parentSchema as Schema).properties ?? {});
  return `Did you mean ${nearest(String(params["additionalProperty"]), known) ?? known.join(", ")}?`;
};

const toProblem = (code: string, error: ErrorObject): SampleProblem => {
  const path = error.instancePath.split("/").slice(1);
  const more = error.params["additionalProperty"] as string | undefined;
  return {
    line: lineOfPath(code, more === undefined ? path : [...path, more]),
    problem: `${path.length > 0 ? path.join(".") : "The data"} ${error.message ?? "is wrong"}${more === undefined ? "" : `: "${more}"`}`,
    remedy: remedyOf(error),
  };
};

type Judged = Pick<CheckedProgram, "check" | "problems">;

const validate = (code: string, schemas: readonly (Schema | undefined)[]): SampleProblem[] => {
  const [first] = schemas;
  if (!first || schemas.includes(undefined))
    return [
      { line: 0, problem: "The type of this JSON is not declared where it is read", remedy: "Declare it there." },
    ];
  const isRight = ajv.compile(mergeSchemas(schemas as Schema[]));
  if (!isRight(JSON.parse(code))) return (isRight.errors ?? []).map((error) => toProblem(code, error));
  return jsonValueProblems(code);
};

/** Judges what needs no schema: broken JSON, and files whose form others define. */
const judgeAlone = ({ program: { code, title } }: PageProgram): Judged | undefined => {
  const syntax = jsonSyntax(code);
  if (syntax.length > 0) return { check: "parsed", problems: syntax };
  const checkFile = knownFiles.get(title ?? "");
  return checkFile && { check: "validated", problems: checkFile(code, JSON.parse(code) as object) };
};

/** Checks JSON against the types of the builder, or against those that a program of the page reads it as. */
export const jsonChecker: Checker = {
  languages: ["json"],
  check: (programs, symbols) => {
    const types = new DataTypes(symbols);
    const asked = programs.map((one) => ({ one, alone: judgeAlone(one), types: types.of(one) }));
    const wanted = asked.flatMap(({ alone, types: own }) => (alone || "problem" in own ? [] : own)) as DeclaredType[];
    const schemaOf = makeSchemas(wanted);
    const judge = ({ one, alone, types: own }: (typeof asked)[number]): Judged => {
      if (alone) return alone;
      if ("problem" in own) return { check: "parsed", problems: [own] };
      return { check: "validated", problems: validate(one.program.code, own.map(schemaOf)) };
    };
    return Promise.resolve(asked.map((each) => ({ ...each.one, ...judge(each), outputProblems: [] })));
  },
};
