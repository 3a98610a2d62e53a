import { fileTree } from "./file-tree";

const files = (...names: string[]) => names.map((name) => ({ name, text: "" }));

describe("fileTree", () => {
  it("lists files, then directories with theirs", () => {
    expect(
      fileTree("/docs/a/", files("b.py", "src/main.rs", "a.xml", ".github/workflows/check.yml", "src/lib.rs")),
    ).toBe(
      '<figure class="code files no-print"><figcaption><span>Files of this page</span>' +
        '<a class="code-file" href="/samples/docs/a.zip" download aria-label="Download them as a ZIP">' +
        '<svg class="icon" aria-hidden="true"><use href="#_icon-download"/></svg></a></figcaption>' +
        '<ul><li><a href="/samples/docs/a/b.py" download>b.py</a></li><li><a href="/samples/docs/a/a.xml" download>a.xml</a></li>' +
        '<li>.github/workflows/<ul><li><a href="/samples/docs/a/.github/workflows/check.yml" download>check.yml</a></li></ul></li>' +
        '<li>src/<ul><li><a href="/samples/docs/a/src/main.rs" download>main.rs</a></li>' +
        '<li><a href="/samples/docs/a/src/lib.rs" download>lib.rs</a></li></ul></li></ul></figure>',
    );
  });

  it("is empty for fewer than two files, whose block has its own link", () => {
    expect(fileTree("/docs/a/", files("a.py"))).toBe("");
  });
});
