import { parseErn } from "../../src";
import type { SchemaFile } from "../types";
import { checkRules } from "./check-rules";

const MESSAGE = `<m:Message xmlns:m="urn:m" Id="x">
  <List>
    <Song><Ref>A1</Ref><Title>One</Title><Length>10</Length></Song>
    <Song><Ref>A2</Ref><Length>0</Length></Song>
    <Other><Title Lang="de">Two</Title></Other>
  </List>
  <Use>A1</Use>
  <Use>A9</Use>
</m:Message>`;

const SCHEMA =
  '<sch:schema xmlns:sch="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"';

/** Checks the message with the content of a schema. */
const check = async (content: string, attributes = "") => {
  const text = `${SCHEMA} ${attributes}>\n<sch:ns prefix="m" uri="urn:m"/>\n${content}\n</sch:schema>`;
  const file = { name: "a.sch", version: "1", content: new Blob([text]) } as SchemaFile;
  return checkRules(parseErn(MESSAGE), file);
};

const rule = (context: string, inner: string): string => `<sch:rule context="${context}">${inner}</sch:rule>`;
const pattern = (...rules: string[]): string => `<sch:pattern>${rules.join("")}</sch:pattern>`;
const refused = (test = "false()", text = "x"): string => `<sch:assert test="${test}">${text}</sch:assert>`;

/** The paths of the nodes for which a rule with this context is broken. */
const pathsFor = async (context: string): Promise<string[]> =>
  (await check(pattern(rule(context, refused())))).diagnostics.map(({ path }) => path);

const problemOf = async (content: string, attributes = ""): Promise<string | undefined> =>
  (await check(content, attributes)).problem;

