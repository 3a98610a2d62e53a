import type { ErnDocument, NodeId } from "../types";
import { listAttributes } from "../xml/attributes";
import { childElements, localNameOf, textOf } from "../xml/nodes";
import type { ElementData } from "../xml/write-element";
import type { Ledger } from "./ledger";

type Attributes = Readonly<Record<string, string>>;

export interface TakeOptions {
  /** The attributes to keep: their names, or `Old>New` if the name changes. */
  keep?: string;
  /** Attributes to add to the new element. */
  add?: Attributes;
  /** The new text, if it changes. */
  text?: string;
  /** What is changed and why; required for a new name, text or attribute. */
  why?: string;
  /** Does somebody have to decide whether the change is right? */
  decide?: boolean;
}

const LOST_TEXT = "It has a text where ERN has elements, so its text is in none of them.";
const NO_ATTRIBUTE = "ERN 4.3 has no such attribute here.";
const OTHER_VALUE = "The new element says another value here. Decide which is right.";

/** An element of the message being converted. What is taken from it, and what isn't, is recorded in the ledger. */
export class SourceElement {
  readonly name: string;
  private childrenByName?: Map<string, SourceElement[]>;

  constructor(
    readonly document: ErnDocument,
    readonly node: NodeId,
    readonly ledger: Ledger,
  ) {
    this.name = localNameOf(document, node);
  }

  get text(): string {
    return textOf(this.document, this.node).trim();
  }

  attribute(name: string): string | undefined {
    return listAttributes(this.document, this.node).find((attribute) => attribute.name === name)?.value;
  }

  all(name: string): readonly SourceElement[] {
    this.childrenByName ??= this.readChildren();
    return this.childrenByName.get(name) ?? [];
  }

  one(name: string): SourceElement | undefined {
    return this.all(name)[0];
  }

  children(): readonly SourceElement[] {
    this.childrenByName ??= this.readChildren();
    return [...this.childrenByName.values()].flat();
  }

  private readChildren(): Map<string, SourceElement[]> {
    const byName = new Map<string, SourceElement[]>();
    for (const node of childElements(this.document, this.node)) {
      const child = new SourceElement(this.document, node, this.ledger);
      byName.set(child.name, [...(byName.get(child.name) ?? []), child]);
    }
    return byName;
  }

  /** This element as a text element of the new message. */
  leaf(name: string = this.name, { keep = "", add, text = this.text, why, decide }: TakeOptions = {}): ElementData {
    const kept = this.keptAttributes(keep);
    const target: ElementData = { name, text, attributes: { ...kept, ...add } };
    const isSame = name === this.name && text === this.text && !why;
    this.settle(target, { isSame, why, decide, keep });
    return target;
  }

  /** Records that this element is a composite of the new message, whose parts are taken separately. */
  composite(target: ElementData, { keep = "", why, decide }: Omit<TakeOptions, "text" | "add"> = {}): ElementData {
    this.settle(target, { isSame: target.name === this.name && !why, why, decide, keep });
    return target;
  }

  /** The attributes of this element that the new one also has. */
  keptAttributes(keep: string): Record<string, string> {
    const kept: Record<string, string> = {};
    for (const pair of keep.split(" ").filter(Boolean)) {
      const [from, to = from] = pair.split(">") as [string, string?];
      const value = this.attribute(from);
      if (value !== undefined) kept[to] = value;
    }
    return kept;
  }

  private settle(
    target: ElementData,
    { isSame, why, decide, keep }: { isSame: boolean; why?: string; decide?: boolean; keep: string },
  ): void {
    const isLost = target.text === undefined && this.children().length === 0 && this.text !== "";
    const outcome = decide || isLost ? "decide" : isSame ? "carried" : "changed";
    this.ledger.element(this.node, { outcome, target, why: isLost ? LOST_TEXT : why });
    const kept = new Map(keep.split(" ").map((pair) => pair.split(">") as [string, string | undefined]));
    for (const { name, value } of listAttributes(this.document, this.node)) {
      const to = kept.has(name) ? (kept.get(name) ?? name) : undefined;
      if (to === undefined) this.ledger.attribute(this.node, name, { outcome: "dropped", why: NO_ATTRIBUTE });
      else if (target.attributes?.[to] !== value)
        this.ledger.attribute(this.node, name, { outcome: "decide", target, why: OTHER_VALUE });
      else this.ledger.attribute(this.node, name, { outcome: to === name ? "carried" : "changed", target });
    }
  }

  /** This element with all its contents, unchanged. */
  copy(): ElementData {
    const nodes = childElements(this.document, this.node);
    const attributes = Object.fromEntries(
      listAttributes(this.document, this.node).map(({ name, value }) => [name, value]),
    );
    const children = nodes.map((node) => new SourceElement(this.document, node, this.ledger).copy());
    const target: ElementData = { name: this.name, attributes, ...(nodes.length ? { children } : { text: this.text }) };
    return this.composite(target, { keep: Object.keys(attributes).join(" ") });
  }

  /** Leaves out this element with all its contents, for a reason. */
  drop(why: string): void {
    this.ledger.element(this.node, { outcome: "dropped", why, deep: true });
  }

  /** Leaves out this element with all its contents, for somebody to decide. */
  decide(why: string): void {
    this.ledger.element(this.node, { outcome: "decide", why, deep: true });
  }

  /** Records that the new message already has this element's meaning elsewhere. */
  said(target: ElementData | undefined, why: string): void {
    this.ledger.element(this.node, { outcome: "changed", target, why, deep: true });
  }

  /** Is it already recorded what happens to it? */
  isSettled(): boolean {
    return this.ledger.isSettled(this.node);
  }

  /** Its content, to compare what two elements say. */
  meaning(): string {
    const attributes = listAttributes(this.document, this.node).map(({ name, value }) => `${name}=${value}`);
    const children = childElements(this.document, this.node).map((node) =>
      new SourceElement(this.document, node, this.ledger).meaning(),
    );
    return JSON.stringify([this.name, attributes.sort(), children.length ? children : this.text]);
  }
}
