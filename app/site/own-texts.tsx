import type { ReactNode } from "react";
import { isForeignToInterface } from "#core/language.ts";
import { MainTexts, OwnLanguage } from "#ui/text-language.ts";
import type { Site } from "./site.ts";

type OwnTextsProps = {
  site: Pick<Site, "language" | "mainLanguage" | "inMainLanguage">;
  children: ReactNode;
};

/** Texts of the institute say their language where it is not that of the interface. */
export function OwnTexts({ site, children }: OwnTextsProps) {
  const { language, mainLanguage, inMainLanguage: names } = site;
  return (
    <OwnLanguage value={isForeignToInterface(language) ? language : undefined}>
      <MainTexts value={names && { language: mainLanguage, names }}>{children}</MainTexts>
    </OwnLanguage>
  );
}
