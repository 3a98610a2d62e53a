import { typeInSchema } from "../schema/schema-rules";
import { valueSet } from "../values/value-sets";
import type { ElementData } from "../xml/write-element";
import type { NewMessage } from "./new-message";
import type { SourceElement, TakeOptions } from "./source-element";

/** The attributes of a sender's own value. */
const VALUE_ATTRIBUTES = "Namespace UserDefinedValue";

/** An element whose text is a value from one of the standard's sets. */
export const takeValue = (
  source: SourceElement,
  name: string = source.name,
  options: Omit<TakeOptions, "text"> = {},
): ElementData => source.leaf(name, { ...options, keep: `${VALUE_ATTRIBUTES} ${options.keep ?? ""}` });

/** Values that 4.3 no longer has, although earlier versions have them in the sets they share with it. */
const GONE: Readonly<Record<string, readonly string[]>> = {
  CommercialModelType: ["AsPerContract", "Unknown"],
  UseType: ["AsPerContract", "DubForAdvertisement", "Unknown"],
  UserInterfaceType: ["AsPerContract", "Unknown"],
};

/** Turns values that 4.3 doesn't have into the sender's own, to be decided; if the set doesn't allow that, they stay unchanged. */
export const fitValues = (element: ElementData, message: NewMessage, parent = ""): void => {
  const { name, text, children = [] } = element;
  for (const child of children) fitValues(child, message, name);
  const type = typeInSchema("4.3", parent, name);
  const values = type && text ? valueSet("4.3", type.text) : undefined;
  if (!values || (values.has(text!) && !GONE[name]?.includes(text!))) return;
  const isOwn =
    values.has("UserDefined") && type!.attributes.some((attribute) => attribute.name === "UserDefinedValue");
  if (isOwn) {
    const attributes = { ...element.attributes, Namespace: message.namespace, UserDefinedValue: text! };
    Object.assign(element, { text: "UserDefined", attributes });
  }
  const now = isOwn ? " It stands as a value of the sender's own." : "";
  const why = `4.3 has no ${name} ${text}.${now} Choose one of 4.3's if one fits.`;
  message.ledger.reconsider(element, why, VALUE_ATTRIBUTES.split(" "));
};
