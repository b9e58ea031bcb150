import { useSite } from "#app/site/site.ts";
import { truncate } from "#core/truncate.ts";
import { generatedUrl } from "#features/media/generated-picture.ts";
import { pathOf } from "#features/publishing/kinds.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { m } from "#messages";
import { useDocumentForm } from "../form-context.ts";
import type { FieldProps } from "../kind.ts";
import { useObjectUrl } from "../use-object-url.ts";
import { useShown } from "./sharing-form-fields.tsx";

const titleCharacters = 60;
const descriptionCharacters = 160;

type PreviewsProps = Pick<FieldProps, "fields">;

export function Previews({ fields }: PreviewsProps) {
  const { name, url } = useSite();
  const { kind, content, document } = useDocumentForm();
  const shown = useShown(fields);
  const title = fields.seoTitle.trim() || titleOf({ title: fields.title.trim() });
  const text = truncate(fields.summary.trim() || shown.beginning || title, descriptionCharacters);
  const host = new URL(url || window.location.origin).host;
  const path = pathOf(kind.name, { ...document, _id: content.id })
    .split("/")
    .filter(Boolean);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @xl:grid-cols-2">
      <figure className="min-w-0">
        <figcaption className="caps text-muted">{m.adminDocument.inSearchEngine()}</figcaption>
        <div className="mt-2 rounded-base border border-hairline bg-ground p-4">
          {fields.noindex ? (
            <p className="text-small text-muted">{m.adminDocument.notListed()}</p>
          ) : (
            <>
              <p className="truncate text-meta text-muted">{[host, ...path].join(" › ")}</p>
              <p dir="auto" className="mt-1 text-h4 wrap-anywhere text-info">
                {truncate(`${title} | ${name}`, titleCharacters)}
              </p>
              <p dir="auto" className="mt-1 text-meta wrap-anywhere">
                {text}
              </p>
            </>
          )}
        </div>
      </figure>
      <figure className="min-w-0">
        <figcaption className="caps text-muted">{m.adminDocument.whereShared()}</figcaption>
        <div className="mt-2 overflow-hidden rounded-base border border-hairline bg-ground">
          <CardPicture fields={fields} picture={shown.picture} />
          <div className="border-t border-hairline p-4">
            <p className="text-meta text-muted">{host}</p>
            <p dir="auto" className="mt-0.5 line-clamp-2 text-small font-semibold wrap-anywhere">
              {title}
            </p>
            <p dir="auto" className="mt-0.5 line-clamp-2 text-meta wrap-anywhere text-muted">
              {text}
            </p>
          </div>
        </div>
      </figure>
    </div>
  );
}

/** The words on a band, beside the share picture, the page's picture, or one generated from the title. */
function CardPicture({ fields, picture }: PreviewsProps & { picture?: string | File }) {
  const { name } = useSite();
  const { shareImage, title } = fields;
  const position = shareImage && `${shareImage.x}% ${shareImage.y}%`;
  const file = useObjectUrl(picture instanceof File ? picture : null);
  const source = shareImage?.url ?? (picture instanceof File ? file : picture);
  return (
    <div dir="ltr" className="grid aspect-[1200/630] grid-cols-[40%_minmax(0,1fr)] bg-deep text-on-deep">
      <div className="flex min-w-0 flex-col justify-center gap-1.5 border-e-2 border-ochre-light p-4">
        <p className="truncate text-[0.625rem] text-on-deep-soft">{name}</p>
        <p dir="auto" className="line-clamp-5 font-serif text-small font-semibold text-balance wrap-anywhere">
          {title || name}
        </p>
      </div>
      <img
        src={source ?? generatedUrl(title || name)}
        alt=""
        className="size-full min-h-0 object-cover"
        style={source ? { objectPosition: position ?? "center" } : undefined}
      />
    </div>
  );
}
