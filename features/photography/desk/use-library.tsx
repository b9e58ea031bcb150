import type { ReactNode } from "react";
import type { MediaFunctions } from "#features/media/library-contract.ts";
import type { Kind } from "./items.ts";
import type { Desk } from "./use-desk.ts";

/** The media library as a place to choose from. */
export function useLibrary(_: { desk: Desk; media: MediaFunctions }): {
  open: ((kind: Kind) => void) | undefined;
  chooser: ReactNode;
} {
  return { open: undefined, chooser: null };
}
