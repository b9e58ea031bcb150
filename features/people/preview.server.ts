import type { MemberContext } from "#core/context.ts";
import { truncate } from "#core/truncate.ts";
import type { Queries } from "#db/engine.ts";
import { knownPictures } from "#features/media/pictures.server.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { previewValues } from "#features/publishing/preview.server.ts";
import { readRevision as readDocumentRevision } from "#features/publishing/revisions.server.ts";
import { excerptOf } from "#features/publishing/sharing.ts";
import type { Person } from "./contract.ts";
import { type PersonInput, type PersonValues, personKind } from "./kind.server.ts";
import { maxExcerptLength } from "./people.server.ts";
import { findAccount } from "./store.server.ts";

/** The data of a person's page, without saving it. */
export async function previewPerson(ctx: MemberContext, input: PersonInput): Promise<Person> {
  await ctx.limits.count("preview", ctx.actor.id);
  const { queries } = ctx.db;
  const values = await previewValues(ctx, personKind, input);
  const { title, tags: expertise, portraitId, portraitAlt, userId: user, ...shown } = values;
  return {
    ...shown,
    expertise,
    user,
    _id: "preview",
    slug: null,
    name: titleOf({ title }),
    excerpt: excerptOf(values, truncate(values.biography, maxExcerptLength)),
    portrait: await pictureOf(queries, values),
  };
}

/** Reads a revision with the portrait and the account, if they still exist. */
export async function readRevision(ctx: MemberContext, input: { id: string; version: number }) {
  const { revision, values } = await readDocumentRevision(ctx, personKind, input);
  const { userId, ...fields } = values;
  const { queries } = ctx.db;
  const account = userId === null ? undefined : await findAccount(queries, userId);
  const portrait = await pictureOf(queries, values);
  return {
    ...fields,
    ...revision,
    portrait,
    portraitAlt: portrait?.alt ?? "",
    portraitDecorative: fields.portraitAlt === "",
    account: account ? { _id: account.id, name: account.name, email: account.email ?? "" } : null,
  };
}

async function pictureOf(queries: Queries, { portraitId, portraitAlt }: PersonValues) {
  const picture = portraitId && (await knownPictures(queries, [portraitId])).get(portraitId);
  return picture ? { ...picture, alt: portraitAlt ?? picture.alt } : null;
}
