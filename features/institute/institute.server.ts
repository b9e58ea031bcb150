import type { Context } from "#core/context.ts";
import type { Operations } from "#core/contract.ts";
import { pick } from "#core/pick.ts";
import type { Settings } from "#core/settings.ts";
import { instantAt } from "#core/zone.ts";
import { fieldNames, shownFieldsOf } from "#features/fields/field.ts";
import { knownPictures } from "#features/media/pictures.server.ts";
import { settingFields } from "#features/settings/fields.ts";
import { paletteOf } from "#features/settings/palette.ts";
import type { Palette } from "#features/settings/style.ts";
import type { instituteEndpoints, SiteFacts } from "./contract.ts";
import { iconsVersion, logoOf } from "./logo.server.ts";
import { nestedLinks } from "./nested-links.ts";

const shown = [
  ...fieldNames(shownFieldsOf(settingFields.institute)),
  ...(["url", "sample", "pdf", "scriptsWithoutFont", "inMainLanguage"] as const),
] as const;

export const instituteOperations: Operations<typeof instituteEndpoints> = {
  /** Valid until the year ends in the site's time zone. */
  async site(ctx, _input, { media }) {
    const { contact, appearance, accounts, menu, timeZone } = ctx.site;
    const { year } = Temporal.Instant.from(ctx.now).toZonedDateTimeISO(timeZone);
    ctx.expiresAt(instantAt(`${year + 1}-01-01T00:00`, timeZone));
    return {
      ...pick(ctx.site, shown),
      language: ctx.language,
      mainLanguage: ctx.site.language,
      announcement: announcementOf(ctx),
      menu: { bar: nestedLinks(menu.bar), footer: nestedLinks(menu.footer), legal: nestedLinks(menu.legal) },
      contact: pick(contact, ["address", "email", "phone", "officeHours"]),
      social: contact.social,
      appearance: {
        fonts: appearance.fonts,
        palette: paletteIn(appearance),
        icons: iconsVersion(appearance),
        logo: (await logoOf(ctx, media))?.shown ?? null,
        panel: await panelOf(ctx),
      },
      signups: accounts.signups,
      signupDomains: accounts.signups === "domains" ? accounts.domains : [],
      year,
    };
  },
};

async function panelOf({ db, site }: Context): Promise<SiteFacts["appearance"]["panel"]> {
  const id = site.appearance.panelId;
  const found = id ? (await knownPictures(db.queries, [id])).get(id) : undefined;
  return found ? pick(found, ["url", "srcset", "width", "height", "placeholder"]) : null;
}

const palettes = new WeakMap<Settings["appearance"], Palette | null>();

/** Computed once after each change. */
function paletteIn(appearance: Settings["appearance"]): Palette | null {
  const known = palettes.get(appearance);
  if (known !== undefined) return known;
  const palette = paletteOf(appearance);
  palettes.set(appearance, palette);
  return palette;
}

function announcementOf(ctx: Context): SiteFacts["announcement"] {
  const { announcement: text, announcementLink: link, announcementUntil: until } = ctx.site;
  if (!text || (until && until <= ctx.now)) return null;
  if (until) ctx.expiresAt(until);
  return { text, link };
}
