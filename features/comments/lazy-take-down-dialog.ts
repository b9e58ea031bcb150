import { lazy } from "react";

export const TakeDownDialog = lazy(async () => ({
  default: (await import("./take-down-dialog.tsx")).TakeDownDialog,
}));
