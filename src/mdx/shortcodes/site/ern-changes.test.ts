import { compileBody } from "../../../test/content/compile-body";

describe("<ErnChanges>", () => {
  const { content, markdown } = compileBody('<ErnChanges from="4.2" to="4.3" />');
  const html = content.join("").replaceAll("<wbr>", "");

  it("prints the changes between two versions by part of a message, in HTML and Markdown", () => {
    expect(html).toContain("<summary>The message itself: 1 element with changes</summary>");
    expect(html).toContain("<code>@AvsVersionId</code> (required).");
    expect(html).toContain("<summary>Moved or renamed: ");
    expect(html).toContain(
      "<li><code>SoundRecording</code> → <code>SoundRecordingEdition</code>: " +
        "<code>ResourceId</code>, <code>PLine</code>, <code>TechnicalDetails</code>.</li>",
    );
    expect(html).toContain("<code>TechnicalDetails</code>: <code>PreviewDetails</code> → <code>ClipDetails</code>, ");
    expect(html).toContain(
      '<th scope="row"><a href="/docs/ern/elements/TrackRelease/"><code>TrackRelease</code></a></th>',
    );
    expect(markdown).toMatch(
      /\| \[`TrackRelease`\]\(\S+\) +\| May now be repeated: `ReleaseVisibilityReference`\. +\|/,
    );
    expect(markdown).toContain("**Elements that 4.2 lacks: 22**\n\nChannel, ClipDetails");
    expect(markdown).toMatch(/\| \[`TechnicalDetails`\]\(\S+\) in `Image` /);
    expect(compileBody('<ErnChanges from="3.8.2" to="4.1" />').markdown).toMatch(
      /`languageCode`\S* +\| New: 486 values\./,
    );
  });

  it("leaves out optional parts if only required ones are wanted", () => {
    const { markdown: short } = compileBody('<ErnChanges from="4.2" to="4.3" show="steps" />');
    expect(short).toMatch(
      /\| \[`SoundRecording`\]\(\S+\) +\| New: `SoundRecordingEdition` \(required\)\. Deprecated: `IsInstrumental`\. +\|/,
    );
    expect(short).toContain("**Moved or renamed: ");
    expect(short).not.toMatch(/`LinkedReleaseResourceReference`|Allowed values|Elements that/);
    expect(compileBody('<ErnChanges from="4.2" to="4.3" show="required" />').markdown).toContain("**Allowed values: ");
  });

  it("refuses a version that isn't known", () => {
    expect(() => compileBody('<ErnChanges from="4.2" to="5" />')).toThrow(/5/);
  });
});
