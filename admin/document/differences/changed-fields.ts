import { useMemo } from "react";
import type { ReadableField } from "../kind.ts";
import { changesOf, type Piece, shortened } from "./changes.ts";

/** The same lists in each render, or they are compared again. */
export type DifferencesProps = { before: ReadableField[]; after: ReadableField[] };

export function useChangedFields({ before, after }: DifferencesProps): { name: string; pieces: Piece[] }[] {
  return useMemo(
    () =>
      before.flatMap(({ name, text }, index) => {
        const next = after[index]?.text ?? "";
        return text === next ? [] : [{ name, pieces: shortened(changesOf(text, next)) }];
      }),
    [before, after],
  );
}
