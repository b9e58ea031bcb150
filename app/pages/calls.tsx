import { Link } from "react-router";
import { type CallCard, placeOf } from "#features/calls/call-article.tsx";
import { callFields } from "#features/calls/fields.ts";
import { pathOf } from "#features/publishing/kinds.ts";
import { Badge } from "#ui/badge.tsx";
import { listedIn } from "#ui/text-language.ts";
import { Moment } from "#ui/time-zone.tsx";
import { plainListing } from "../plain/listing.tsx";

const { load, meta, Component, ErrorBoundary } = plainListing<CallCard>("call", {
  read: ({ calls }, slice) => calls.list(slice),
  lead: "Vacancies, fellowships and calls for papers of the institute.",
  empty: "Vacancies and calls for papers appear here.",
  Item: CallItem,
});

export { Component as default, ErrorBoundary, load as clientLoader, load as loader, meta };

function CallItem({ card: call }: { card: CallCard }) {
  const { type, deadline, title, excerpt, language, isClosed } = call;
  return (
    <article className="group relative py-7">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="caps text-accent">{callFields.type.options[type]}</span>
        {isClosed && <Badge variant="neutral">Closed</Badge>}
      </p>
      <h2 {...listedIn(language)} className="heading mt-2 text-h3 wrap-anywhere">
        <Link
          to={pathOf("call", call)}
          className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
        >
          {title}
        </Link>
      </h2>
      <p {...listedIn(language)} className="mt-2.5 max-w-[46rem] text-small text-muted rtl:ml-auto">
        {excerpt}
      </p>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-meta text-muted">
        {placeOf(call) && <bdi className="wrap-anywhere">{placeOf(call)}</bdi>}
        <span>
          {deadline ? (isClosed ? "Closed " : "Apply by ") : "No deadline"}
          {deadline && <Moment instant={deadline} />}
        </span>
      </p>
    </article>
  );
}
