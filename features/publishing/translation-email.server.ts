import type { Context } from "#core/context.ts";
import type { Email } from "#core/email.ts";
import { languageName } from "#core/language.ts";
import type { Queries } from "#db/engine.ts";
import { appUrl } from "#features/emails/app-url.server.ts";
import type { QueuedEmail } from "#features/emails/emails.server.ts";
import { greetingTo } from "#features/emails/words.ts";
import { m } from "#messages";
import { mayEdit } from "./access.server.ts";
import type { DocumentKind } from "./kind.server.ts";
import { editPath, type Kind } from "./kinds.ts";
import { titleOf } from "./lifecycle.ts";
import { changedNames } from "./originals.server.ts";
import * as store from "./originals.store.server.ts";
import { findRevision } from "./revisions.store.server.ts";
import { findDocument } from "./store.server.ts";

type Kinds = Record<Kind, DocumentKind>;

/**
 * Tells a translator that an original has changed. Null if the translation has been brought up to date, and for those
 * who cannot change it any more or want no such emails.
 */
export async function translationEmail(
  { db, site }: Context,
  { userId, detail }: QueuedEmail,
  kinds: Kinds,
): Promise<Email | null> {
  const { queries } = db;
  const { kind: name, ref }: { kind: Kind; ref: string } = JSON.parse(detail);
  const kind = kinds[name];
  const [noted] = await store.listTranslations(queries, name, [ref]);
  const row = await findDocument(queries, kind.table, ref);
  const original = noted?.changedAt && (await findDocument(queries, kind.table, noted.original));
  const reader = userId && (await store.findRecipient(queries, userId));
  if (!original || !reader || original.deletedAt !== null || row?.deletedAt !== null) return null;
  if (noted.changerId === userId || !(await mayEdit(queries, reader, name, row))) return null;
  const title = titleOf(original);
  const fields = await changedLabels(queries, kind, { original, version: noted.version });
  return {
    to: reader.email,
    subject: m.adminTranslations.emailSubject({ title }),
    content: {
      heading: m.adminTranslations.emailHeading({ title }),
      greeting: greetingTo(reader.name, { proved: true }),
      paragraphs: [
        noted.changerName === null
          ? m.adminTranslations.emailText({ title, language: languageName(row.language || site.language) })
          : m.adminTranslations.emailTextBy({
              title,
              language: languageName(row.language || site.language),
              name: noted.changerName,
            }),
      ],
      facts: [
        { name: m.adminTranslations.emailTranslation(), value: titleOf(row) },
        ...(fields.length > 0 ? [{ name: m.adminTranslations.emailChanged(), value: fields }] : []),
      ],
      button: {
        text: m.adminTranslations.seeChanges(),
        url: appUrl(site, `${editPath(name, ref)}#original`),
      },
      reason: m.adminTranslations.emailReason({ site: site.name }),
      links: [{ text: m.adminTranslations.emailStop(), url: appUrl(site, "/profile#translation-emails") }],
    },
  };
}

type Original = { original: Parameters<DocumentKind["valuesOf"]>[1]; version: number };

/** The names of the fields that differ from the version that was translated. */
async function changedLabels(queries: Queries, kind: DocumentKind, { original, version }: Original) {
  const revision = await findRevision(queries, { kind: kind.name, ref: original.id, version });
  if (!revision) return [];
  const after = await kind.valuesOf(queries, original);
  const names = changedNames(kind.fields, JSON.parse(revision.fields), after);
  return [...new Set(names.flatMap((name) => kind.fields[name]?.label() ?? []))];
}
