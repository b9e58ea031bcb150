import { Link, useLoaderData } from "react-router";
import { useApi } from "#core/api.ts";
import { m } from "#messages";
import { rich } from "#ui/rich.tsx";
import { useQuery } from "#ui/use-query.ts";
import { HelpLink } from "../help/help-link.tsx";
import { LanguageLinks } from "../settings/language-links.tsx";
import { SettingsPage } from "../settings/settings-page.tsx";
import { settingsRoute } from "../settings/settings-route.ts";
import { HeroInput } from "./hero-input.tsx";
import { HomePreview } from "./home-preview.tsx";
import { MaterialContext, readMaterial } from "./material.ts";
import { SectionTextsInput } from "./section-texts-input.tsx";
import { SectionsInput } from "./sections-input.tsx";

export const { handle, meta, clientLoader } = settingsRoute({
  title: m.adminHome.title,
  description: m.adminHome.description,
  forbidden: m.adminHome.forbidden,
  signIn: m.adminHome.signIn,
});

const parts = [
  { title: m.adminHome.topGroup, lead: m.adminHome.topLead },
  {
    title: m.adminHome.sections,
    lead: m.adminHome.sectionsLead,
  },
];
const inputs = { hero: HeroInput, sections: SectionsInput };

export default function HomeSettings() {
  const settings = useLoaderData<typeof clientLoader>();
  const client = useApi();
  const material = useQuery("", () => readMaterial(client)).value;
  return (
    <MaterialContext value={material}>
      <header className="page py-4">
        <div className="flex items-center gap-x-4">
          <h1 className="heading text-h2 max-lg:sr-only">{m.adminHome.title()}</h1>
          <HelpLink screen="/manage-home" className="lg:mt-1" />
        </div>
        <p className="mt-2 max-w-[46rem] text-muted">
          {rich(
            m.adminHome.lead({
              link: (text) => (
                <Link to="/" className="font-semibold text-brand underline underline-offset-4">
                  {text}
                </Link>
              ),
            }),
          )}
        </p>
        <LanguageLinks site={settings.institute.values} />
      </header>
      <SettingsPage
        group="home"
        settings={settings}
        parts={parts}
        inputs={settings.translation ? { sections: SectionTextsInput } : inputs}
        preview={(home) => <HomePreview home={home} />}
      />
    </MaterialContext>
  );
}
