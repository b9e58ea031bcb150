import { Plus, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { oneOf } from "#app/listing/parameters.ts";
import type { Address } from "#features/addresses/redirects-contract.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { rich } from "#ui/rich.tsx";
import { Moment } from "#ui/time-zone.tsx";
import { type DialogProps, defineList } from "../list/list.ts";
import { ListPage } from "../list/list-page.tsx";
import { listRoute } from "../list/list-route.tsx";
import { useList } from "../list/use-list.tsx";
import { RedirectDialog } from "./redirect-dialog.tsx";

const isRedirect = ({ target }: Address) => target !== null;

const list = defineList(
  { view: oneOf("redirects") },
  { read: (api, query) => api.addresses.list(query) },
  {
    path: "/manage-addresses",
    title: m.adminAddresses.title,
    description: m.adminAddresses.description,
    forbidden: m.adminAddresses.forbidden,
    noneFound: m.adminAddresses.noneFound,
    noMatch: m.adminAddresses.noMatch,
    loadFailed: m.adminAddresses.loadFailed,
    label: ({ _id }) => _id,
    search: m.adminAddresses.search,
    scope: ["view"],
    lead: m.adminAddresses.lead,
    tabs: {
      label: m.adminAddresses.kindFilter,
      choices: [
        { text: m.adminAddresses.notFound, set: {} },
        { text: m.adminAddresses.redirects, set: { view: "redirects" } },
      ],
    },
    columns: [
      {
        name: m.adminAddresses.address,
        show: ({ _id }) => (
          <span dir="ltr" className="font-semibold wrap-anywhere">
            {_id}
          </span>
        ),
      },
      {
        name: m.adminAddresses.leadsTo,
        className: "max-lg:mt-1 lg:min-w-52",
        show: ({ target, hits }) =>
          target === null ? (
            <span className="text-muted">{m.adminAddresses.hits({ count: hits ?? 0 })}</span>
          ) : (
            <span dir="ltr" className="wrap-anywhere">
              {rich(
                m.adminAddresses.target({
                  word: (text) => <span className="lg:hidden">{text}</span>,
                  address: <>{target}</>,
                }),
              )}
            </span>
          ),
      },
      {
        name: m.adminAddresses.last,
        className: "max-lg:mt-1 whitespace-nowrap",
        show: ({ date }) => <Moment withoutZone instant={date} />,
      },
    ],
    actions: [
      {
        text: m.adminAddresses.redirect,
        slot: "redirect",
        primary: true,
        only: "row",
        offered: (row) => !isRedirect(row),
        dialog: Redirect,
      },
      { text: m.adminAddresses.change, slot: "redirect", only: "row", offered: isRedirect, dialog: Redirect },
      {
        text: m.adminAddresses.dismiss,
        offered: (row) => !isRedirect(row),
        all: (api, rows) => api.addresses.dismiss({ ids: rows.map(({ _id }) => _id) }),
        done: m.adminAddresses.dismissed,
      },
      {
        text: m.adminAddresses.delete,
        icon: Trash2,
        danger: true,
        offered: isRedirect,
        all: (api, rows) => api.addresses.remove({ ids: rows.map(({ _id }) => _id) }),
        done: m.adminAddresses.deleted,
      },
    ],
    empty: {
      title: m.adminAddresses.none,
      text: m.adminAddresses.noneHint,
    },
  },
);

export const { handle, meta, clientLoader, ErrorBoundary } = listRoute(list);

export default function ManageAddresses() {
  const view = useList(list);
  const [isAdding, setAdding] = useState(false);
  const { hash, key } = useLocation();
  const close = () => setAdding(false);

  // The palette leads here, also from here.
  useEffect(() => setAdding(key !== "" && hash === "#add"), [hash, key]);

  return (
    <ListPage
      view={view}
      aside={
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden className="size-5" />
          {m.adminAddresses.add()}
        </Button>
      }
    >
      {isAdding && (
        <RedirectDialog
          title={m.adminAddresses.add()}
          onClose={close}
          onDone={(message) => {
            close();
            view.actions.finish(message);
          }}
        />
      )}
    </ListPage>
  );
}

function Redirect({ rows: [row], onDone, onClose }: DialogProps<Address>) {
  if (!row) return null;
  const { _id, target } = row;
  return (
    <RedirectDialog
      title={target === null ? m.adminAddresses.redirectTitle() : m.adminAddresses.changeTitle()}
      before={target === null ? undefined : _id}
      path={_id}
      target={target ?? ""}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
