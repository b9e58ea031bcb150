import { type Call, CallArticle } from "#features/calls/call-article.tsx";
import { urlOf } from "../linked-data/address.ts";
import { publisher } from "../linked-data/institute.ts";
import { plainPage } from "../plain/page.tsx";
import type { Site } from "../site/site.ts";

const { loader, clientLoader, meta, Component, ErrorBoundary } = plainPage<Call>("call", {
  read: ({ calls }, id) => calls.page(id),
  things: import.meta.env.SSR ? postingOf : undefined,
  Page: CallArticle,
});

export { Component as default, clientLoader, ErrorBoundary, loader, meta };

/** Search engines want no postings that are closed. */
function postingOf(call: Call, site: Site): object[] {
  if (call.type !== "vacancy" || call.isClosed) return [];
  const { title, excerpt, article = excerpt, date, deadline, place, remote } = call;
  return [
    {
      "@type": "JobPosting",
      title,
      description: article,
      url: urlOf(site, "call", call),
      datePosted: date,
      validThrough: deadline ?? undefined,
      hiringOrganization: publisher(site),
      jobLocation: place ? { "@type": "Place", address: place } : undefined,
      jobLocationType: remote ? "TELECOMMUTE" : undefined,
    },
  ];
}
