import { useLoaderData } from "react-router";
import { m } from "#messages";
import { HelpLink } from "../help/help-link.tsx";
import { LanguageLinks } from "../settings/language-links.tsx";
import { SettingsPage } from "../settings/settings-page.tsx";
import { settingsRoute } from "../settings/settings-route.ts";
import { LinkListInput } from "./link-list-input.tsx";
import { MenuPreview } from "./menu-preview.tsx";

export const { handle, meta, clientLoader } = settingsRoute({
  title: m.adminMenu.title,
  description: m.adminMenu.description,
  forbidden: m.adminMenu.forbidden,
  signIn: m.adminMenu.signIn,
});

const parts = [
  {
    title: m.adminMenu.bar,
    lead: m.adminMenu.barLead,
  },
  { title: m.adminMenu.footer, lead: m.adminMenu.footerLead },
  { title: m.adminMenu.legal, lead: m.adminMenu.legalLead },
];

export default function Menu() {
  const settings = useLoaderData<typeof clientLoader>();
  return (
    <>
      <header className="page py-4">
        <div className="flex items-center gap-x-4">
          <h1 className="heading text-h2 max-lg:sr-only">{m.adminMenu.title()}</h1>
          <HelpLink screen="/manage-menu" className="lg:mt-1" />
        </div>
        <p className="mt-2 max-w-[46rem] text-muted">{m.adminMenu.lead()}</p>
        <LanguageLinks site={settings.institute.values} />
      </header>
      <SettingsPage
        group="menu"
        settings={settings}
        parts={parts}
        inputs={{ bar: LinkListInput, footer: LinkListInput, legal: LinkListInput }}
        preview={(menu) => <MenuPreview menu={menu} />}
      />
    </>
  );
}
