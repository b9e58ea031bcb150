import { urlFor } from "#app/listing/search-params.ts";
import { useApi } from "#core/api.ts";
import { CollectionArticle } from "#features/photography/viewer/collection-article.tsx";
import type { EditableCollection } from "#features/photography/writing-contract.ts";
import { PagePreview } from "../document/preview/page-preview.tsx";
import { type CollectionFields, emptyCollection, inputOf } from "./fields.ts";

type CollectionPreviewProps = {
  fields: CollectionFields;
  /** Its page names the author and the day of publishing. */
  document?: EditableCollection;
};

export default function CollectionPreview({ fields, document }: CollectionPreviewProps) {
  const { collections } = useApi();
  return (
    <PagePreview load={() => collections.preview(inputOf(fields, emptyCollection))}>
      {(page) => {
        const { createdBy, publishedAt } = document ?? { ...page, publishedAt: null };
        const collection = { ...page, createdBy, date: publishedAt ?? page.date };
        return (
          <article className="page pt-8">
            <CollectionArticle collection={collection} urlForTag={(tag) => urlFor("/search", { q: tag })} />
          </article>
        );
      }}
    </PagePreview>
  );
}
