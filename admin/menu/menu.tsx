import type { ClientLoaderFunctionArgs, MetaArgs } from "react-router";
import { useLoaderData } from "react-router";
import { head } from "#app/page/head.ts";
import { withRouteErrors } from "#app/site/route-errors.ts";
import { api } from "#core/api.ts";
import type { AdminHandle } from "../guard.tsx";
import { SettingsPage } from "../settings/settings-page.tsx";
import type { SettingsForm } from "../settings/use-settings.ts";
import { LinkList } from "./link-list.tsx";
import { MenuPreview } from "./menu-preview.tsx";

export const handle: AdminHandle = {
  forbidden: "Only administrators can change the menu.",
  signIn: "Please log in to change the menu.",
};

export const meta = (args: MetaArgs) =>
  head(args, { title: "Menu", description: "The links at the top and bottom of every page.", path: null });

export const clientLoader = ({ context }: ClientLoaderFunctionArgs) =>
  withRouteErrors(context.get(api).settings.read());

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
        name="menu"
        saved={menu}
        Fields={MenuFields}
        preview={(values) => <MenuPreview menu={values} />}
      />
    </>
  );
}

function MenuFields({ form }: { form: SettingsForm<"menu"> }) {
  return (
    <>
      <LinkList
        form={form}
        name="bar"
        nests
        title="Bar"
        lead="At the top of every page. Links that do not fit are under “More”. On phones, all of them are under “Menu”. The arrow to the right puts an entry below the one before it."
      />
      <LinkList form={form} name="footer" title="Quick links" lead="In the footer." />
      <LinkList form={form} name="legal" title="Legal links" lead="At the very bottom." />
    </>
  );
}
