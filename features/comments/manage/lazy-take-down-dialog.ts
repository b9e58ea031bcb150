import { lazy } from "react";

/** Loaded for administrators only: readers of an article never need it. */
export const TakeDownDialog = lazy(async () => ({
  default: (await import("./take-down-dialog.tsx")).TakeDownDialog,
}));
