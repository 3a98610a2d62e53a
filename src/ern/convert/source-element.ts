import { branch, type Part } from "../build/elements";
import type { NodeId } from "../types";
import { findAttribute, listAttributes } from "../xml/attributes";
import { childElements, localNameOf, textOf } from "../xml/nodes";
import type { ElementData } from "../xml/write-element";
import type { Entry, Ledger } from "./ledger";

export interface TakeOptions {
  /** The attributes to keep: their names, or `Old>New` if the name changes. */
  keep?: string;
  add?: Readonly<Record<string, string>>;
  text?: string;
  /** What is changed and why; required for a new name, text or attribute. */
  why?: string;
  /** Does somebody have to decide whether the change is right? */
  decide?: boolean;
}

const LOST_TEXT = "It has a text where ERN has elements, so its text is in none of them.";
const NO_ATTRIBUTE = "ERN 4.3 has no such attribute here.";
const OTHER_VALUE = "The new element says another value here. Decide which is right.";

/** The old and new names in "Name Old>New". */
const toPairs = (names: string): [from: string, to: string][] =>
  names.split(" ").map((each) => {
    const [from = "", to = from] = each.split(">");
    return [from, to];
  });

/** An element of the message being converted. What is taken from it, and what isn't, is recorded in the ledger. */
export class SourceElement {
  readonly name: string;
  private readonly inside: readonly SourceElement[];
  private known?: string;

  constructor(
    readonly node: NodeId,
    readonly ledger: Ledger,
    readonly parent?: SourceElement,
  ) {
    this.name = localNameOf(ledger.document, node);
    this.inside = childElements(ledger.document, node).map((child) => new SourceElement(child, ledger, this));
  }

  get text(): string {
    return textOf(this.ledger.document, this.node).trim();
  }

  attribute(name: string): string | undefined {
    return findAttribute(this.ledger.document, this.node, name)?.value;
  }

  /** The child elements with these names, in the order of the names; without names all of them, as they are. */
  all(...names: string[]): readonly SourceElement[] {
    if (names.length === 0) return this.inside;
    return names.flatMap((name) => this.inside.filter((child) => child.name === name));
  }

  one(name: string): SourceElement | undefined {
    return this.all(name)[0];
  }

  /** The text of the first element at a path of names; "" if there's none. */
  textAt(...path: string[]): string {
    const found = path.reduce<SourceElement | undefined>((element, name) => element?.one(name), this);
    return found?.text ?? "";
  }

  /** The child elements, sorted by the order in which their names first occur. */
  children(): readonly SourceElement[] {
    return this.all(...new Set(this.inside.map(({ name }) => name)));
  }

  /** This element as a text element of the new message. */
  leaf(name: string = this.name, { add, text = this.text, ...options }: TakeOptions = {}): ElementData {
    return this.composite({ name, text, attributes: { ...this.keptAttributes(options.keep ?? ""), ...add } }, options);
  }

  /** This element with other parts, which are taken separately. */
  branch(name: string, parts: readonly Part[], { add, ...options }: Omit<TakeOptions, "text"> = {}): ElementData {
    return this.composite(branch(name, parts, { ...this.keptAttributes(options.keep ?? ""), ...add }), options);
  }

  /** Records that this element is one of the new message, whose parts are taken separately. */
  composite(target: ElementData, { keep, why, decide }: Omit<TakeOptions, "text" | "add"> = {}): ElementData {
    const isSame = target.name === this.name && (target.text ?? this.text) === this.text && !why;
    const isLost = target.text === undefined && this.inside.length === 0 && this.text !== "";
    const outcome = decide || isLost ? "decide" : isSame ? "carried" : "changed";
    this.ledger.element(this.node, { outcome, target, why: isLost ? LOST_TEXT : why });
    const kept = new Map(toPairs(keep ?? ""));
    for (const { name, value } of listAttributes(this.ledger.document, this.node)) {
      const to = kept.get(name);
      if (to === undefined) this.settle(name, { outcome: "dropped", why: NO_ATTRIBUTE });
      else if (target.attributes?.[to] !== value) this.settle(name, { outcome: "decide", target, why: OTHER_VALUE });
      else this.settle(name, { outcome: to === name ? "carried" : "changed", target, as: to });
    }
    return target;
  }

  /** The attributes of this element that the new one also has. */
  keptAttributes(keep: string): Record<string, string> {
    const pairs = toPairs(keep).map(([from, to]) => [to, this.attribute(from)] as const);
    return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined));
  }

  /** Records what happens to an attribute. */
  settle(attribute: string, entry: Entry): void {
    this.ledger.attribute(this.node, attribute, entry);
  }

  /** This element with all its contents, unchanged. */
  copy(): ElementData {
    const attributes = listAttributes(this.ledger.document, this.node).map(({ name, value }) => [name, value] as const);
    const children = this.inside.map((child) => child.copy());
    const data = { name: this.name, attributes: Object.fromEntries(attributes) };
    const keep = attributes.map(([name]) => name).join(" ");
    return this.composite({ ...data, ...(children.length ? { children } : { text: this.text }) }, { keep });
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

  /** Its content, to compare what two elements say. */
  meaning(): string {
    this.known ??= this.toMeaning();
    return this.known;
  }

  private toMeaning(): string {
    const attributes = listAttributes(this.ledger.document, this.node).map(({ name, value }) => `${name}=${value}`);
    const start = JSON.stringify([this.name, attributes.sort()]);
    const children = this.inside.map((child) => child.meaning());
    return start + (children.length ? `(${children.join("")})` : JSON.stringify(this.text));
  }
}
