import { useContext } from "react";
import { Link } from "react-router";
import { formatEventDate, formatMoment } from "#core/dates.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { Badge } from "#ui/badge.tsx";
import { TimeZone } from "#ui/time-zone.tsx";
import type { SavedDocument } from "./document-api.ts";
import { useForm } from "./form-context.ts";

const link = "py-0.5 font-semibold text-brand underline underline-offset-4";

export function DocumentStatus({ document }: { document: SavedDocument }) {
  const { kind, fields } = useForm();
  const zone = useContext(TimeZone);
  const { status, publishedAt } = document;
  const time = publishedAt ? formatEventDate(publishedAt, zone) : "";
  const { name, text } = {
    draft: { name: "Draft", text: kind.isBuiltIn?.(document) ? "" : "Readers cannot see it." },
    scheduled: { name: "Scheduled", text: `Goes public on ${time}.` },
    published: { name: "Published", text: `Public since ${time}.` },
    trash: { name: "In the trash", text: "Readers cannot see it." },
  }[status];
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-muted">
      <Badge look={status === "published" ? "success" : "ochre"}>{name}</Badge>
      {text && <span>{text}</span>}
      {status === "published" && (
        <Link to={kind.paths.view(document)} className={link}>
          View {kind.noun(fields)}
        </Link>
      )}
    </p>
  );
}

/** What the form has saved before it was emptied for the next document. */
export function PreviousDocument({ document }: { document: SavedDocument }) {
  const { paths, next } = useForm().kind;
  const { _id, status, publishedAt } = document;
  const zone = useContext(TimeZone);
  const text = {
    draft: "Saved as a draft: ",
    scheduled: `Scheduled for ${publishedAt ? formatMoment(publishedAt, zone) : ""}: `,
    published: "Published: ",
    trash: "In the trash: ",
  }[status];
  return (
    <p className="animate-arrive rounded-base border border-l-4 border-hairline border-l-success bg-surface px-5 py-4 text-small">
      {text}
      <Link to={status === "published" ? paths.view(document) : paths.edit(_id)} className={link}>
        {titleOf(document)}
      </Link>
      {next && status === "published" && (
        <Link to={next.to} className={`mt-2 block ${link}`}>
          {next.text}
        </Link>
      )}
    </p>
  );
}
