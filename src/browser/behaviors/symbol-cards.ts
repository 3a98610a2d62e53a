import { toAddress } from "../../utils/address";
import { paths } from "../../utils/paths";

const loaded = new Map<string, Promise<Record<string, string>>>();

const readCards = async (address: string): Promise<Record<string, string>> =>
  (await (await fetch(address)).json()) as Record<string, string>;

/** Gives a marked name in code its card: signature, status and sentence. If that can't be loaded, it has none. */
export const addCard = async (name: HTMLElement): Promise<void> => {
  const id = name.dataset.symbol!;
  const address = toAddress(paths.symbolCards(id.split(".")[1]!));
  const cards = loaded.get(address) ?? readCards(address);
  loaded.set(address, cards);
  try {
    const text = (await cards)[id];
    if (text !== undefined) name.dataset.type = text;
  } catch {
    loaded.delete(address);
  }
};
