import { lazy } from "react";

/** Only loaded for administrators. */
export const TakeDownDialog = lazy(async () => ({
  default: (await import("./take-down-dialog.tsx")).TakeDownDialog,
}));
