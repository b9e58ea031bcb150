import { lazy } from "react";

// Loaded for a comparison: the library behind them is large.
export const Differences = lazy(() => import("./differences.tsx"));
export const SideBySide = lazy(() => import("./side-by-side.tsx"));
