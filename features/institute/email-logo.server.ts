import type { Context } from "#core/context.ts";
import type { MediaStore } from "#core/services.ts";
import type { EmailLogo } from "#features/emails/rendering.server.ts";
import { decode } from "#features/media/decoding/decoder.server.ts";
import { brandOf } from "./brand.server.ts";
import { logoOf } from "./logo.server.ts";

const standardSize = 36; // CSS pixels

let last: { key: string; logo: Promise<EmailLogo | null> } | undefined;

/** The logo for emails, cached until it changes. Null if it cannot be made: an email does not wait for it. */
export function emailLogoOf(ctx: Context, media: MediaStore): Promise<EmailLogo | null> {
  const { logoId, logoHasName, brand, accent } = ctx.site.appearance;
  const key = JSON.stringify([logoId, logoHasName, brand, accent]);
  if (last?.key === key) return last.logo;
  const logo = drawn(ctx, media).catch((error) => {
    ctx.log.warn({ err: error }, "The logo for emails cannot be made.");
    last = undefined;
    return null;
  });
  last = { key, logo };
  return logo;
}

async function drawn(ctx: Context, media: MediaStore): Promise<EmailLogo> {
  const own = await logoOf(ctx, media);
  if (own) {
    const { tone, hasName } = own.shown;
    return { ...(await decode("emailLogo", own.bytes, { urgent: true })), tone, hasName };
  }
  const { deep, ochre } = await brandOf(ctx, media);
  const sign = { size: 2 * standardSize, full: false, colours: { ground: deep, sign: ochre } };
  const png = await decode("icon", sign, { urgent: true });
  return { png, width: standardSize, height: standardSize, tone: "solid", hasName: false };
}
