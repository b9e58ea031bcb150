import type { Operations } from "#core/contract.ts";
import { AppError } from "#core/errors.ts";
import { pageOf } from "#core/paging.ts";
import { publicationsOfSeries } from "#features/blogs/series.server.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { documentOperations } from "#features/publishing/operations.server.ts";
import { previewValues } from "#features/publishing/preview.server.ts";
import { readStored } from "#features/publishing/stored.server.ts";
import { m } from "#messages";
import type { pageEndpoints } from "./contract.ts";
import { pageKind } from "./kind.server.ts";
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
  async numbers(ctx, { slug, page, limit }) {
    const { _id, series } = await readPage(ctx, { slug });
    if (!series) throw new AppError("not_found", m.pages.notSeries());
    const list = await publicationsOfSeries(ctx, _id, { page, limit });
    if (page > 1 && list.items.length === 0) ctx.noStore();
    return list;
  },
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
  async preview(ctx, input) {
    const values = await previewValues(ctx, pageKind, input);
    const { template } = input;
    const shown = { id: "preview", slug: null, publishedAt: ctx.now, updatedAt: ctx.now };
    return renderPage(ctx, {
      ...values,
      ...shown,
      title: titleOf(values),
      template: isBuiltInTemplate(template) ? template : values.template,
    });
  },
  original: restoreOriginal,
  manage: listWithUnsaved,
  counts: countWithUnsaved,
  trash: (ctx, { ids }) => shared.trash(ctx, { ids: notSpecified(ids) }),
};
