import fc from "fast-check";

import { arbitraryXml } from "../../test/arbitrary-xml";
import { readSample } from "../../test/read-sample";
import { hashText } from "../text/hash-bytes";
import { canonicalize } from "./canonicalize";
import { parseErn } from "./parse-ern";

const canonical = (source: string) => canonicalize(parseErn(source));

// The cases follow the examples in section 3 of the recommendation, without the document types that the engine refuses.
describe("canonicalize", () => {
  const document = `<?xml version="1.0"?>

<?xml-stylesheet   href="doc.xsl"
   type="text/xsl"   ?>

<doc>Hello, world!<!-- Comment 1 --></doc>

<?pi-without-data     ?>

<!-- Comment 2 -->

<!-- Comment 3 -->`;

  it("drops the declaration and white space outside the root (3.1)", () => {
    expect(canonical(document)).toBe(
      `<?xml-stylesheet href="doc.xsl"\n   type="text/xsl"   ?>\n<doc>Hello, world!</doc>\n<?pi-without-data?>`,
    );
  });

  it("keeps white space in content (3.2)", () => {
    const source =
      "<doc>\n   <clean>   </clean>\n   <dirty>   A   B   </dirty>\n   <mixed>\n      A\n   </mixed>\n</doc>";
    expect(canonical(source)).toBe(source);
  });

  it("sorts attributes and namespaces, and drops superfluous declarations (3.3)", () => {
    const source = `<doc>
   <e1   />
   <e2   ></e2>
   <e3   name = "elem3"   id="elem3"   />
   <e5 a:attr="out" b:attr="sorted" attr2="all" attr="I'm"
      xmlns:b="http://www.ietf.org"
      xmlns:a="http://www.w3.org"
      xmlns="http://example.org"/>
   <e6 xmlns="" xmlns:a="http://www.w3.org">
      <e7 xmlns="http://www.ietf.org">
         <e8 xmlns="" xmlns:a="http://www.w3.org">
            <e9 xmlns="" xmlns:a="http://www.ietf.org"/>
         </e8>
      </e7>
   </e6>
</doc>`;
    expect(canonical(source)).toBe(`<doc>
   <e1></e1>
   <e2></e2>
   <e3 id="elem3" name="elem3"></e3>
   <e5 xmlns="http://example.org" xmlns:a="http://www.w3.org" xmlns:b="http://www.ietf.org" attr="I'm" attr2="all" b:attr="sorted" a:attr="out"></e5>
   <e6 xmlns:a="http://www.w3.org">
      <e7 xmlns="http://www.ietf.org">
         <e8 xmlns="">
            <e9 xmlns:a="http://www.ietf.org"></e9>
         </e8>
      </e7>
   </e6>
</doc>`);
  });

  it("normalises character references (3.4)", () => {
    const source = `<doc>
   <text>First line&#x0d;&#10;Second line</text>
   <value>&#x32;</value>
   <compute><![CDATA[value>"0" && value<"10" ?"valid":"error"]]></compute>
   <compute expr='value>"0" &amp;&amp; value&lt;"10" ?"valid":"error"'>valid</compute>
   <norm attr=' &apos;   &#x20;&#13;&#xa;&#9;   &apos; '/>
</doc>`;
    expect(canonical(source.replaceAll("\n", "\r\n"))).toBe(`<doc>
   <text>First line&#xD;
Second line</text>
   <value>2</value>
   <compute>value&gt;"0" &amp;&amp; value&lt;"10" ?"valid":"error"</compute>
   <compute expr="value>&quot;0&quot; &amp;&amp; value&lt;&quot;10&quot; ?&quot;valid&quot;:&quot;error&quot;">valid</compute>
   <norm attr=" '    &#xD;&#xA;&#x9;   ' "></norm>
</doc>`);
  });

  it("writes UTF-8 characters as themselves (3.6)", () => {
    expect(canonical('\uFEFF<?xml version="1.0" encoding="UTF-8"?><doc>&#169;🎵</doc>')).toBe("<doc>©🎵</doc>");
  });

  it("is the same for a message whose attributes and tags are written in another way", () => {
    const source = readSample("43-album.xml").replace(/^<\?.*\?>/, "");
    const rewritten = source.replace(/="([^"]*)"/g, " = '$1'").replace(/(?<=<\/?[A-Z]\w+)>/g, "\n>");
    expect(rewritten.length).toBeGreaterThan(source.length + 200);
    expect(canonical(rewritten)).toBe(canonical(source));
  });

  it("returns its own canonical form unchanged, whatever the document", () => {
    fc.assert(
      fc.property(arbitraryXml, (source) => {
        const once = canonical(source);
        expect(canonical(once)).toBe(once);
      }),
    );
  });
});

describe("hashText", () => {
  it("returns the SHA-256 of the UTF-8 bytes", async () => {
    expect(await hashText("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(await hashText("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  });
});
