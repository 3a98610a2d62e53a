import { leaf } from "../build/elements";
import { memoize } from "../memoize";
import { completeChildren } from "../schema/fit-children";
import { chooseName, counterpartsOf } from "../schema/moves-between";
import { schemaModelOf } from "../schema/schema-model-of";
import { rulesOf } from "../schema/schema-rules";
import { VERSION_FACTS } from "../schema/versions";
import type { ElementData } from "../xml/to-xml";
import type { Ledger } from "./ledger";

const TO = "4.3.2";

/** Attributes of 4.3 that have another name, by the element that they are of. */
const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ParentalWarningType: { Namespace: "TypeNamespace", UserDefinedValue: "TypeUserDefinedValue" },
};

/** What a text becomes a child of, where 4.3.2 requires none. */
const WRAPPED: Readonly<Record<string, string>> = { ChapterId: "ProprietaryId" };

/** Turns the parts of a message of 4.3 into those that 4.3.2 has in their place, and records what became of them. */
export const stepTo432 = (root: ElementData, ledger: Ledger): void => {
  const { rulesOfType } = rulesOf(TO);
  const namesAt = memoize((path: string) => counterpartsOf(path, "4.3", TO).map((to) => to.replace(/.*\//, "")));

  const rename = (parent: ElementData, child: ElementData): void => {
    const attributes = Object.entries(child.attributes ?? {}).map(([name, value]) => ({ name, value }));
    const { name, attribute } = chooseName(namesAt(`${parent.name}/${child.name}`), attributes);
    if (name === undefined) return;
    Object.assign(child, { name });
    ledger.change(child, `4.3.2 calls it ${name}.`);
    if (!attribute) return;
    const others = attributes
      .filter((candidate) => candidate !== attribute)
      .map(({ name: childType, value }) => [childType, value]);
    Object.assign(child, { attributes: Object.fromEntries(others) as Record<string, string> });
    ledger.changeAttribute(child, attribute.name, "4.3.2 has an element for it.");
  };

  const renameAttributes = (element: ElementData): void => {
    const names = ATTRIBUTES[element.name];
    if (!names || !element.attributes) return;
    for (const [from, to] of Object.entries(names)) {
      const { [from]: value, ...others } = element.attributes as Record<string, string>;
      if (value === undefined) continue;
      Object.assign(element, { attributes: { ...others, [to]: value } });
      ledger.changeAttribute(element, from, `4.3.2 calls it ${to}.`, to);
    }
  };

  /** Puts a text that 4.3.2 has in an element into that. */
  const wrap = (element: ElementData, type: number): void => {
    const { content } = rulesOfType(type);
    if (!content || element.children || element.text === undefined) return;
    const [inner, ...others] = completeChildren(content, []);
    const name = others.length === 0 ? (inner?.name ?? WRAPPED[element.name]) : undefined;
    if (name === undefined) return;
    const made = leaf(name, element.text, element.attributes);
    Object.assign(element, { text: undefined, attributes: undefined, children: [made] });
    ledger.retarget(element, made, `4.3.2 has its text in ${name}.`);
  };

  const step = (element: ElementData, type: number): void => {
    for (const child of element.children ?? []) {
      rename(element, child);
      renameAttributes(child);
      const childType = rulesOfType(type).typeOfChild.get(child.name);
      if (childType === undefined) continue;
      wrap(child, childType);
      step(child, childType);
    }
  };

  step(root, schemaModelOf(TO).roots.NewReleaseMessage!);
  const { namespace, avsVersionId } = VERSION_FACTS[TO];
  const { AvsVersionId: edition } = root.attributes ?? {};
  // The editions only add to each other, so the values of an earlier one are in the later one too.
  const isEarlierEdition = edition === undefined || Number(edition) < Number(avsVersionId);
  Object.assign(root, {
    attributes: {
      ...root.attributes,
      "xmlns:ern": namespace,
      "xsi:schemaLocation": `${namespace} ${namespace}/release-notification.xsd`,
      ...(isEarlierEdition && { AvsVersionId: avsVersionId }),
    },
  });
  if (isEarlierEdition)
    ledger.changeAttribute(root, "AvsVersionId", `4.3.2 uses a later edition of the value sets: ${avsVersionId}.`);
};
