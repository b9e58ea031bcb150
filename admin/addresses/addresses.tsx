import { Plus, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { oneOf } from "#app/listing/parameters.ts";
import type { Address } from "#features/addresses/redirects-contract.ts";
import { Button } from "#ui/button.tsx";
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
    title: "Addresses",
    description: "Broken addresses and redirects.",
    forbidden: "Only administrators can manage addresses.",
    noun: "address",
    nouns: "addresses",
    label: ({ _id }) => _id,
    subject: ({ _id }) => _id,
    search: "Part of an address",
    scope: ["view"],
    lead: "Readers requested these addresses and got an error. Redirect them to the right page.",
    tabs: {
      label: "Kind",
      choices: [
        { text: "Not found", set: {} },
        { text: "Redirects", set: { view: "redirects" } },
      ],
    },
    columns: [
      {
        name: "Address",
        show: ({ _id }) => (
          <span dir="ltr" className="font-semibold wrap-anywhere">
            {_id}
          </span>
        ),
      },
      {
        name: "Leads to",
        className: "max-lg:mt-1 lg:min-w-52",
        show: ({ target, hits }) =>
          target === null ? (
            <span className="text-muted">Not found {hits === 1 ? "once" : `${hits} times`}</span>
          ) : (
            <span dir="ltr" className="wrap-anywhere">
              <span className="lg:hidden">to </span>
              {target}
            </span>
          ),
      },
      {
        name: "Last",
        className: "max-lg:mt-1 whitespace-nowrap",
        show: ({ date }) => <Moment withoutZone instant={date} />,
      },
    ],
    actions: [
      {
        text: "Redirect to…",
        slot: "redirect",
        primary: true,
        only: "row",
        offered: (row) => !isRedirect(row),
        dialog: Redirect,
      },
      { text: "Change…", slot: "redirect", only: "row", offered: isRedirect, dialog: Redirect },
      {
        text: "Dismiss",
        offered: (row) => !isRedirect(row),
        all: (api, rows) => api.addresses.dismiss({ ids: rows.map(({ _id }) => _id) }),
        done: "dismissed",
      },
      {
        text: "Delete",
        icon: Trash2,
        danger: true,
        offered: isRedirect,
        all: (api, rows) => api.addresses.remove({ ids: rows.map(({ _id }) => _id) }),
        done: "deleted",
      },
    ],
    empty: {
      title: "No addresses yet",
      text: "Redirects that you add appear here, and addresses that readers requested but did not find.",
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
          Add a redirect
        </Button>
      }
    >
      {isAdding && (
        <RedirectDialog
          title="Add a redirect"
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
      title={target === null ? "Redirect this address" : "Change this redirect"}
      before={target === null ? undefined : _id}
      path={_id}
      target={target ?? ""}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
