import type { Site } from "#core/context.ts";
import type { Email, RenderedEmail } from "#core/email.ts";
import type { Settings } from "#core/settings.ts";
import { paletteOf, standard } from "#features/settings/palette.ts";
import { messageLanguage } from "#messages";
import { htmlOf, type ShownLogo } from "./html.server.ts";
import { type Sender, textOf } from "./words.ts";

export type EmailLogo = Omit<ShownLogo, "src"> & { png: Buffer };

const cid = "logo@site";

/** The text and the HTML of an email. The HTML carries the logo with it: nothing tells when an email is read. */
export function renderEmail(site: Site, { subject, content }: Email, logo: EmailLogo | null): RenderedEmail {
  const shown = logo ? { ...logo, src: `cid:${cid}` } : undefined;
  const picture = { cid, filename: "logo.png", contentType: "image/png" };
  return {
    text: textOf(content, senderOf(site)),
    html: html(site, { subject, content }, shown),
    attachments: logo ? [{ ...picture, content: logo.png }] : [],
  };
}

export type EmailPreview = { subject: string; text: string; html: string };

/** Renders an email for a frame of the administration, whose policy allows style attributes only. */
export function previewEmail(site: Site, email: Pick<Email, "subject" | "content">, logo: EmailLogo | null) {
  const shown = logo ? { ...logo, src: `data:image/png;base64,${logo.png.toString("base64")}` } : undefined;
  return {
    subject: email.subject,
    text: textOf(email.content, senderOf(site)),
    html: html(site, email, shown).replaceAll(/<style.*?<\/style>/gs, ""),
  };
}

function html(
  site: Site,
  { subject, content }: Pick<Email, "subject" | "content">,
  logo: ShownLogo | undefined,
) {
  return htmlOf(subject, content, { colours: emailColours(site.appearance), sender: senderOf(site), logo });
}

/** The sample's address is nobody's. */
function senderOf({ name, url, contact, sampleTexts, ...site }: Site): Sender {
  const isInMain = site.inMainLanguage?.includes("name") ?? true;
  const language = isInMain ? site.language : messageLanguage();
  const address = contact.address.join(", ");
  const sample = sampleTexts.settings.contact.address.join(", ");
  return { name, language, url, address: address === sample ? "" : address };
}

/** The institute's address for answers. Empty while it is the sample's. */
export function replyToOf({ contact: { email }, sampleTexts }: Site): string {
  return email === sampleTexts.settings.contact.email ? "" : email;
}

const used = ["ground", "surface", "ink", "muted", "accent", "brand", "on-brand", "hairline", "deep"];

type Colours = Record<string, string>;

let last: { key: string; colours: Colours } | undefined;

/** The colours of the site for the layout: those for dark mode begin with `dark-`. */
function emailColours({ brand, accent }: Settings["appearance"]): Colours {
  const key = brand + accent;
  if (last?.key !== key) {
    const own = paletteOf({ brand, accent });
    const [light, dark] = [
      { ...standard.light, ...own?.light },
      { ...standard.dark, ...own?.dark },
    ];
    const colours = used.flatMap((name) => [
      [name, light[name] ?? ""],
      [`dark-${name}`, dark[name] ?? ""],
    ]);
    last = { key, colours: Object.fromEntries(colours) };
  }
  return last.colours;
}
