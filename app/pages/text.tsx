import { api } from "#core/api.ts";
import { pagePath } from "#features/addresses/paths.ts";
import { TextPage } from "#features/pages/text-page.tsx";
import { withItsFrames } from "../first-policy.ts";
import { canonicalList, redirectToCanonical } from "../listing/search-params.ts";
import { headOf } from "../page/head.ts";
import { headOfPage, readPage, withoutArticle } from "../page/page-data.ts";
import { atItsPath, pathOfPage } from "../site/route-errors.ts";
import type { Route } from "./+types/text.ts";
import { readSeries, Series } from "./own/series.tsx";
import { readTopic, Topic } from "./own/topic.tsx";

/** A page with a text, like /privacy or one that the institute added, also about a topic or a series. */
async function read({ context, params, request }: Route.LoaderArgs) {
  const slug = (params as { path?: string }).path ?? pathOfPage({ request, context }).slice(1);
  const found = await readPage(context, slug, request);
  const page = atItsPath(found, pagePath(found), { request, context });
  withItsFrames(page.article, request);
  const calls = context.get(api);
  const topic = await readTopic(calls, page, request.url);
  const series = await readSeries(calls, page, request.url);
  if (!topic && !series) redirectToCanonical(request.url, pagePath(page));
  return { page, topic, series };
}

export async function loader(args: Route.LoaderArgs) {
  const data = await read(args);
  return { ...data, page: withoutArticle(data.page) };
}

export { read as clientLoader };

export const meta = (args: Route.MetaArgs) =>
  headOf(args, ({ page, topic, series }) => {
    const head = headOfPage(page);
    const query = { ...topic?.query, page: topic?.list.page ?? series?.page };
    const isEmpty = topic?.isFiltered && topic.list.total === 0;
    const list = canonicalList(head.path ?? "", query);
    const path = isEmpty ? null : list.path;
    // Other pages of the list have no translations.
    return { ...head, ...list, path, alternates: path === head.path ? head.alternates : [] };
  });

export default function OwnPage({ loaderData: { page, topic, series } }: Route.ComponentProps) {
  if (page.template === "text") return <TextPage key={page._id} page={page} />;
  return (
    <div key={page._id} className="[--section:3rem]">
      {topic && <Topic page={page} {...topic} />}
      {series && <Series page={page} list={series} />}
    </div>
  );
}
