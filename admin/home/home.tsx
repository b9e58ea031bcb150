import { Link, useLoaderData } from "react-router";
import { useApi } from "#core/api.ts";
import { useQuery } from "#ui/use-query.ts";
import { HelpLink } from "../help/help-link.tsx";
import { valuesOfForm } from "../settings/kind.ts";
import { SettingsPage } from "../settings/settings-page.tsx";
import { settingsRoute } from "../settings/settings-route.ts";
import { HeroInput } from "./hero-input.tsx";
import { HomePreview } from "./home-preview.tsx";
import { MaterialContext, readMaterial } from "./material.ts";
import { SectionsInput } from "./sections-input.tsx";

export const { handle, meta, clientLoader } = settingsRoute({
  title: "Home page",
  description: "The sections of the home page.",
  what: "the home page",
});

const parts = [
  { title: "At the top", lead: "The large article at the start of the page." },
  {
    title: "Sections",
    lead: "In the order of the page. Open one to change its texts. Sections with nothing to show are left out.",
  },
];
const inputs = { hero: HeroInput, sections: SectionsInput };

export default function HomeSettings() {
  const { home } = useLoaderData<typeof clientLoader>();
  const client = useApi();
  const material = useQuery("", () => readMaterial(client)).value;
  return (
    <MaterialContext value={material}>
      <header className="page py-4">
        <div className="flex items-center gap-x-4">
          <h1 className="heading text-h2 max-lg:sr-only">Home page</h1>
          <HelpLink screen="/manage-home" className="lg:mt-1" />
        </div>
        <p className="mt-2 max-w-[46rem] text-muted">
          What stands on the home page, and in which order.{" "}
          <Link to="/" className="font-semibold text-brand underline underline-offset-4">
            See the home page
          </Link>
        </p>
      </header>
      <SettingsPage
        group="home"
        saved={home}
        parts={parts}
        inputs={inputs}
        preview={(form) => <HomePreview home={valuesOfForm("home", form, "UTC")} />}
      />
    </MaterialContext>
  );
}
