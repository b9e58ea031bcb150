import { m } from "#messages";
import type { Site } from "../site/site.ts";

export function instituteData({ name, tagline, description, language, url, contact, social }: Site) {
  const id = idOf(url);
  return [
    {
      "@type": "Organization",
      "@id": id,
      name,
      url: `${url}/`,
      ...(tagline ? { slogan: tagline } : {}),
      description,
      logo: { "@type": "ImageObject", url: `${url}/icon-512.png`, width: 512, height: 512 },
      email: contact.email,
      telephone: contact.phone,
      ...(social.length > 0 ? { sameAs: social } : {}),
    },
    {
      "@type": "WebSite",
      "@id": `${url}/#site`,
      name,
      url: `${url}/`,
      inLanguage: language,
      publisher: { "@id": id },
      potentialAction: {
        "@type": "SearchAction",
        target: `${url}/search?q={search_term_string}`,
        "query-input": "required name=search_term_string",
      },
    },
  ];
}

export function publisher({ name, url }: Site): object {
  const logo = { "@type": "ImageObject", url: `${url}/icon-512.png` };
  return { "@type": "Organization", "@id": idOf(url), name, url: `${url}/`, logo };
}

export type Step = { name: string; path: string };

export function trailOf({ url }: Site, steps: Step[]): object[] {
  if (steps.length === 0) return [];
  const whole = [{ name: m.shell.homePage(), path: "/" }, ...steps];
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

function idOf(url: string): string {
  return `${url}/#institute`;
}
