import type { MediaEntry, MediaFunctions } from "#features/media/library-contract.ts";

export type ChoosingProps = {
  /** One was chosen. */
  onChoose(entry: MediaEntry): void;
  /** None was. */
  onClose(): void;
  calls: Pick<MediaFunctions, "list">;
  /** Both kinds unless named. */
  kind?: "image" | "video";
};