describe("checkRules", () => {
  it("reports a broken rule with its text, place and severity, in the order of the message", async () => {
    const verdict = await check(
      pattern(rule("Use", refused("false()", "Use <sch:value-of select='.'/> in <sch:name/>."))) +
        pattern(
          rule("Song", '<sch:report test="Length = 0" role="warning">No <sch:emph>length</sch:emph></sch:report>'),
        ),
    );
    expect(verdict).toMatchObject({ name: "a.sch", version: "1", source: "rules", state: "diagnostics", count: 3 });
    expect(verdict.diagnostics).toMatchObject([
      { severity: "warning", message: "No length", path: "/Message/List/Song[2]", line: 4, column: 5, rules: "a.sch" },
      { severity: "error", message: "Use A1 in Use.", path: "/Message/Use[1]" },
      { severity: "error", message: "Use A9 in Use.", path: "/Message/Use[2]" },
    ]);
    expect(await check(pattern(rule("Song", refused("Ref"))))).toMatchObject({ state: "passed", count: 0 });
  });

  it.each([
    ["Song", ["/Message/List/Song[1]", "/Message/List/Song[2]"]],
    ["m:Message/List", ["/Message/List"]],
    ["/m:Message//Title", ["/Message/List/Song[1]/Title", "/Message/List/Other/Title"]],
    ["//Song/Title", ["/Message/List/Song[1]/Title"]],
    ["/List", []],
    ["m:List", []],
    ["List/*[Title]", ["/Message/List/Song[1]", "/Message/List/Other"]],
    ["Song[Length = 0] | Other[not(Ref)]", ["/Message/List/Song[2]", "/Message/List/Other"]],
    ["Song['|' = '|'][2]", ["/Message/List/Song[2]"]],
    ["*[local-name() = 'Other']", ["/Message/List/Other"]],
    ["@Lang", ["/Message/List/Other/Title"]],
    ["Ref/text()", ["/Message/List/Song[1]/Ref", "/Message/List/Song[2]/Ref"]],
    ["/", ["/Message"]],
  ])("finds the nodes of the context %s", async (context, paths) => {
    expect(await pathsFor(context)).toEqual(paths);
  });

  it("checks a node with the first rule of each pattern that is about it", async () => {
    const { diagnostics } = await check(
      pattern(rule("Song[Title]", refused("false()", "first")), rule("Song", refused("false()", "second"))) +
        pattern(rule("Song[1]", refused("false()", "other"))),
    );
    expect(diagnostics.map(({ message }) => message).sort()).toEqual(["first", "other", "second"]);
  });

  it("has variables of the schema, of a pattern and of a rule, which may be several nodes", async () => {
    const { diagnostics } = await check(
      `<sch:let name="refs" value="//Ref"/><sch:pattern><sch:let name="two" value="count($refs)"/>${rule(
        "Use",
        `<sch:let name="own" value="."/>${refused("$own = $refs", "<sch:value-of select='$own'/> of <sch:value-of select='$two'/>")}`,
      )}</sch:pattern>`,
    );
    expect(diagnostics.map(({ message }) => message)).toEqual(["A9 of 2"]);
  });

  it.each([
    ["Use", ". = //Ref", ". = (//Ref, ())", 1],
    ["Use", "not(//Song/Ref = .)", "not((//Song/Ref, ()) = .)", 1],
    ["Use[. = /m:Message//Ref]", "false()", "false()", 1],
    ["Use", "(.) = //Ref or false()", "(.) = (//Ref, ()) or false()", 1],
    ["Use", "string(.) = //Ref", "string(.) = (//Ref, ())", 1],
    ["Use", "(., 'A2') = //Ref", "(., 'A2') = (//Ref, ())", 0],
    ["Song", "count(Title) + 9 = //Length", "count(Title) + 9 = (//Length, ())", 1],
    ["Song", "(count(Title) + 9) = //Length", "(count(Title) + 9) = (//Length, ())", 1],
    ["Song", "Ref = //Ref[. = &quot;A2&quot; or 'it''s' = '']", "Ref = 'A2'", 1],
  ])("finds for %s with %s what it finds without an index", async (context, test, slow, count) => {
    for (const expression of [test, slow])
      expect(await check(pattern(rule(context, refused(expression))))).toMatchObject({ count });
  });

  it("takes no time for each pair of a node and what it's compared with", async () => {
    const many = Array.from({ length: 2000 }, (_, index) => `<Ref>A${index}</Ref><Use>A${index}</Use>`).join("");
    const text = `${SCHEMA}>${pattern(rule("Use", refused(". = //Ref")))}</sch:schema>`;
    const before = process.cpuUsage();
    const verdict = await checkRules(parseErn(`<M>${many}</M>`), { content: new Blob([text]) } as SchemaFile);
    expect(verdict.state).toBe("passed");
    // To compare each pair takes a minute.
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(10);
  });

  it("reports the part of the rules that is done", async () => {
    const patterns = pattern(rule("Use", refused()), rule("Ref", refused())) + pattern(rule("x", "")).repeat(2);
    const done: number[] = [];
    const file = { content: new Blob([`${SCHEMA}>${patterns}</sch:schema>`]) } as SchemaFile;
    await checkRules(parseErn(MESSAGE), file, (part) => done.push(part));
    expect(done).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  it("has keys, and the node that a rule is about", async () => {
    const { diagnostics } = await check(
      `<xsl:key name="song" match="Song" use="Ref"/>${pattern(
        rule("Use", refused("key('song', .) and count(//Use[. = current()]) = 1")),
      )}`,
      'queryBinding="XSLT2"',
    );
    expect(diagnostics.map(({ path }) => path)).toEqual(["/Message/Use[2]"]);
  });

  it("has abstract rules and patterns, diagnostics and phases", async () => {
    const { diagnostics } = await check(
      `<sch:phase id="p"><sch:active pattern="a"/><sch:active pattern="b"/></sch:phase>
      <sch:pattern id="a"><sch:rule abstract="true" id="r">${refused("Title", "No title")}</sch:rule>
        ${rule("Song", '<sch:extends rule="r"/><sch:assert test="Length > 0" diagnostics="d">Short</sch:assert>')}</sch:pattern>
      <sch:pattern abstract="true" id="has">${rule("$what", refused("$part or $no", "$what"))}</sch:pattern>
      <sch:pattern id="b" is-a="has"><sch:let name="no" value="false()"/><sch:param name="what" value="Other"/><sch:param name="part" value="Ref"/></sch:pattern>
      <sch:pattern id="c">${rule("*", refused())}</sch:pattern>
      <sch:diagnostics><sch:diagnostic id="d">by <sch:value-of select="Ref"/></sch:diagnostic></sch:diagnostics>`,
      'defaultPhase="p"',
    );
    expect(diagnostics.map(({ message }) => message)).toEqual(["No title", "Short by A2", "Other"]);
  });

  it.each([
    [
      '<sch:include href="b.sch"/>',
      "",
      /line 3: <sch:include> cannot be used here. Put what it includes into this file/,
    ],
    ['<xsl:function name="f"/>', "", /line 3: <xsl:function> cannot be used here. Write the test out/],
    ['<xsl:template match="/"/>', "", /line 3: <xsl:template> cannot be used here. Of XSLT, only xsl:key can be run/],
    [
      pattern(rule("Song", '<sch:key name="k" path="Ref"/>')),
      "",
      /line 3: <sch:key> cannot be used here. Write it as <xsl:key> with name, match and use/,
    ],
    ["<sch:rules/>", "", /line 3: <sch:rules> cannot be used here. ISO Schematron of 2016 has no such element/],
    ['<sch:pattern documents="/x"/>', "", /line 3: other documents cannot be checked. Leave out documents/],
    [pattern(rule("Use", refused("key('k', .)"))), "", /the rule for "Use": there is no key "k"/],
    [pattern(rule("Song", '<sch:extends rule="r"/>')), "", /line 3: there is no abstract rule "r"/],
    ['<!-- <sch:pattern> -->\n<sch:pattern is-a="p"/>', "", /line 4: there is no abstract pattern "p"/],
    [pattern('<sch:rule><sch:assert test="1"/></sch:rule>'), "", /line 3: <sch:rule> has no context/],
    ["", 'defaultPhase="p"', /line 1: there is no phase "p"/],
    ['<sch:phase id="p"><sch:active pattern="a"/></sch:phase>', 'defaultPhase="p"', /line 3: there is no pattern "a"/],
    ["", 'queryBinding="exslt"', /line 1: rules in "exslt" cannot be run here. Use one of xslt,/],
    [pattern(rule("Song", refused("]"))), "", /the rule for "Song": /],
  ])("refuses %j with the line and what to do", async (content, attributes, problem) => {
    expect(await problemOf(content, attributes)).toMatch(problem);
    expect(await problemOf(content, attributes)).toMatch(
      /^The rules cannot be used: .*\. Correct them, or remove them under Schema\.$/,
    );
  });
});
