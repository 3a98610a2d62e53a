import { type ContentElement, type ContentNode, joinStrings } from "../../utils/content-node";

/** An image whose files don't exist yet. */
export interface ImageProps {
  src: string;
  alt: string;
  title?: string;
  line: number;
  /** Visible on a wide screen without scrolling. */
  early?: boolean;
}

/** What a page's query decides, because it depends on more than the page's file. */
export interface SlotValues {
  /** Digest of a code sample, for the link to how it was checked. */
  mark: string;
  /** Props of `<SampleFigures>`. */
  figures: { show?: string };
  /** Inline code that may name an element of ERN. */
  ernName: { name: string; html: string };
  image: ImageProps;
}

type SlotName = keyof SlotValues;

export type Slot = { [Name in SlotName]: Record<Name, SlotValues[Name]> }[SlotName];

/** A piece of a content tree with slots. */
export type OpenNode = string | ContentElement<OpenNode> | Slot;

/** What a page or a part of it consists of. */
export interface ContentTree {
  nodes: OpenNode[];
  /** The classes and islands in it, some of which have styles of their own. */
  styled: string[];
}

export const NO_CONTENT: ContentTree = { nodes: [], styled: [] };

/** Prints the values of slots as HTML. */
export type SlotPrinters<Html = string | Promise<string>> = { [Name in SlotName]: (value: SlotValues[Name]) => Html };

/** Prints what needs no query: neither marks nor figures nor images, and names without links. */
export const barePrinters: SlotPrinters<string> = {
  mark: () => "",
  figures: () => "",
  ernName: ({ html }) => html,
  image: () => "",
};

const printSlot = <Html>(slot: Slot, printers: SlotPrinters<Html>): Html => {
  const [[name, value]] = Object.entries(slot) as [[SlotName, never]];
  return printers[name](value);
};

/** Returns the slots of a content tree, in reading order. */
export const slotsIn = (nodes: readonly OpenNode[]): Slot[] =>
  nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    return "component" in node ? slotsIn(node.children ?? []) : [node];
  });

/** Returns a content tree with HTML in its slots. */
export const printSlots = (
  nodes: readonly OpenNode[],
  print = (slot: Slot): string => printSlot(slot, barePrinters),
): ContentNode[] =>
  joinStrings(
    nodes.map((node) => {
      if (typeof node === "string") return node;
      if (!("component" in node)) return print(node);
      const { children, ...element } = node;
      return children ? { ...element, children: printSlots(children, print) } : element;
    }),
  );

/** Returns a content tree with what the printers return in its slots; they are called in reading order. */
export const fillSlots = async (nodes: readonly OpenNode[], printers: SlotPrinters): Promise<ContentNode[]> => {
  const printed = await Promise.all(
    slotsIn(nodes).map(async (slot): Promise<[Slot, string]> => [slot, await printSlot(slot, printers)]),
  );
  const texts = new Map(printed);
  return printSlots(nodes, (slot) => texts.get(slot)!);
};
