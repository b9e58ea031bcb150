import type { MediaEntry, MediaFunctions } from "#features/media/library-contract.ts";

/** What the window is told in which something of the media library is chosen. */
export type ChoosingProps = {
  /** One was chosen. */
  onChoose(entry: MediaEntry): void;
  /** None was. */
  onClose(): void;
  calls: Pick<MediaFunctions, "list">;
  /** Both kinds unless named. */
  kind?: "image" | "video";
};
