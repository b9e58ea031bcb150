import type { Page } from "./contract.ts";

export type AboutSection = NonNullable<Page["about"]>["sections"][number];

/** Sections that are shown together: below a heading, beside each other, or one on a dark band. */
export type AboutBlock = {
  key: string;
  heading?: AboutSection;
  band?: AboutSection;
  texts: AboutSection[];
  areas: AboutSection[];
};

export function blocksOf(sections: AboutSection[]): AboutBlock[] {
  const blocks: AboutBlock[] = [];
  for (const section of sections) {
    const { layout } = section;
    const last = blocks.at(-1);
    if (layout === "hidden") continue;
    const empty = (): AboutBlock => ({ key: `${blocks.length} ${section.title}`, texts: [], areas: [] });
    if (layout === "band") blocks.push({ ...empty(), band: section });
    else if (layout === "heading") blocks.push({ ...empty(), heading: section });
    else {
      const block = last && !last.band ? last : empty();
      if (block !== last) blocks.push(block);
      (layout === "area" ? block.areas : block.texts).push(section);
    }
  }
  return blocks;
}
