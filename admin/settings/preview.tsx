import type { CSSProperties } from "react";
import { fontPairs } from "#app/font-pairs.ts";
import { type Site, useSite } from "#app/site/site.ts";
import type { SettingGroup, Settings } from "#core/settings.ts";
import { isColour } from "#features/fields/formats.ts";
import { paletteOf, standard } from "#features/settings/palette.ts";
import type { Scheme } from "#features/settings/style.ts";
import { m } from "#messages";
import { PreviewPane } from "./preview-pane.tsx";
import { SamplePage } from "./sample-page.tsx";
import { useLogo } from "./use-logo.ts";

const standardFamilies = {
  serif: '"Source Serif","Like Georgia",Georgia,serif',
  sans: '"Source Sans","Like Arial",Arial,sans-serif',
};

type PreviewProps = { group: SettingGroup; values: Settings[SettingGroup] };

/** The site with these values, in light and dark mode. */
export function Preview({ group, values }: PreviewProps) {
  const site = useSite();
  const none = { logoId: null, darkLogoId: null, logoHasName: false };
  const chosen = useLogo(group === "appearance" ? (values as Settings["appearance"]) : none);
  const draft = withValues(site, group, values);
  if (group === "appearance") draft.appearance.logo = chosen ?? null;
  return (
    <PreviewPane className="lg:[zoom:0.8]">
      {Object.values(fontPairs).map(
        ({ sheet }) => sheet && <link key={sheet} rel="stylesheet" href={sheet} />,
      )}
      <div className="mt-3 grid grid-cols-1 gap-5 sm:grid-cols-2">
        {(["light", "dark"] as const).map((scheme) => (
          <figure key={scheme} className="min-w-0">
            <div
              inert
              style={styleOf(scheme, draft.appearance)}
              className="overflow-hidden rounded-base border border-hairline bg-ground text-ink shadow-soft"
            >
              <SamplePage site={draft} scheme={scheme} />
            </div>
            <figcaption className="mt-2 text-meta text-muted">
              {scheme === "light" ? m.adminSettings.inLightMode() : m.adminSettings.inDarkMode()}
            </figcaption>
          </figure>
        ))}
      </div>
    </PreviewPane>
  );
}

function withValues(site: Site, group: SettingGroup, values: Settings[SettingGroup]): Site {
  if (group === "appearance") {
    const { brand, accent, fonts } = values as Settings["appearance"];
    const isWhole = isColour(brand) && isColour(accent);
    const palette = isWhole ? paletteOf({ brand, accent }) : site.appearance.palette;
    return { ...site, appearance: { ...site.appearance, fonts, palette } };
  }
  if (group === "contact") {
    const { social, ...contact } = values as Settings["contact"];
    return { ...site, contact, social: [...new Set(social)].filter((link) => URL.canParse(link)) };
  }
  if (group !== "institute") return site;
  const { announcement: text, announcementLink: link, ...institute } = values as Settings["institute"];
  return { ...site, ...institute, announcement: text ? { text, link } : null };
}

function styleOf(scheme: Scheme, { palette, fonts }: Site["appearance"]): CSSProperties {
  const { families = standardFamilies } = fontPairs[fonts];
  const tokens = Object.entries({ ...standard[scheme], ...palette?.[scheme] });
  const properties = tokens.map(([name, value]) => [`--color-${name}`, value]);
  return {
    ...Object.fromEntries(properties),
    "--font-serif": families.serif,
    "--font-sans": families.sans,
    colorScheme: scheme,
    fontFamily: families.sans,
  };
}
