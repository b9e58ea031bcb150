import { lazy } from "react";

// Loaded for a comparison: the library behind them is large.
const load = () => import("./differences.tsx");

export const Differences = lazy(async () => ({ default: (await load()).Differences }));
export const TextDifferences = lazy(async () => ({ default: (await load()).TextDifferences }));
export const SideBySide = lazy(async () => ({ default: (await load()).SideBySide }));
