import { CircleCheck } from "lucide-react";
import { useContext, useEffect, useRef } from "react";
import { formatMoment } from "#core/dates.ts";
import { createPath, kinds, pathOf } from "#features/publishing/kinds.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { m } from "#messages";
import { Link } from "#ui/link.tsx";
import { TimeZone } from "#ui/time-zone.tsx";
import { AddToMenu } from "../menu/add-to-menu.tsx";
import { useDocumentForm } from "./form-context.ts";

import { beginsAnother } from "./unsaved-changes.tsx";

const link = "py-1 font-semibold text-brand underline underline-offset-4";

/** Says that readers see the document, or when they will, and what can be done next. */
export function FinishedPanel() {
  const { kind, fields, phase, document, isAdmin } = useDocumentForm();
  const zone = useContext(TimeZone);
  const panel = useRef<HTMLElement>(null);
  const isFinished = phase.is === "finished";

  // The button that was pressed may be gone.
  useEffect(() => {
    if (isFinished && window.document.activeElement === window.document.body) panel.current?.focus();
  }, [isFinished]);

  if (phase.is !== "finished" || !document) return null;
  const { status, publishedAt } = document;
  const isPublic = status === "published";
  const path = pathOf(kind.name, document);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={m.adminDocument.whatNext()}
      className="sticky top-2 z-20 flex animate-arrive flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-base border border-success bg-surface px-4 py-3 text-small shadow-soft lg:top-16"
    >
      <p className="flex items-center gap-2.5 font-semibold">
        <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
        {isPublic
          ? m.adminDocument.readersSeeIt()
          : m.adminDocument.goesPublicOn({ time: formatMoment(publishedAt ?? "", zone) })}
      </p>
      <div className="flex flex-wrap items-center gap-x-5">
        {isPublic && (
          <Link to={path} language={fields.language} className={link}>
            {m.adminDocument.view({ noun: kind.noun(fields) })}
          </Link>
        )}
        {isPublic && isAdmin && kinds[kind.name].inMenu && (
          <AddToMenu
            key={path}
            className={link}
            to={path}
            title={titleOf(document)}
            language={fields.language ?? ""}
          />
        )}
        {isAdmin && (
          <Link to={createPath(kind.name, kind.typeOf?.(fields))} state={beginsAnother} className={link}>
            {kind.texts.another()}
          </Link>
        )}
      </div>
    </section>
  );
}
