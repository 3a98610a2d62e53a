import type { ErnDocument, NodeId } from "../types";
import { listAttributes } from "../xml/attributes";
import { localPartOf } from "../xml/names";
import { childElements, isElement, kindOf, localNameOf, parentOf, rangeOf, textOf } from "../xml/nodes";
import type { ElementData } from "../xml/to-xml";
import type { ConversionItem, Outcome } from "./conversion";

export interface Entry {
  outcome: Outcome;
  target?: ElementData;
  why?: string;
  /** Whether it covers everything in the element, too. */
  deep?: boolean;
  /** The name of an attribute in the new message, if it differs. */
  as?: string;
}

const DECLARATION = /^(?:xmlns(?::.*)?|xsi:.*)$/;
const NO_RULE = "4.3 has nothing of this kind at this place. Decide whether another element says it.";

/** Names as steps of a path, numbered if a name occurs more than once. */
const toSteps = (names: readonly string[]): readonly string[] => {
  if (names.length < 2) return names;
  const seen = new Map<string, number>();
  const numbers = names.map((name) => seen.set(name, (seen.get(name) ?? 0) + 1).get(name));
  return names.map((name, index) => (seen.get(name) === 1 ? name : `${name}[${numbers[index]}]`));
};

/** Maps each element of a tree that will be written to its path. */
const toPaths = (element: ElementData, path: string, paths: Map<ElementData, string>): Map<ElementData, string> => {
  paths.set(element, path);
  const children = element.children ?? [];
  const steps = toSteps(children.map(({ name }) => name));
  children.forEach((child, index) => toPaths(child, `${path}/${steps[index]}`, paths));
  return paths;
};

/** Records what happens to each element and attribute of a message. Anything unrecorded is left to be decided, so nothing is lost silently. */
export class Ledger {
  private readonly elements = new Map<NodeId, Entry>();
  private readonly attributes = new Map<string, Entry>();
  /** What became an element of the new message, attributes with their names. */
  private readonly sources = new Map<ElementData, { entry: Entry; attribute?: string }[]>();
  private readonly added: { element: ElementData; why: string; decide: boolean }[] = [];

  /** Reasons name 4.3, which the conversion to a later version goes through; `items` names that version instead. */
  constructor(
    readonly document: ErnDocument,
    private readonly version: string,
  ) {}

  has(node: NodeId): boolean {
    return this.elements.has(node);
  }

  /** Records what happens to an element; the first record wins. */
  element(node: NodeId, entry: Entry): void {
    if (this.elements.has(node)) return;
    this.elements.set(node, entry);
    this.addSource({ entry });
  }

  attribute(node: NodeId, name: string, entry: Entry): void {
    this.attributes.set(`${node}@${name}`, entry);
    this.addSource({ entry, attribute: entry.as ?? name });
  }

  private addSource(source: { entry: Entry; attribute?: string }): void {
    const { target } = source.entry;
    if (!target) return;
    const known = this.sources.get(target);
    if (known) known.push(source);
    else this.sources.set(target, [source]);
  }

  /** Records an element of the new message that the old one doesn't have. */
  add(element: ElementData, why: string, decide = false): ElementData {
    this.added.push({ element, why, decide });
    return element;
  }

  /** Records that what became an element of the new message was changed once more. */
  change(target: ElementData, why: string): void {
    this.revise(target, (entry, attribute) => attribute === undefined && this.changeEntry(entry, why));
  }

  /** The same for one of its attributes, which may have another name then. */
  changeAttribute(target: ElementData, name: string, why: string, as?: string): void {
    this.revise(
      target,
      (entry, attribute) => attribute === name && this.changeEntry(entry, why, { ...(as && { as }) }),
    );
  }

  /** Records that what became an element of the new message is one of its children instead. */
  retarget(from: ElementData, to: ElementData, why: string): void {
    this.revise(from, (entry) => this.changeEntry(entry, why, { target: to }));
    this.sources.set(to, [...(this.sources.get(to) ?? []), ...(this.sources.get(from) ?? [])]);
    this.sources.delete(from);
  }

  private changeEntry(entry: Entry, why: string, more: Partial<Entry> = {}): void {
    const isCarried = entry.outcome === "carried";
    Object.assign(entry, more, isCarried && { outcome: "changed", why });
  }

