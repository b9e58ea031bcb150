import type { AdminContext } from "#core/context.ts";
import type { Operations } from "#core/contract.ts";
import { pageOf } from "#core/paging.ts";
import { pick } from "#core/pick.ts";
import { tagsOf } from "#core/site-languages.ts";
import type {
  TableInput,
  TableRow,
  translationEndpoints,
} from "#features/publishing/translations-contract.ts";
import { saveOriginal, unsavedPages } from "./specified.server.ts";

type TranslationOperations = Operations<typeof translationEndpoints>;

/** The same operations, for built-in pages that were never saved, too. */
export function withUnsavedPages(operations: TranslationOperations): TranslationOperations {
  return {
    ...operations,
    async table(ctx, input, services) {
      const found = await operations.table(ctx, input, services);
      const unsaved = input.kind === "page" ? await unsavedRows(ctx, input) : [];
      const { page, limit } = input;
      const begin = (page - 1) * limit - found.total;
      const more = unsaved.slice(Math.max(0, begin), Math.max(0, begin + limit));
      return pageOf([...found.items, ...more], found.total + unsaved.length, input);
    },
    async begin(ctx, input, services) {
      if (input.kind === "page") await saveOriginal(ctx, input.id);
      return operations.begin(ctx, input, services);
    },
  };
}

/** They come after all others, and lack every translation. */
async function unsavedRows(ctx: AdminContext, { q, state, language }: TableInput): Promise<TableRow[]> {
  const own = ctx.site.language;
  const wanted = language ? [language] : tagsOf(ctx.site);
  if (state && !(state === "missing" && wanted.some((tag) => tag !== own))) return [];
  const pages = await unsavedPages(ctx, q);
  return pages.map((page) => ({
    ...pick(page, ["_id", "title", "status", "version"]),
    language: own,
    translations: [],
  }));
}
