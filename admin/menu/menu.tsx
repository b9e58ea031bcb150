import { useLoaderData } from "react-router";
import { HelpLink } from "../help/help-link.tsx";
import { valuesOfForm } from "../settings/kind.ts";
import { SettingsPage } from "../settings/settings-page.tsx";
import { settingsRoute } from "../settings/settings-route.ts";
import { LinkListInput } from "./link-list-input.tsx";
import { MenuPreview } from "./menu-preview.tsx";

export const { handle, meta, clientLoader } = settingsRoute({
  title: "Menu",
  description: "The links at the top and bottom of every page.",
  what: "the menu",
});

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
        <div className="flex items-center gap-x-4">
          <h1 className="heading text-h2 max-lg:sr-only">Menu</h1>
          <HelpLink screen="/manage-menu" className="lg:mt-1" />
        </div>
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
