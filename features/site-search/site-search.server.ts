import type { Context } from "#core/context.ts";
import type { Operations } from "#core/contract.ts";
import { pageOf } from "#core/paging.ts";
import { untilWrite } from "#core/until-write.ts";
import { hasPublic } from "#features/plain-documents/read.server.ts";
import { type Kind, kindNames, plainKinds } from "#features/publishing/kinds.ts";
import { noteList } from "#features/publishing/list-notes.server.ts";
import { projectAt } from "#features/publishing/projects.server.ts";
import { hasMark, markedText, passage, withoutMarks } from "#features/search-index/marks.ts";
import { search } from "#features/search-index/search.server.ts";
import type { Cards, searchEndpoints } from "./contract.ts";

/** The cards of those documents of a kind that readers see, by their ids. */
type CardReaders = {
  [Name in Kind]: (ctx: Context, ids: string[]) => Promise<NonNullable<Cards[Name]>[]>;
};

const maxSimilar = 5; // words that are named

/** Published documents of all kinds, best match first. Those that were removed after the search are left out. */
export function searchOperations(readers: CardReaders): Operations<typeof searchEndpoints> {
  return {
    async find(ctx, { q, page, limit, ...wanted }) {
      ctx.noStore();
      const slice = { limit, offset: (page - 1) * limit };
      // Pages in the main language find everything.
      const own = ctx.language === ctx.site.language ? undefined : ctx.language;
      const project = await projectAt(ctx, wanted.project);
      const filter = { ...wanted, language: wanted.language ?? own, project };
      const options = { ...slice, filter, now: ctx.now, siteLanguage: ctx.site.language };
      const { hits, total, more, similar } = await search(ctx.db, q, options);
      const cards = new Map<string, Cards[Kind]>();
      for (const kind of kindNames) {
        const ids = hits.filter((hit) => hit.kind === kind).map(({ ref }) => ref);
        if (ids.length === 0) continue;
        for (const card of await readers[kind](ctx, ids)) cards.set(`${kind} ${card._id}`, card);
      }
      const items = hits.flatMap(({ kind, ref, title, tags, text }) => {
        const card = cards.get(`${kind} ${ref}`);
        if (!card) return [];
        const found = tags.split("\n").filter(hasMark).map(withoutMarks);
        return [{ title: markedText(title), text: passage(text), tags: found, [kind]: card }];
      });
      return { ...pageOf(items, total, { page, limit }), more, similar: similar.slice(0, maxSimilar) };
    },
    kinds: untilWrite(
      () => [],
      async (ctx: Context) => {
        const empty = new Set<Kind>();
        for (const kind of plainKinds) {
          await noteList(ctx, kind);
          if (!(await hasPublic(ctx, kind))) empty.add(kind);
        }
        return kindNames.filter((kind) => !empty.has(kind));
      },
    ),
  };
}
