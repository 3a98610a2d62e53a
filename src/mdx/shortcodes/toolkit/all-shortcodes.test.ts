import { toToolkit } from "../../../reference/toolkit/toolkit";
import { compileBody } from "../../../test/content/compile-body";
import { fakeToolkit } from "../../../test/content/fake-toolkit";

const html = (body: string): string => compileBody(body).content.join("");
const build = "ddex-builder.typescript.DdexBuilder.build";
const table = '<SymbolTable package="ddex-builder" language="typescript"';

describe("<SymbolTable>", () => {
  it("has a row with an anchor for each symbol", () => {
    expect(html(`${table} parent="DdexBuilder" kind="method" />`)).toMatchSnapshot();
  });

  it.each([
    ["all without filters", "", ["DdexBuilder", "build", "reset"]],
    ["symbols without a parent", 'parent=""', ["DdexBuilder"]],
    ["symbols of a parent", 'parent="DdexBuilder"', ["build", "reset"]],
    ["symbols of a kind", 'kind="class"', ["DdexBuilder"]],
  ])("lists %s", (_name, filter, names) => {
    const rows = [...html(`${table} ${filter} />`).matchAll(/<th scope="row" role="rowheader"><a .*?<b>(\w+)/g)];
    expect(rows.map(([, name]) => name)).toEqual(names);
  });

  it("has a column of defaults if an option has one", () => {
    const data = '<SymbolTable package="ddex-builder" language="typescript" parent="Resource" />';
    const isrc = { name: "isrc", type: "string", required: false, default: "TEMP00000000" };
    const option = {
      ...fakeToolkit.byId.get(build)!,
      id: `${build}.isrc`,
      kind: "option",
      parent: "Resource",
    } as const;
    const toolkit = toToolkit([{ ...option, params: [isrc] }], () => "/docs/api/", "/docs/api/");
    expect(compileBody(`${table} />`).markdown).not.toContain("Default");
    expect(compileBody(data, { toolkit }).markdown).toContain("| Default | Status |");
    expect(compileBody(data, { toolkit }).markdown).toContain("| `TEMP00000000` | (works, observed) |");
  });

  it("gives a symbol one anchor on a page, at its full entry if there is one", () => {
    const { ids } = compileBody(`${table} />\n\n${table} />\n\n<Symbol id="${build}" />`);
    const anchors = ids.filter((id) => id.startsWith("ddex-builder."));
    expect(anchors.toSorted()).toEqual([...new Set(anchors)].toSorted());
    expect(html(`${table} />\n\n<Symbol id="${build}" />`)).toContain(`<div class="symbol" id="${build}">`);
  });

  it("explains the terms for evidence once on a page", () => {
    const page = html(`${table} />\n\n${table} />`);
    expect(
      page.match(/Observed: a check of this site runs it\. Read: taken from the source of 0\.4\.5, not run\./g),
    ).toHaveLength(1);
    expect(page.match(/<small class="known">observed in a run<\/small>/g)).toHaveLength(4);
    expect(page.match(/<small class="known">read in the source<\/small>/g)).toHaveLength(2);
  });

  it("becomes a Markdown table; its search section contains only its language", () => {
    const { markdown, sections } = compileBody(`Text\n\n${table} parent="DdexBuilder" />`);
    expect(markdown).toContain("| [`reset(): void`](/docs/api/#ddex-builder.typescript.DdexBuilder.reset) |");
    expect(markdown).toContain("(placeholder, read) | Does nothing \\| at all. |");
    expect(sections).toEqual([{ id: null, titles: [], text: "Text", languages: ["typescript"] }]);
  });
});

describe("<SymbolRows>", () => {
  const reset = "ddex-builder.typescript.DdexBuilder.reset";

  it("has a row for each chosen symbol, in that order, without an anchor", () => {
    const { content, ids } = compileBody(`<SymbolRows ids="${reset}, ${build}" />`);
    const rows = [...content.join("").matchAll(/<th scope="row" role="rowheader"><a href="([^"]+)">.*?<b>(\w+)/g)];
    expect(rows.map(([, href, name]) => [href, name])).toEqual([
      [`/docs/api/#${reset}`, "reset"],
      [`/docs/api/#${build}`, "build"],
    ]);
    expect(ids).toEqual([]);
  });

  it("shows fields instead of the signature on request", () => {
    const { markdown } = compileBody(`<SymbolRows show="fields" ids="${build}" />`);
    expect(markdown).toContain("| Fields ");
    expect(markdown).toContain("| `data: any`, `version: string`, `limit: number` |");
  });
});

