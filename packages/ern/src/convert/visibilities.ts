import { branch, leaf } from "../build/elements";
import type { ElementData } from "../xml/to-xml";
import type { SourceElement } from "./source-element";

/** When a release may be seen and heard before its deals begin: the names in a deal, and those of 4.3 for a release and for a track. */
const PREVIEWS: readonly (readonly [old: string, release: string, track?: string])[] = [
  ["ReleaseDisplayStartDate", "ReleaseDisplayStartDateTime"],
  ["CoverArtPreviewStartDate", "CoverArtPreviewStartDateTime"],
  ["TrackListingPreviewStartDate", "FullTrackListingPreviewStartDateTime", "TrackListingPreviewStartDateTime"],
  ["ClipPreviewStartDate", "ClipPreviewStartDateTime", "ClipPreviewStartDateTime"],
];

const WHY = "4.3 says in a ReleaseVisibility when a release is shown and previewed.";

/** The visibilities that the terms of deals become, and the references to them by that of their release. */
export class Visibilities {
  readonly made: ElementData[] = [];
  readonly references = new Map<string, string[]>();

  /** Takes the previews out of a deal's terms. `isRelease` tells releases from those of tracks. */
  add(terms: SourceElement, releases: readonly SourceElement[], isRelease: (reference: string) => boolean): void {
    const whole = releases.filter(({ text }) => isRelease(text));
    const isOfTrack = whole.length === 0;
    const dates = PREVIEWS.flatMap(([old, release, track]) => {
      const source = terms.first(`${old}Time`) ?? terms.first(old);
      const name = isOfTrack ? track : release;
      if (!source || !name) return [];
      return source.leaf(name, { text: source.text.includes("T") ? source.text : `${source.text}T00:00:00`, why: WHY });
    });
    if (dates.length === 0) return;
    const reference = `V${this.made.length + 1}`;
    const where = terms.all("TerritoryCode", "ExcludedTerritoryCode").map(({ name, text }) => leaf(name, text));
    const name = isOfTrack ? "TrackReleaseVisibility" : "ReleaseVisibility";
    const visibility = branch(name, [leaf("VisibilityReference", reference), where, dates]);
    this.made.push(terms.ledger.add(visibility, WHY));
    for (const { text } of isOfTrack ? releases : whole)
      this.references.set(text, [...(this.references.get(text) ?? []), reference]);
  }

  /** The references for a release. */
  of(release: string): ElementData[] {
    return (this.references.get(release) ?? []).map((reference) => leaf("ReleaseVisibilityReference", reference));
  }
}
