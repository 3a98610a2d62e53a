import { memoize } from "../memoize";
import type { AttributeModel, Particle, TypeModel, ValueModel } from "../schema/schema-model";
import { type Declarations, deprecationOf, meaningOf, toKey, XML_SCHEMA, type XsdNode } from "./declarations";
import { createParticleReader, isParticle } from "./read-particles";
import { ANY_TEXT, createValueReader, restrictValue } from "./read-values";

/** A type before its text has an index. */
interface Draft extends Omit<TypeModel, "text" | "attributes"> {
  text?: ValueModel;
  attributes: Map<string, Omit<AttributeModel, "value"> & { value: ValueModel }>;
}

const isAnyType = (element: XsdNode): boolean =>
  element.resolve(element.attribute("type") ?? "") === toKey(XML_SCHEMA, "anyType");
const ANY_CONTENT: Particle = { kind: "any", min: 0 };

/** Creates a parser of the types of a schema's elements, on demand. */
export const createTypeReader = ({ find, substitutesFor }: Declarations) => {
  const types: TypeModel[] = [];
  const values: ValueModel[] = [];
  const typeNumbers = new Map<XsdNode | ValueModel | "any", number>();
  const valueNumbers = new Map<string, number>();
  const { ofNode, named } = createValueReader({ find });

  const numberOf = (value: ValueModel): number => {
    const key = JSON.stringify(value);
    const number = valueNumbers.get(key) ?? values.push(value) - 1;
    valueNumbers.set(key, number);
    return number;
  };

  const readParticle = createParticleReader({
    find,
    substitutesFor,
    typeOf: (element) => ofElement(element),
    meaningOf: (element) => meaningFor(element),
  });

  const addAttributes = (draft: Draft, node: XsdNode): void => {
    for (const child of node.children) {
      const ref = child.attribute("ref");
      const declared = ref === undefined ? child : find(child.name as "attribute", child.resolve(ref));
      if (child.name === "attributeGroup" && declared) addAttributes(draft, declared);
      if (child.name !== "attribute") continue;
      const name = ref ?? child.attribute("name")!;
      if (child.attribute("use") === "prohibited") draft.attributes.delete(name);
      else
        draft.attributes.set(name, {
          name,
          required: child.attribute("use") === "required",
          value: (declared && ofNode(declared, "type")) ?? ANY_TEXT,
          fixed: child.attribute("fixed") ?? declared?.attribute("fixed"),
          ...(deprecationOf(child) !== undefined && { deprecated: true }),
          meaning: meaningOf(child) ?? meaningOf(declared),
        });
    }
  };

  /** What a derived type starts with. */
  const baseOf = (derivation: XsdNode): Draft => {
    const written = derivation.attribute("base") ?? "";
    const complex = find("complexType", derivation.resolve(written));
    if (complex) return draftOf(complex);
    const isMissing = derivation.resolve(written) !== toKey(XML_SCHEMA, "anyType");
    return { text: named(derivation, written) ?? (isMissing ? ANY_TEXT : undefined), attributes: new Map() };
  };

  const derive = (derivation: XsdNode): Draft => {
    const base = baseOf(derivation);
    const draft: Draft = { ...base, attributes: new Map(base.attributes) };
    const particle = derivation.children.find(isParticle);
    if (derivation.name === "extension" && particle) {
      const of = [...(base.content ? [base.content] : []), readParticle(particle)];
      draft.content = { kind: "sequence", min: 1, max: 1, of };
    } else if (derivation.name === "restriction") {
      if (base.text) draft.text = restrictValue(ofNode(derivation, "") ?? base.text, derivation);
      else draft.content = particle && readParticle(particle);
    }
    addAttributes(draft, derivation);
    return draft;
  };

  const readDraft = (node: XsdNode): Draft => {
    const wrapper = node.children.find(({ name }) => name === "simpleContent" || name === "complexContent");
    const derivation = wrapper?.children.find(({ name }) => name === "extension" || name === "restriction");
    if (derivation) return derive(derivation);
    const content = node.children.find(isParticle);
    const draft: Draft = { content: content && readParticle(content), attributes: new Map() };
    addAttributes(draft, node);
    return draft;
  };

  const draftOf = memoize(readDraft);

  const add = (key: XsdNode | ValueModel | "any", read: () => TypeModel): number => {
    const known = typeNumbers.get(key);
    if (known !== undefined) return known;
    // A type may contain itself, so it gets its index before it's read.
    const number = types.push({ attributes: [] }) - 1;
    typeNumbers.set(key, number);
    types[number] = read();
    return number;
  };

  const addComplex = (node: XsdNode): number =>
    add(node, () => {
      const { text, content, attributes } = draftOf(node);
      return {
        ...(content && { content }),
        ...(text && { text: numberOf(text) }),
        attributes: [...attributes.values()].map((attribute) => ({ ...attribute, value: numberOf(attribute.value) })),
      };
    });

  const complexOf = (element: XsdNode): XsdNode | undefined => {
    const written = element.attribute("type");
    if (written === undefined) return element.children.find(({ name }) => name === "complexType");
    return find("complexType", element.resolve(written));
  };

  const meaningFor = (element: XsdNode): string | undefined => meaningOf(element) ?? meaningOf(complexOf(element));

  const ofElement = (element: XsdNode): number => {
    const complex = complexOf(element);
    if (complex) return addComplex(complex);
    // A type in a missing file is unknown, so it's treated as any text.
    const isMissing = element.attribute("type") !== undefined && !isAnyType(element);
    const value = ofNode(element, "type") ?? (isMissing ? ANY_TEXT : undefined);
    if (!value) return add("any", () => ({ content: ANY_CONTENT, attributes: [] }));
    return add(values[numberOf(value)]!, () => ({ text: numberOf(value), attributes: [] }));
  };

  return { types, values, ofElement };
};
