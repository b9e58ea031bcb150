import { plural } from "#core/plural.ts";
import { cleanPicture } from "./clean-picture.server.ts";

/** What was removed from a file and its parts, and what was kept, in the words of the library. */
export class Report {
  readonly removed = new Set<string>();
  readonly kept = new Set<string>();
  readonly #about = new Set<string>();
  #cleaned = 0;
  #left = 0;

  /** A picture without its metadata; undefined if it stays as it is. */
  cleanPicture(bytes: Buffer): Buffer | undefined {
    try {
      const cleaned = cleanPicture(bytes);
      if (!cleaned) return undefined;
      this.#cleaned += 1;
      for (const word of cleaned.about) this.#about.add(word);
      return cleaned.bytes;
    } catch {
      return this.leavePicture();
    }
  }

  /** Notes that a picture keeps what it says. */
  leavePicture(): undefined {
    this.#left += 1;
  }

  lists(): { removed: string[]; kept: string[] } {
    const about = this.#about.size > 0 ? ` (${[...this.#about].sort().join(", ")})` : "";
    const cleaned = this.#cleaned > 0 ? [`metadata of ${plural(this.#cleaned, "picture")}${about}`] : [];
    const left = this.#left > 0 ? [`the metadata of ${plural(this.#left, "picture")}`] : [];
    return { removed: [...this.removed, ...cleaned], kept: [...this.kept, ...left] };
  }
}
