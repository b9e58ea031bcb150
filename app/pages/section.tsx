import { SectionCard } from "#features/blogs/section-card.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { api, useApi } from "../api.ts";
import { head, headOfFailure } from "../head.ts";
import { addressOf, atItsAddress, pageIn, pageOf, pageSize } from "../listing/asking.ts";
import { ListingFailure } from "../listing/listing-failure.tsx";
import { reading } from "../reading.ts";
import type { Route } from "./+types/section.ts";

async function read({ context, params, request }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const { sectionType } = params;
  const { blogs } = context.get(api);
  const list = await reading(
    pageOf(pageIn(request.url), (page) =>
      blogs.section({ sectionType, page, limit: pageSize, view: "card" }),
    ),
  );
  const path = `/section/${encodeURIComponent(sectionType)}`;
  atItsAddress(request.url, addressOf(path, { page: list.page }));
  return { sectionType, path, list };
}
export const loader = (args: Route.LoaderArgs) => read(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => read(args);

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return headOfFailure(args);
  const { sectionType, path, list } = args.loaderData;
  return head(args, {
    title: `${sectionType} Posts`,
    description: `What the institute has published under ${sectionType}, newest first.`,
    path: list.total === 0 ? null : addressOf(path, { page: list.page }),
  });
}

export default function SectionPage({ loaderData: { sectionType, path, list } }: Route.ComponentProps) {
  const { blogs } = useApi();
  return (
    <>
      <PageHeader title={<span className="block first-letter:uppercase">{`${sectionType} Posts`}</span>} />
      <div className="page pb-16 md:pb-24">
        {list.items.length > 0 ? (
          <ul className="grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {list.items.map((blog, index) => (
              <li key={blog._id}>
                <SectionCard blog={blog} calls={blogs} eager={index < 3} />
              </li>
            ))}
          </ul>
        ) : (
          <MessagePanel title="No blog posts found." text="There is nothing in this section yet." />
        )}
        <Pagination page={list.page} pages={list.pages} addressOf={(page) => addressOf(path, { page })} />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingFailure error={error} message="Failed to fetch section blogs" />;
}
