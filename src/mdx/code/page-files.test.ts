import { nodesOf } from "../nodes/walk";
import { parse } from "../read/parse";
import { blockFacts } from "./block-facts";
import { pageFiles } from "./page-files";

const read = (body: string, route: string | null = "/docs/a/") => {
  const tree = parse(body, { file: "content/docs/a.mdx", lineOffset: 0 });
  const files = pageFiles(tree, route);
  return { files, urls: nodesOf(tree, "code").map((block) => blockFacts(block).file) };
};

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n\n`;

describe("pageFiles", () => {
  it("has the blocks that are titled with a file name, and gives each its URL", () => {
    const { files, urls } = read(
      fence('xml title="a.xml"', "<a/>") + fence('rust title="src/main.rs"', "fn main() {}") + fence("bash", "ls"),
    );
    expect(files).toEqual([
      { name: "a.xml", text: "<a/>\n" },
      { name: "src/main.rs", text: "fn main() {}\n" },
    ]);
    expect(urls).toEqual(["/samples/docs/a/a.xml", "/samples/docs/a/src/main.rs", undefined]);
  });

  it("leaves out fragments, shortened messages, and titles that aren't file names", () => {
    const fragment = fence('xml title="a.xml" within="Deal"', "<a/>");
    const shortened = fence('xml title="b.xml"', "<a>…</a>");
    const named = fence('text title="Where it is, from 3.8.2 to 4.3"', "x") + fence('text title="../a.txt"', "x");
    expect(read(fragment + shortened + named).files).toEqual([]);
    expect(read(fence('xml title="a.xml"', "<a/>"), null).files).toEqual([]);
    expect(read(fence('xml title="a.xml"', "<a><!-- … --></a>")).files).toHaveLength(1);
  });

  it("joins a program with the blocks that continue it", () => {
    const program = fence('python title="a.py"', "x = 1") + fence("text", "?") + fence("python continues", "print(x)");
    expect(read(program + fence("python", "y = 2")).files).toEqual([{ name: "a.py", text: "x = 1\n\nprint(x)\n" }]);
  });

  it("numbers different files of one name, and keeps one of equal ones", () => {
    const [first, two] = [fence('python title="a.py"', "1"), fence('python title="a.py"', "2")];
    expect(read(first + two + first)).toEqual({
      files: [
        { name: "a.py", text: "1\n" },
        { name: "2/a.py", text: "2\n" },
      ],
      urls: ["/samples/docs/a/a.py", "/samples/docs/a/2/a.py", "/samples/docs/a/a.py"],
    });
  });
});
