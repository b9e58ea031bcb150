import { useContext } from "react";
import { formatEventDate, formatMoment } from "#core/dates.ts";
import { editPath, pathOf } from "#features/publishing/kinds.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { m } from "#messages";
import { Badge } from "#ui/badge.tsx";
import { Link } from "#ui/link.tsx";
import { rich } from "#ui/rich.tsx";
import { TimeZone } from "#ui/time-zone.tsx";
import type { SavedDocument } from "./document-api.ts";
import { useDocumentForm } from "./form-context.ts";

const link = "py-0.5 font-semibold text-brand underline underline-offset-4";

export function DocumentStatus({ document }: { document: SavedDocument }) {
  const { kind, fields, phase } = useDocumentForm();
  const zone = useContext(TimeZone);
  const { status, publishedAt } = document;
  const time = publishedAt ? formatEventDate(publishedAt, zone) : "";
  const { name, text } = {
    draft: {
      name: m.adminDocument.statusDraft(),
      text: kind.isBuiltIn?.(document) ? "" : m.adminDocument.readersCannotSee(),
    },
    scheduled: { name: m.adminDocument.statusScheduled(), text: m.adminDocument.goesPublicOn({ time }) },
    published: { name: m.adminDocument.statusPublished(), text: m.adminDocument.publicSince({ time }) },
    trash: { name: m.adminDocument.statusTrash(), text: m.adminDocument.readersCannotSee() },
  }[status];
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-muted">
      <Badge variant={status === "published" ? "success" : "ochre"}>{name}</Badge>
      {text && <span>{text}</span>}
      {document.unpublishedVersion !== null && <UnpublishedChanges />}
      {status === "published" && phase.is !== "finished" && (
        <Link to={pathOf(kind.name, document)} language={fields.language} className={link}>
          {m.adminDocument.view({ noun: kind.noun(fields) })}
        </Link>
      )}
    </p>
  );
}

/** Who has changed what readers see, without publishing it. */
function UnpublishedChanges() {
  const { content, latest } = useDocumentForm();
  const zone = useContext(TimeZone);
  const isTheirs = latest && !latest.isMine && latest.version === content.version;
  return (
    <Badge variant="ochre">
      {isTheirs
        ? m.adminDocument.unpublishedChangesBy({
            editor: latest.editor,
            time: formatMoment(latest.savedAt ?? "", zone),
          })
        : m.adminDocument.unpublishedChanges()}
    </Badge>
  );
}

/** The draft that the form has saved before it was emptied for the next one. */
export function PreviousDraft({ document }: { document: SavedDocument }) {
  const { name } = useDocumentForm().kind;
  return (
    <p className="animate-arrive rounded-base border border-s-4 border-hairline border-s-success bg-surface px-4 py-3 text-small">
      {rich(
        m.adminDocument.savedAsDraft({
          title: (
            <Link to={editPath(name, document._id)} className={link}>
              {titleOf(document)}
            </Link>
          ),
        }),
      )}
    </p>
  );
}
