import type { ClientLoaderFunctionArgs, MetaArgs } from "react-router";
import { useLoaderData } from "react-router";
import { head } from "#app/page/head.ts";
import { withRouteErrors } from "#app/site/route-errors.ts";
import { api } from "#core/api.ts";
import type { AdminHandle } from "../guard.tsx";
import { valuesOfForm } from "../settings/kind.ts";
import { SettingsPage } from "../settings/settings-page.tsx";
import { LinkListInput } from "./link-list-input.tsx";
import { MenuPreview } from "./menu-preview.tsx";

export const handle: AdminHandle = {
  forbidden: "Only administrators can change the menu.",
  signIn: "Please log in to change the menu.",
};

export const meta = (args: MetaArgs) =>
  head(args, { title: "Menu", description: "The links at the top and bottom of every page.", path: null });

export const clientLoader = ({ context }: ClientLoaderFunctionArgs) =>
  withRouteErrors(context.get(api).settings.read());

const parts = [
  {
    title: "Bar",
    lead: "At the top of every page. Links that do not fit are under “More”. On phones, all of them are under “Menu”. The arrow to the right puts an entry below the one before it.",
  },
  { title: "Quick links", lead: "In the footer." },
  { title: "Legal links", lead: "At the very bottom." },
];

export default function Menu() {
  const { menu } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <header className="page py-4">
        <h1 className="heading text-h2 max-lg:sr-only">Menu</h1>
        <p className="mt-2 max-w-[46rem] text-muted">
          The links at the top and bottom of every page. Pages that are not in a menu can still be opened by
          their address.
        </p>
      </header>
      <SettingsPage
        group="menu"
        saved={menu}
        parts={parts}
        inputs={{ bar: LinkListInput, footer: LinkListInput, legal: LinkListInput }}
        preview={(form) => <MenuPreview menu={valuesOfForm("menu", form, "UTC")} />}
      />
    </>
  );
}
