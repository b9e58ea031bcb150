import { lazy } from "react";

/** Loaded when somebody compares: the library behind it is large. */
export const Differences = lazy(async () => ({
  default: (await import("./differences.tsx")).Differences,
}));
