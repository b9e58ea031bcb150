import { Fragment, type ReactNode } from "react";
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useRouteError } from "react-router";
import { type Api, api } from "#core/api.ts";
import type { Page } from "#core/contract.ts";
import type { Message } from "#core/message.ts";
import { kinds, mainList, type PlainKind } from "#features/publishing/kinds.ts";
import { MessagePanel } from "#ui/message-panel.tsx";
import { CreateLink } from "../listing/create-link.tsx";
import { Listing } from "../listing/listing.tsx";
import { ListingFailure } from "../listing/listing-failure.tsx";
import { queries } from "../listing/queries.ts";
import { queryOf, readList, urlFor } from "../listing/search-params.ts";
import { headOf } from "../page/head.ts";
import { plainTexts } from "./texts.ts";

type Card = { _id: string; isPlanned: boolean; isClosed: boolean };
type Options<C extends Card> = {
  read(calls: Api, slice: { page: number; limit: number }): Promise<Page<C>>;
  /** The line above the title. On phones, an administrator's button is beside it. */
  badge: Message;
  title: Message;
  lead: Message;
  /** In place of an empty list. */
  empty: Message;
  Item(props: { card: C }): ReactNode;
};

/** The exports of the route module with the public list of a plain kind. */
export function plainListing<C extends Card>(
  kind: PlainKind,
  { read, badge, title, lead, empty, Item }: Options<C>,
) {
  const { create } = mainList(kind);
  const texts = plainTexts[kind];
  const path = `/${kinds[kind].folder}`;

  async function load({ context, request: { url } }: Pick<LoaderFunctionArgs, "context" | "request">) {
    const { page } = queryOf(url, queries.plain);
    return readList({ url, path, page }, (slice) => read(context.get(api), slice));
  }

  const meta = (args: MetaArgs<typeof load>) =>
    headOf(args, ({ page, total }) => ({
      title: title(),
      description: lead(),
      path: urlFor(path, { page }),
      noindex: total === 0,
      feed: { path: `${path}/feed`, title: title() },
    }));

  function Component() {
    const list = useLoaderData() as Page<C>;
    const parts = Map.groupBy(list.items, ({ isPlanned, isClosed }) =>
      isClosed ? texts.over() : isPlanned ? texts.planned() : "",
    );
    return (
      <Listing
        badge={badge()}
        title={title()}
        lead={lead()}
        create={<CreateLink to={create}>{texts.create()}</CreateLink>}
        list={list}
        path={path}
      >
        {list.items.length === 0 && <MessagePanel title={texts.noneYet()} text={empty()} />}
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

  const ErrorBoundary = () => <ListingFailure error={useRouteError()} message={texts.fetchFailed()} />;

  return { load, meta, Component, ErrorBoundary };
}
