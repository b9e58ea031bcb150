import type { FieldError } from "#core/errors.ts";
import type { Queries } from "#db/engine.ts";
import { ownAlts } from "#features/media/alternative-texts.server.ts";
import { pictureErrors } from "#features/media/pictures.server.ts";
import { m } from "#messages";

export type Portrait = { portraitId: string | null; portraitAlt: string | null };
export type PortraitInput = {
  portraitId?: string | null;
  portraitAlt?: string;
  portraitDecorative?: boolean;
};

const none: Portrait = { portraitId: null, portraitAlt: null };

/** The portrait after a request. An unchanged picture keeps its alternative text. */
export async function portraitAfter(
  queries: Queries,
  { portraitId, portraitAlt: alt, portraitDecorative: decorative }: PortraitInput,
  before: Portrait = none,
): Promise<{ portrait: Portrait; errors: FieldError[] }> {
  const isSame = portraitId === undefined || portraitId === before.portraitId;
  const chosen = isSame ? before : { portraitId, portraitAlt: null };
  if (chosen.portraitId === null) return { portrait: none, errors: [] };
  const errors = await pictureErrors(queries, {
    path: "portraitId",
    id: chosen.portraitId,
    before: before.portraitId,
  });
  if (decorative && alt?.trim())
    errors.push({ path: "portraitDecorative", msg: m.adminPeople.decorativeAlt() });
  const portraitAlt = decorative ? "" : (alt?.trim() ?? chosen.portraitAlt);
  const [own] = await ownAlts(queries, [{ mediaId: chosen.portraitId, alt: portraitAlt }]);
  return { portrait: { portraitId: chosen.portraitId, portraitAlt: own?.alt ?? null }, errors };
}
