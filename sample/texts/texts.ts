import type { SampleTexts } from "#core/sample-texts.ts";
import { pages } from "./pages.ts";
import { settings } from "./settings.ts";

export const sampleTexts: SampleTexts = { settings, pages };
