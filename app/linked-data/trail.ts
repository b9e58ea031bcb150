import type { Site } from "../site.ts";

export type Step = { name: string; path: string };

export function trailOf({ url }: Site, steps: Step[]): object[] {
  if (steps.length === 0) return [];
  const whole = [{ name: "Home", path: "/" }, ...steps];
  return [
    {
      "@type": "BreadcrumbList",
      itemListElement: whole.map(({ name, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: url + path,
      })),
    },
  ];
}
