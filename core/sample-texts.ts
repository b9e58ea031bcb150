import type { HomeSection, Settings } from "./settings.ts";

/** What the sample institute says. A site without it never shows these texts. */
export type SampleTexts = {
  settings: {
    institute: Pick<Settings["institute"], "description" | "quote" | "quoteSource">;
    contact: Settings["contact"];
    home: Pick<Settings["home"], "cards" | "newsletter"> & {
      labels: Partial<Record<HomeSection["name"], string>>;
    };
  };
  /** The texts of the built-in pages, by their ids. */
  pages: Record<string, { parts: Record<string, unknown>; content: string }>;
};
