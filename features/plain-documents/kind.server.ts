import type { Context, MemberContext } from "#core/context.ts";
import type { Page } from "#core/contract.ts";
import { truncate } from "#core/truncate.ts";
import type { Queries } from "#db/engine.ts";
import type { InputsOf } from "#features/fields/field.ts";
import { columnsOf, mediaIn, refuseErrors, searchedWords, validateFields } from "#features/fields/list.ts";
import { defineKind } from "#features/publishing/define-kind.server.ts";
import type { Demand, DocumentKind } from "#features/publishing/kind.server.ts";
import type { PlainKind } from "#features/publishing/kinds.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { documentOperations } from "#features/publishing/operations.server.ts";
import { previewValues } from "#features/publishing/preview.server.ts";
import { excerptOf } from "#features/publishing/sharing.ts";
import type { PublishOptions } from "#features/publishing/status.server.ts";
import { plainValuesOf } from "#features/publishing/stored.server.ts";
import { withoutFileAlts } from "#features/rich-text/texts/alternative-texts.server.ts";
import { cleanField } from "#features/rich-text/texts/clean-field.server.ts";
import { mediaIdsOf } from "#features/rich-text/texts/facts.server.ts";
import { readFacts } from "#features/rich-text/texts/texts.server.ts";
import { m } from "#messages";
import type { PlainCard, PlainEditable, PlainManaged, PlainPage } from "./contract.ts";
import { listManaged, shownBeside } from "./editable.server.ts";
import { contentOf, type PlainFields, type PlainValues, withTags } from "./fields.ts";
import { namedMedia, withoutLost } from "./named.server.ts";
import { cardsByIds, listPublic, readPage, shownPage } from "./read.server.ts";
import { managedColumns, type PlainRow } from "./store.server.ts";

const maxExcerptLength = 300; // characters

type PlainInput<F extends PlainFields> = InputsOf<F> & PublishOptions & { slug?: string };
type PlainTypes<F extends PlainFields> = {
  row: PlainRow;
  values: PlainValues<F>;
  input: PlainInput<F>;
  shown: PlainValues<F> & Awaited<ReturnType<typeof shownBeside>>;
  editable: PlainEditable<F>;
  managed: PlainManaged<F>;
  filter: object;
};

type Options<F extends PlainFields> = Partial<Pick<DocumentKind<PlainTypes<F>>, "saved">>;

/** Everything that the server does with documents of a plain kind. */
export function plainKind<F extends PlainFields>(name: PlainKind, fields: F, own: Options<F> = {}) {
  const plain = { name, fields };
  const kind = defineKind<PlainTypes<F>>(name, {
    fields,
    valuesOf: async (queries, row) => withTags<F>(await plainValuesOf(queries, plain, row)),
    validate: (ctx, queries, input, demand) => validate(ctx, queries, input, { ...demand, fields }),
    async columnsOf(values) {
      const { text } = await readFacts(contentOf(values));
      return { ...columnsOf(fields, values), excerpt: excerptOf(values, truncate(text, maxExcerptLength)) };
    },
    async mediaIn(values, origin) {
      const inText = mediaIdsOf(await readFacts(contentOf(values)), origin);
      return [...new Set([...mediaIn(fields, values), ...inText])];
    },
    async searchable(_queries, { values }) {
      const { text } = await readFacts(contentOf(values));
      return { text: [text, ...searchedWords(fields, values)].filter(Boolean).join(" ") };
    },
    inputOf: async (queries, values) =>
      withoutLost(fields, values, await namedMedia(queries, fields, values)).values as PlainInput<F>,
    managed: {
      ...managedColumns(name),
      list: async (ctx, ids) => (await listManaged(ctx, plain, ids)) as PlainManaged<F>[],
    },
    shownValues: async (ctx, values) => ({ ...values, ...(await shownBeside(ctx, fields, values)) }),
    ...own,
  });
  const operations = {
    ...documentOperations(kind),
    list: async (ctx: Context, input: { page: number; limit: number }) =>
      (await listPublic(ctx, plain, input)) as Page<PlainCard<F>>,
    page: async (ctx: Context, input: { id: string }) => (await readPage(ctx, plain, input)) as PlainPage<F>,
    async preview(ctx: MemberContext, input: PlainInput<F>) {
      const values = await previewValues(ctx, kind, input);
      const [title, excerpt] = [titleOf(values), excerptOf(values, "")];
      const shown = { id: "preview", slug: null, title, excerpt, publishedAt: ctx.now, updatedAt: ctx.now };
      return (await shownPage(ctx, plain, shown, values)) as PlainPage<F>;
    },
  };
  const cards = async (ctx: Context, ids: string[]) => (await cardsByIds(ctx, plain, ids)) as PlainCard<F>[];
  return { kind, operations, cards };
}

async function validate<F extends PlainFields>(
  ctx: Context,
  queries: Queries,
  input: PlainInput<F>,
  { fields, before, complete }: Demand<PlainTypes<F>> & { fields: F },
): Promise<PlainValues<F>> {
  const demand = { complete, timeZone: ctx.site.timeZone };
  const { values, errors } = validateFields(fields, input, before, demand);
  const { lost } = withoutLost(fields, values, await namedMedia(queries, fields, values));
  const isNew = (name: string) => name in input;
  for (const path of lost.filter(isNew)) errors.push({ path, msg: m.adminPublishing.fileGone() });
  const member = ctx.actor?.id;
  const { content: field } = fields;
  const { html, error } = await cleanField(contentOf(values), {
    required: complete ? field?.required?.() : undefined,
    member,
  });
  refuseErrors([...errors, ...(error ? [error] : [])], fields);
  const content = field && {
    content: await withoutFileAlts(html, { queries, origin: ctx.site.url, member }),
  };
  return withTags<F>({ ...values, ...content });
}
