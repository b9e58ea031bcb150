import type { Context } from "#core/context.ts";
import { pick } from "#core/pick.ts";
import type { Queries } from "#db/engine.ts";
import type { CollectionTable } from "#db/schema.ts";
import type { InputsOf, ValuesOf } from "#features/fields/field.ts";
import { refuseErrors, searchedWords, validateFields } from "#features/fields/list.ts";
import { defineKind } from "#features/publishing/define-kind.server.ts";
import type { Demand, DocumentKind } from "#features/publishing/kind.server.ts";
import { readShown } from "#features/publishing/shown.server.ts";
import type { PublishOptions } from "#features/publishing/status.server.ts";
import { plainValuesOf } from "#features/publishing/stored.server.ts";
import { collectionWith, listManaged, shownValues } from "./editable.server.ts";
import { collectionFields } from "./fields.ts";
import { type ItemInput, namedItems, newItem } from "./items.server.ts";
import { type Item, itemsOf, libraryFiles, replaceItems, rowsOfItems } from "./items.store.server.ts";
import { countErrors, isShownIn } from "./limits.ts";
import { type CollectionFilter, managedCollections } from "./store.server.ts";
import { type Files, uploadFiles } from "./uploads.server.ts";
import type { EditableCollection, ManagedCollection } from "./writing-contract.ts";

export type CollectionValues = ValuesOf<typeof collectionFields> & { media: Item[] };
export type CollectionInput = InputsOf<typeof collectionFields> &
  PublishOptions & { media?: ItemInput[]; files?: Files };
type CollectionTypes = {
  row: CollectionTable;
  values: CollectionValues;
  input: CollectionInput;
  shown: Awaited<ReturnType<typeof shownValues>>;
  editable: EditableCollection;
  managed: ManagedCollection;
  filter: CollectionFilter;
};

const noFiles: Files = { images: [], videos: [] };

export const collectionKind: DocumentKind<CollectionTypes> = defineKind<CollectionTypes>("collection", {
  fields: collectionFields,
  async valuesOf(queries, row) {
    const plain = await plainValuesOf(queries, { name: "collection", fields: collectionFields }, row);
    const media = (await itemsOf(queries, [row.id])).map(({ ownAlt: alt, ...item }) => ({
      ...pick(item, ["id", "mediaId", "kind", "caption", "credit"]),
      alt,
    }));
    return { ...plain, media };
  },
  validate: validateCollection,
  upload: (ctx, { files = noFiles }, { mediaType }, target) => uploadFiles(ctx, files, mediaType, target),
  columnsOf: ({ tags, media, projects, ...columns }) => columns,
  saveParts: (queries, id, { values }) => replaceItems(queries, id, values.media),
  descriptions: ({ media }, input) =>
    (input.media ?? []).flatMap(({ id, alt, decorative }) => {
      const item = media.find((item) => item.id === id || item.mediaId === id);
      return item ? [{ mediaId: item.mediaId, alt, decorative }] : [];
    }),
  mediaIn: ({ media }) => media.map(({ mediaId }) => mediaId),
  async searchable(queries, { values }) {
    const items = await rowsOfItems(queries, values.media);
    const words = items.flatMap(({ alt, caption, credit }) => [alt, caption, credit]);
    return { text: [...searchedWords(collectionFields, values), ...words].filter(Boolean).join(" ") };
  },
  findsAlternativeTexts: true,
  async inputOf(queries, { media, ...values }) {
    const files = await libraryFiles(
      queries,
      media.map(({ mediaId }) => mediaId),
    );
    const known = media.filter(({ mediaId }) => files.some(({ id }) => id === mediaId));
    const altOf = new Map(files.map(({ id, alt }) => [id, alt]));
    return {
      ...values,
      media: known.map(({ mediaId: id, alt, caption, credit }) => ({
        id,
        alt: alt ?? altOf.get(id),
        caption,
        credit,
      })),
    };
  },
  managed: { ...managedCollections, list: listManaged },
  async invalidateShown(invalidate, { before, after }) {
    // A withdrawn picture can endanger somebody: no page shows it any longer.
    const isWithdrawn = before?.values.media.some(
      ({ mediaId }) => !after.values.media.some((item) => item.mediaId === mediaId),
    );
    const drop = isWithdrawn ? invalidate : invalidate.stale;
    drop("photography", `collection:${after.row.id}`);
  },
  shownValues,
  async read(ctx, id) {
    return { ...(await collectionWith(ctx, id)), ...(await readShown(ctx, collectionKind, id)) };
  },
});

async function validateCollection(
  ctx: Context,
  queries: Queries,
  input: CollectionInput,
  { before, complete, uploads }: Demand<CollectionTypes>,
): Promise<CollectionValues> {
  const demand = { complete, timeZone: ctx.site.timeZone };
  const { values, errors } = validateFields(collectionFields, input, before, demand);
  const stored = before?.media ?? [];
  const named = await namedItems(queries, input.media ?? stored.map(({ id }) => ({ id })), stored);
  const { images, videos } = input.files ?? noFiles;
  const sent = [...images.map(() => "image" as const), ...videos.map(() => "video" as const)];
  const kinds = [...named.items.map(({ kind }) => kind), ...sent];
  const isArranged = input.media !== undefined || input.mediaType !== undefined || sent.length > 0;
  if (isArranged || complete) errors.push(...named.errors, ...countErrors(values.mediaType, kinds, complete));
  refuseErrors(errors, collectionFields);
  const media = [...named.items, ...(uploads ?? []).map(newItem)].filter(({ kind }) =>
    isShownIn(values.mediaType, kind),
  );
  return { ...values, media: [...media.filter(isImage), ...media.filter((item) => !isImage(item))] };
}

function isImage({ kind }: Item): boolean {
  return kind === "image";
}
