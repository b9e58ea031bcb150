import type { Operations } from "#core/contract.ts";
import type { DocumentKind } from "./kind.server.ts";
import type { Kind } from "./kinds.ts";
import { markCurrent } from "./originals.server.ts";
import { beginTranslation, readChanges, readOriginal } from "./translating.server.ts";
import { listOriginals } from "./translation-table.server.ts";
import { findChoices, linkTranslation, listTranslations, unlinkTranslation } from "./translations.server.ts";
import type { translationEndpoints } from "./translations-contract.ts";

export function translationOperations(
  kinds: Record<Kind, DocumentKind>,
): Operations<typeof translationEndpoints> {
  return {
    list: listTranslations,
    find: findChoices,
    link: linkTranslation,
    unlink: unlinkTranslation,
    table: listOriginals,
    begin: (ctx, { kind, ...input }, services) => beginTranslation(ctx, kinds[kind], input, services),
    original: (ctx, { kind, id }) => readOriginal(ctx, kinds[kind], id),
    changes: (ctx, { kind, id }) => readChanges(ctx, kinds[kind], id),
    async markCurrent(ctx, { kind, ...version }) {
      await markCurrent(ctx, kinds[kind], version);
      return readOriginal(ctx, kinds[kind], version.id);
    },
  };
}
