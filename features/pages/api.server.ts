import type { Context, MemberContext } from "#core/context.ts";
import type { Operations, Page as PageOf } from "#core/contract.ts";
import { AppError } from "#core/errors.ts";
import { pageOf } from "#core/paging.ts";
import { publicationsOfSeries } from "#features/blogs/series.server.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { documentOperations } from "#features/publishing/operations.server.ts";
import { previewValues } from "#features/publishing/preview.server.ts";
import { readStored } from "#features/publishing/stored.server.ts";
import type { Page, pageEndpoints, SeriesNumber } from "./contract.ts";
import { type PageInput, pageKind } from "./kind.server.ts";
import { listPages, notSpecified, readPage, renderPage } from "./pages.server.ts";
import { countWithUnsaved, listWithUnsaved, restoreOriginal, saveOriginal } from "./specified.server.ts";
import { idsAmong } from "./store.server.ts";
import { isBuiltInTemplate, isSpecified } from "./templates.ts";
import { listTopics } from "./topics.server.ts";

const { remove, ...shared } = documentOperations(pageKind);

export const pageOperations: Operations<typeof pageEndpoints> = {
  ...shared,
  list: listPages,
  page: readPage,
  topics: listTopics,
  numbers: listNumbers,
  async read(ctx, { id }) {
    return isSpecified(id) ? readStored(ctx, pageKind, id) : shared.read(ctx, { id });
  },
  async update(ctx, input, services) {
    await saveOriginal(ctx, input.id);
    return shared.update(ctx, input, services);
  },
  async autosave(ctx, input, services) {
    await saveOriginal(ctx, input.id);
    return shared.autosave(ctx, input, services);
  },
  async revisions(ctx, input) {
    const isUnsaved = isSpecified(input.id) && (await idsAmong(ctx.db.queries, [input.id])).length === 0;
    return isUnsaved ? pageOf([], 0, input) : shared.revisions(ctx, input);
  },
  preview: previewPage,
  original: restoreOriginal,
  manage: listWithUnsaved,
  counts: countWithUnsaved,
  trash: (ctx, { ids }) => shared.trash(ctx, { ids: notSpecified(ids) }),
};

/** The data of a page, without saving it. */
async function previewPage(ctx: MemberContext, input: PageInput): Promise<Page> {
  const values = await previewValues(ctx, pageKind, input);
  const { template } = input;
  const shown = { id: "preview", slug: null, publishedAt: ctx.now, updatedAt: ctx.now };
  const page = {
    ...values,
    ...shown,
    title: titleOf(values),
    template: isBuiltInTemplate(template) ? template : values.template,
  };
  return renderPage(ctx, page);
}

/** The public numbers of a public series, the highest first. */
async function listNumbers(
  ctx: Context,
  { slug, page, limit }: { slug: string; page: number; limit: number },
): Promise<PageOf<SeriesNumber>> {
  const { _id, series } = await readPage(ctx, { slug });
  if (!series) throw new AppError("not_found", "This page is not about a series.");
  const list = await publicationsOfSeries(ctx, _id, { page, limit });
  if (page > 1 && list.items.length === 0) ctx.noStore();
  return list;
}