describe("<Symbol>", () => {
  it("says all that is known of a symbol", () => {
    expect(html(`<Symbol id="${build}" />`)).toMatchSnapshot();
  });
});

describe("<SymbolCounts>", () => {
  it("counts the symbols of each package and language by status, and the total", () => {
    const rows = compileBody("<SymbolCounts />").markdown.trim().split("\n");
    expect(rows.map((row) => row.replace(/ +/g, " "))).toEqual([
      "| Package | (works) | (partial) | (placeholder) | (unavailable) | All | Observed |",
      expect.any(String) as string,
      "| ddex-builder: TypeScript | 1 | 1 | 1 | 0 | 3 | 2 |",
      "| All | 1 | 1 | 1 | 0 | 3 | 2 |",
    ]);
  });
});

describe("<SymbolList>", () => {
  const list = '<SymbolList package="ddex-builder" language="typescript" />';

  it("has an entry for each symbol, with its note and anchor at home", () => {
    expect(html(list)).toMatchSnapshot();
    expect(compileBody(list).ids).toContain(build);
    expect(compileBody(list).markdown).toContain(
      `- [\`build(data?: any): Promise<string>\`](/docs/api/#${build}) in DdexBuilder: works, observed. Writes XML.`,
    );
  });

  it("links to the home of a symbol that lives elsewhere, which has its note", () => {
    const elsewhere = toToolkit(fakeToolkit.symbols, (id) => `/docs/api/builder/#${id}`, "/docs/api/");
    const { content, ids } = compileBody(list, { toolkit: elsewhere });
    expect(content.join("")).toContain(`<a href="/docs/api/builder/#${build}">`);
    expect(content.join("")).not.toContain("Writes XML.");
    expect(ids).toEqual([]);
  });

  it("is inside a filter below a form that shows the number of symbols", () => {
    const [island] = compileBody(`<SymbolFilter>\n\n${list}\n\n</SymbolFilter>`).content;
    expect(island).toMatchObject({ component: "SymbolFilter" });
    expect(JSON.stringify(island)).toContain("<output>3 symbols</output>");
  });
});

describe("<SymbolLink>", () => {
  it("shows the symbol's name as code, and counts as a link on the page", () => {
    const { content, links } = compileBody(`Call <SymbolLink id="${build}" /> once.`);
    expect(content).toEqual([`<p>Call <a href="/docs/api/#${build}"><code>build</code></a> once.</p>`]);
    expect(links).toMatchObject([{ href: `/docs/api/#${build}`, line: 4 }]);
  });

  it.each(["`build(data)`", "`DdexBuilder.build`", "*build*", "`await build()`"])("accepts the text %s", (text) => {
    expect(html(`<SymbolLink id="${build}">${text}</SymbolLink>`)).toBe(
      html(text).replace("<p>", `<p><a href="/docs/api/#${build}">`).replace("</p>", "</a></p>"),
    );
  });

  it.each(["`builds`", "the method", "`reset`", "`Release.build`"])("rejects the text %s", (text) => {
    expect(() => html(`<SymbolLink id="${build}">${text}</SymbolLink>`)).toThrow("Write `build`, alone, with what it");
  });

  it("gives a heading its text", () => {
    expect(compileBody(`## Call <SymbolLink id="${build}" />`).headings).toMatchObject([
      { id: "call-build", text: "Call build" },
    ]);
  });
});

describe("<Status of>", () => {
  it("shows the symbol's badge, with its note for all readers", () => {
    expect(html(`<Status of="${build}" /> text`)).toMatchInlineSnapshot(
      `"<p><span class="status works" title="Writes XML.">works<span class="visually-hidden">: Writes XML.</span></span> text</p>"`,
    );
    expect(compileBody(`<Status of="${build}" /> text`).markdown).toBe("(works: Writes XML.) text\n");
  });
});

