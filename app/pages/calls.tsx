import { type CallCard, placeOf } from "#features/calls/call-article.tsx";
import { callFields } from "#features/calls/fields.ts";
import { pathOf } from "#features/publishing/kinds.ts";
import { m } from "#messages";
import { Badge } from "#ui/badge.tsx";
import { CardLink } from "#ui/card-link.tsx";
import { listedIn } from "#ui/text-language.ts";
import { Moment } from "#ui/time-zone.tsx";
import { plainListing } from "../plain/listing.tsx";

const { load, meta, Component, ErrorBoundary } = plainListing<CallCard>("call", {
  read: ({ calls }, slice) => calls.list(slice),
  badge: m.calls.badge,
  title: m.calls.title,
  lead: m.calls.lead,
  empty: m.calls.empty,
  Item: CallItem,
});

export { Component as default, ErrorBoundary, load as clientLoader, load as loader, meta };

function CallItem({ card: call }: { card: CallCard }) {
  const { type, deadline, title, excerpt, language, isClosed } = call;
  const Title = isClosed ? "h3" : "h2";
  return (
    <article className="group relative grid grid-cols-1 gap-x-12 gap-y-4 py-7 sm:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="caps text-accent">{callFields.type.options[type]()}</span>
          {isClosed && <Badge variant="neutral">{m.calls.closed()}</Badge>}
        </p>
        <Title {...listedIn(language)} className="heading mt-2 text-h3 wrap-anywhere">
          <CardLink to={pathOf("call", call)}>{title}</CardLink>
        </Title>
        <p
          {...listedIn(language)}
          className="mt-2.5 line-clamp-3 max-w-[46rem] text-small text-muted me-auto"
        >
          {excerpt}
        </p>
      </div>
      <div className="space-y-1 text-small">
        <p className="text-muted">
          {deadline ? (isClosed ? m.calls.closedOn() : m.calls.applyBy()) : m.calls.noDeadline()}
        </p>
        {deadline && (
          <p className="font-semibold">
            <Moment instant={deadline} />
          </p>
        )}
        {placeOf(call) && <p className="wrap-anywhere text-muted">{placeOf(call)}</p>}
      </div>
    </article>
  );
}
