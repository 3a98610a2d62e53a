import { branch, type Part } from "../build/elements";
import type { ErnAttribute, NodeId } from "../types";
import { listAttributes } from "../xml/attributes";
import { childElements, localNameOf, textOf } from "../xml/nodes";
import type { ElementData } from "../xml/to-xml";
import type { Entry, Ledger } from "./ledger";

export interface TakeOptions {
  /** The attributes to keep, by their names in the new element. */
  keep?: readonly string[];
  add?: Readonly<Record<string, string>>;
  text?: string;
  /** What is changed and why; required for a new name, text or attribute. */
  why?: string;
  /** Whether somebody has to decide if the change is right. */
  decide?: boolean;
}

const LOST_TEXT = "It has a text where ERN has elements, so its text is in none of them.";
const NO_ATTRIBUTE = "4.3 has no such attribute here.";
const OTHER_VALUE = "The new element says another value here. Decide which is right.";

/** The attribute for a territory, and its name in earlier versions. */
export const TERRITORY = "ApplicableTerritoryCode";
const OLD_TERRITORY = "TerritoryCode";

/** An element of the message being converted. What is taken from it, and what isn't, is recorded in the ledger. */
export class SourceElement {
  readonly name: string;
  private readonly inside: readonly SourceElement[];
  private ownText?: string;
  private ownAttributes?: readonly ErnAttribute[];
  private ownMeaning?: string;

  constructor(
    readonly node: NodeId,
    readonly ledger: Ledger,
    readonly parent?: SourceElement,
  ) {
    this.name = localNameOf(ledger.document, node);
    this.inside = childElements(ledger.document, node).map((child) => new SourceElement(child, ledger, this));
  }

  get text(): string {
    return (this.ownText ??= textOf(this.ledger.document, this.node).trim());
  }

  private get attributes(): readonly ErnAttribute[] {
    return (this.ownAttributes ??= listAttributes(this.ledger.document, this.node));
  }

  attribute(name: string): string | undefined {
    return this.attributes.find((attribute) => attribute.name === name)?.value;
  }

  /** The child elements with these names, in the order of the names; without names all of them, as they are. */
  all(...names: string[]): readonly SourceElement[] {
    if (names.length === 0) return this.inside;
    const named = (name: string) => this.inside.filter((child) => child.name === name);
    return names.length === 1 ? named(names[0]!) : names.flatMap(named);
  }

  first(name: string): SourceElement | undefined {
    return this.inside.find((child) => child.name === name);
  }

  /** The text of the first element at a path of names; "" if there's none. */
  textAt(...path: string[]): string {
    const found = path.reduce<SourceElement | undefined>((element, name) => element?.first(name), this);
    return found?.text ?? "";
  }

  /** The child elements, sorted by the order in which their names first occur. */
  children(): readonly SourceElement[] {
    return this.all(...new Set(this.inside.map(({ name }) => name)));
  }

  /** This element as a text element of the new message. */
  leaf(name: string = this.name, { add, text = this.text, ...options }: TakeOptions = {}): ElementData {
    return this.composite({ name, text, attributes: { ...this.keptAttributes(options.keep), ...add } }, options);
  }

  /** This element with other parts, which are taken separately. */
  branch(name: string, parts: readonly Part[], { add, ...options }: Omit<TakeOptions, "text"> = {}): ElementData {
    return this.composite(branch(name, parts, { ...this.keptAttributes(options.keep), ...add }), options);
  }

  /** Records that this element is one of the new message, whose parts are taken separately. */
  composite(target: ElementData, { keep = [], why, decide }: Omit<TakeOptions, "text" | "add"> = {}): ElementData {
    const isSame = target.name === this.name && (target.text ?? this.text) === this.text && !why;
    const isLost = target.text === undefined && this.inside.length === 0 && this.text !== "";
    const outcome = decide || isLost ? "decide" : isSame ? "carried" : "changed";
    this.ledger.element(this.node, { outcome, target, why: isLost ? LOST_TEXT : why });
    for (const { name, value } of this.attributes) {
      const to = name === OLD_TERRITORY && !keep.includes(name) ? TERRITORY : name;
      if (!keep.includes(to)) this.recordOutcome(name, { outcome: "dropped", why: NO_ATTRIBUTE });
      else if (target.attributes?.[to] !== value)
        this.recordOutcome(name, { outcome: "decide", target, why: OTHER_VALUE });
      else this.recordOutcome(name, { outcome: to === name ? "carried" : "changed", target, as: to });
    }
    return target;
  }

  /** The attributes of this element that the new one also has. */
  keptAttributes(keep: readonly string[] = []): Record<string, string> {
    const attributes: Record<string, string> = {};
    if (this.attributes.length === 0) return attributes;
    for (const name of keep) {
      const value = this.attribute(name) ?? (name === TERRITORY ? this.attribute(OLD_TERRITORY) : undefined);
      if (value !== undefined) attributes[name] = value;
    }
    return attributes;
  }

  /** Records what happens to an attribute. */
  recordOutcome(attribute: string, entry: Entry): void {
    this.ledger.attribute(this.node, attribute, entry);
  }

  /** This element with all its contents, unchanged. */
  copy(): ElementData {
    const keep = this.attributes.map(({ name }) => name);
    const children = this.inside.map((child) => child.copy());
    const content = children.length > 0 ? { children } : { text: this.text };
    return this.composite({ name: this.name, attributes: this.keptAttributes(keep), ...content }, { keep });
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
  recordDuplicate(target: ElementData | undefined, why: string): void {
    this.ledger.element(this.node, { outcome: "changed", target, why, deep: true });
  }

  /** Its content, to compare what two elements say. */
  meaning(): string {
    return (this.ownMeaning ??= this.toMeaning());
  }

  private toMeaning(): string {
    const attributes = this.attributes.map(({ name, value }) => `${name}=${value}`);
    const start = JSON.stringify([this.name, attributes.sort()]);
    const children = this.inside.map((child) => child.meaning());
    return start + (children.length ? `(${children.join("")})` : JSON.stringify(this.text));
  }
}