  private revise(target: ElementData, revise: (entry: Entry, attribute?: string) => void): void {
    for (const { entry, attribute } of this.sources.get(target) ?? [])
      if (entry.target === target) revise(entry, attribute);
  }

  /** Leaves whatever became an element of the new message to be decided, and these attributes that it had. */
  reconsider(target: ElementData, why: string, attributes: readonly string[] = []): void {
    this.decide(target, { why }, (attribute) => attribute === undefined || attributes.includes(attribute));
  }

  /** Leaves whatever became an element that isn't in the new message after all to be decided, with all its contents. */
  remove(target: ElementData, why: string): void {
    this.decide(target, { why, target: undefined }, () => true);
    for (const child of target.children ?? []) this.remove(child, why);
  }

  /** The same for one of its attributes. */
  removeAttribute(target: ElementData, name: string, why: string): void {
    this.decide(target, { why, target: undefined }, (attribute) => attribute === name);
  }

  private decide(target: ElementData, change: Partial<Entry>, isAffected: (attribute?: string) => boolean): void {
    this.revise(
      target,
      (entry, attribute) => isAffected(attribute) && Object.assign(entry, { outcome: "decide", ...change }),
    );
  }

  /** What happened to everything, in the order of the old message; additions come last. */
  items(root: ElementData): ConversionItem[] {
    const targets = toPaths(root, `/${localPartOf(root.name)}`, new Map());
    const items: ConversionItem[] = [];
    this.visit(this.document.root, `/${localNameOf(this.document, this.document.root)}`, targets, items);
    this.visitComments(items);
    for (const { element, why, decide } of this.added) {
      const target = targets.get(element);
      const outcome = decide ? "decide" : "added";
      if (target) items.push({ outcome, target, value: element.text, why: this.inVersion(why), count: 1 });
    }
    return items;
  }

  private visit(node: NodeId, path: string, targets: Map<ElementData, string>, items: ConversionItem[]): void {
    const { document } = this;
    const offset = rangeOf(document, node).from;
    const entry = this.elements.get(node) ?? { outcome: "decide" as const, why: NO_RULE, deep: true };
    const children = childElements(document, node);
    const value = children.length === 0 ? textOf(document, node).trim() : undefined;
    const count = entry.deep ? this.countElements(node) : 1;
    items.push(this.toItem(entry, targets, { path, offset, value, count }));
    if (entry.deep) return;
    for (const { name, value: attributeValue } of listAttributes(document, node)) {
      if (DECLARATION.test(name)) continue;
      const of = this.attributes.get(`${node}@${name}`) ?? { outcome: "decide" as const, why: NO_RULE };
      items.push(this.toItem(of, targets, { path: `${path}/@${name}`, offset, value: attributeValue, count: 0 }));
    }
    const steps = toSteps(children.map((child) => localNameOf(document, child)));
    children.forEach((child, index) => this.visit(child, `${path}/${steps[index]}`, targets, items));
  }

  private visitComments(items: ConversionItem[]): void {
    const { document } = this;
    for (let node = 1; node < document.nodes.count; node++) {
      const kind = kindOf(document, node);
      if (kind !== "comment" && kind !== "instruction") continue;
      const { from, to } = rangeOf(document, node);
      const parent = parentOf(document, node);
      const path = isElement(document, parent) ? `/… ${localNameOf(document, parent)}` : "/";
      const why = "Comments and instructions are not carried: they may speak of what has changed.";
      items.push({ outcome: "dropped", path, offset: from, value: document.source.slice(from, to), why, count: 0 });
    }
  }

  // Written out, because spread objects take three times as long.
  private toItem(
    { outcome, target, why }: Entry,
    targets: Map<ElementData, string>,
    { path, offset, value, count }: Pick<ConversionItem, "path" | "offset" | "value" | "count">,
  ): ConversionItem {
    return { outcome, path, offset, target: target && targets.get(target), value, why: this.inVersion(why), count };
  }

  private inVersion<Why extends string | undefined>(why: Why): Why {
    return why?.replaceAll(/\b4\.3\b(?!\.\d)/g, this.version) as Why;
  }

  private countElements(node: NodeId): number {
    const { after } = this.document.nodes;
    let count = 0;
    for (let descendant = node; descendant < after[node]!; descendant++)
      if (isElement(this.document, descendant)) count++;
    return count;
  }
}
