import { Fragment, type ReactNode } from "react";
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useRouteError } from "react-router";
import { type Api, api } from "#core/api.ts";
import type { Page } from "#core/contract.ts";
import { kinds, mainList, type PlainKind, periodOf } from "#features/publishing/kinds.ts";
import { MessagePanel } from "#ui/message-panel.tsx";
import { CreateLink } from "../listing/create-link.tsx";
import { Listing } from "../listing/listing.tsx";
import { ListingFailure } from "../listing/listing-failure.tsx";
import { queries } from "../listing/queries.ts";
import { queryOf, readList, urlFor } from "../listing/search-params.ts";
import { headOf } from "../page/head.ts";

type Card = { _id: string; isPlanned: boolean; isClosed: boolean };
type Options<C extends Card> = {
  read(calls: Api, slice: { page: number; limit: number }): Promise<Page<C>>;
  /** The line above the title. On phones, an administrator's button is beside it. */
  badge: string;
  title: string;
  lead: string;
  /** In place of an empty list. */
  empty: string;
  Item(props: { card: C }): ReactNode;
};

/** The exports of the route module with the public list of a plain kind. */
export function plainListing<C extends Card>(
  kind: PlainKind,
  { read, badge, title, lead, empty, Item }: Options<C>,
) {
  const { name, nouns, create } = mainList(kind);
  const path = `/${kinds[kind].folder}`;
  const { over } = periodOf(kind);

  async function load({ context, request: { url } }: Pick<LoaderFunctionArgs, "context" | "request">) {
    const { page } = queryOf(url, queries.plain);
    return readList({ url, path, page }, (slice) => read(context.get(api), slice));
  }

  const meta = (args: MetaArgs<typeof load>) =>
    headOf(args, ({ page, total }) => ({
      title,
      description: lead,
      path: urlFor(path, { page }),
      noindex: total === 0,
      feed: { path: `${path}/feed`, title },
    }));

  function Component() {
    const list = useLoaderData() as Page<C>;
    const parts = Map.groupBy(list.items, ({ isPlanned, isClosed }) =>
      isClosed ? over() : isPlanned ? "Planned" : "",
    );
    return (
      <Listing
        badge={badge}
        title={title}
        lead={lead}
        create={<CreateLink to={create}>{`Create ${name()}`}</CreateLink>}
        list={list}
        path={path}
      >
        {list.items.length === 0 && <MessagePanel title={`No ${nouns} yet`} text={empty} />}
        {[...parts].map(([heading, cards]) => (
          <Fragment key={heading}>
            {heading && <h2 className="heading mt-14 mb-5 text-h3">{heading}</h2>}
            <ul className="divide-y divide-hairline border-y border-hairline">
              {cards.map((card) => (
                <li key={card._id}>
                  <Item card={card} />
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </Listing>
    );
  }

  const ErrorBoundary = () => <ListingFailure error={useRouteError()} message={`Failed to fetch ${nouns}`} />;

  return { load, meta, Component, ErrorBoundary };
}
