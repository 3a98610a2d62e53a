import type { Schema } from "ts-json-schema-generator";

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null;

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

/** One schema for data that several programs read as different types: it contains what any of them needs. */
export const mergeSchemas = (schemas: readonly Schema[]): Schema => schemas.reduce(merge);