describe("<Status>", () => {
  it("shows the worst of several symbols or of a group, and is explained by its legend", () => {
    expect(compileBody(`<Status of="${build} ddex-builder.typescript.DdexBuilder" />`).markdown).toBe(
      "(partial: Builds one message.)\n",
    );
    expect(compileBody('<Status group="building" />').markdown).toBe("(placeholder: Messages are built.)\n");
    expect(compileBody("<StatusLegend />").markdown).toContain("- (works) does what its name says.\n");
  });
});

describe("<Default>", () => {
  it.each([
    [`of="${build}" param="version"`, "`4.3`\n"],
    [`of="${build}" param="limit"`, "`10485760`\n"],
    [`of="${build}" param="limit" unit="MiB"`, "10 MiB\n"],
    [`of="${build}" param="limit" unit="KiB"`, "10\u00a0240 KiB\n"],
  ])("prints %s from the data", (props, text) => {
    expect(compileBody(`<Default ${props} />`).markdown).toBe(text);
  });

  it.each([
    [`of="${build}"`, "has no default in content/toolkit"],
    [`of="${build}" param="data"`, 'has no default of a parameter "data" in content/toolkit'],
    [`of="${build}" param="limit" unit="GiB"`, "is not a whole number of GiB"],
  ])("rejects %s", (props, message) => {
    expect(() => html(`<Default ${props} />`)).toThrow(message);
  });
});

describe("<ErrorText>", () => {
  it("shows the message that contains the words, with … for variable parts", () => {
    expect(compileBody(`<ErrorText of="${build}" match="Unknown" />`).markdown).toBe("`Unknown preset: …`\n");
  });

  it.each([
    [`of="${build}"`, "has 2 texts. Write match="],
    [`of="${build}" match="Missing"`, 'has no text with "Missing". Write match='],
    ['of="ddex-builder.typescript.DdexBuilder"', "has no text. Add it to its errors"],
  ])("rejects %s", (props, message) => {
    expect(() => html(`<ErrorText ${props} />`)).toThrow(message);
  });
});

describe("mistakes", () => {
  it.each([
    [
      `Text\n\n<SymbolLink id="${build}x" />`,
      6,
      `There is no symbol "${build}x". Correct the id, or add it to content/toolkit; closest: ${build}, ` +
        "ddex-builder.typescript.DdexBuilder.reset, ddex-builder.typescript.DdexBuilder.",
    ],
    ['<Symbol id="build" />', 4, 'There is no symbol "build". Correct the id, or add it to content/toolkit; '],
    ['<Status of="build" />', 4, 'There is no symbol "build". '],
    [`<SymbolRows ids="${build}, reset" />`, 4, 'There is no symbol "reset". '],
    [`<Status of="${build} build" />`, 4, 'There is no symbol "build". '],
    [
      '<Status group="bilding" />',
      4,
      'There is no group "bilding" of symbols. Correct it, or add it to content/toolkit/groups.yaml; closest: building, ',
    ],
    ["<Status />", 4, '<Status> needs one of the props "of" and "group". Write <Status of="…"> or <Status group="…">.'],
    [
      `${table} parent="DdexBuildr" />`,
      4,
      '<SymbolTable package="ddex-builder" language="typescript" parent="DdexBuildr"> lists no symbol. Did you mean DdexBuilder?',
    ],
    [`${table} kind="enum" />`, 4, 'kind="enum"> lists no symbol. Known: class, method.'],
    ['<SymbolTable package="ddex-core" language="cli" />', 4, "ddex-core has no API in this language."],
    ['<SymbolTable package="ddex" language="cli" />', 4, '"ddex" is not a package of <SymbolTable>. '],
  ])("are reported with file, line and fix: %j", (body, line, message) => {
    expect(() => compileBody(body)).toThrow(`content/docs/page.mdx:${line}: `);
    expect(() => compileBody(body)).toThrow(message);
  });
});
