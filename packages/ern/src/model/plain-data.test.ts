import { readSample } from "../../test/read-sample";
import { parseErn } from "../xml/parse-ern";
import { listTracks } from "./list-tracks";
import { toCsv } from "./plain-data";
import { readMessage } from "./read-message";

const single = readSample("43-single.xml");

/** The title cell of the only track, after its title is replaced. */
const titleCell = (title: string): string => {
  const source = single.replaceAll(">Paper Boats<", `>${title}<`);
  const [, row = ""] = toCsv(listTracks(readMessage(parseErn(source)))).split(/\r\n(?=R0)/);
  return /QZABC2600010,((?:"(?:[^"]|"")*"|[^,"])*),/.exec(row)![1]!;
};

describe("toCsv", () => {
  it.each([
    ["=1+1", "'=1+1"],
    ["+1", "'+1"],
    ["-1", "'-1"],
    ["@sum", "'@sum"],
    ['=HYPERLINK("http://example.org","x")', `"'=HYPERLINK(""http://example.org"",""x"")"`],
    ["1=1", "1=1"],
    ["a-b", "a-b"],
    ["'quoted", "'quoted"],
  ])("writes %s as text that no spreadsheet runs", (title, cell) => {
    expect(titleCell(title)).toBe(cell);
  });
});
