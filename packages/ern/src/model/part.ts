import type { ErnParty, ErnResource, ErnValue } from "../model-types";
import type { NodeId } from "../types";
import type { Reader } from "./reader";

/** Targets by their reference. */
export type Targets<Target> = Pick<ReadonlyMap<string | undefined, Target>, "get">;

interface Context {
  readonly reader: Reader;
  readonly parties: Targets<ErnParty>;
  readonly resources: Targets<ErnResource>;
}

/** A part of a message: its element, and what its fields are read with. */
export interface Part {
  context: Context;
  node: NodeId;
}

export type Fields<Read> = { [Key in keyof Omit<Read, "node">]: (part: Part & Read) => Read[Key] };

/** Returns a function that makes parts whose fields are read on demand, so that a big message takes little memory. */
export const createLazyParts = <Read extends object>(fields: Fields<Read>) => {
  const prototype = {};
  for (const [key, read] of Object.entries<(part: Part & Read) => unknown>(fields))
    Object.defineProperty(prototype, key, {
      enumerable: true,
      get(this: Part & Read) {
        return read(this);
      },
    });
  return (context: Context, node: NodeId): Part & Read =>
    Object.assign<Read, Part>(Object.create(prototype) as Read, { context, node });
};

/** Returns the first target of each reference: a duplicate is a problem, not another target. */
export const toTargets = <Target extends { reference: ErnValue | null }>(targets: readonly Target[]) => {
  const named = targets.flatMap((target) =>
    target.reference?.value ? [[target.reference.value, target] as const] : [],
  );
  return new Map(named.reverse());
};

/** Returns a reference with its target. */
export const toReference = <Target>({ valueOf }: Reader, { node, value }: ErnValue, targets: Targets<Target>) =>
  Object.assign(valueOf(node), { target: targets.get(value) ?? null });
