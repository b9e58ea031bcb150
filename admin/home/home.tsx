import type { ClientLoaderFunctionArgs, MetaArgs } from "react-router";
import { Link, useLoaderData } from "react-router";
import { head } from "#app/page/head.ts";
import { withRouteErrors } from "#app/site/route-errors.ts";
import { api, useApi } from "#core/api.ts";
import { useQuery } from "#ui/use-query.ts";
import type { AdminHandle } from "../guard.tsx";
import { valuesOfForm } from "../settings/kind.ts";
import { SettingsPage } from "../settings/settings-page.tsx";
import { HeroInput } from "./hero-input.tsx";
import { HomePreview } from "./home-preview.tsx";
import { MaterialContext, readMaterial } from "./material.ts";
import { SectionsInput } from "./sections-input.tsx";

export const handle: AdminHandle = {
  forbidden: "Only administrators can change the home page.",
  signIn: "Please log in to change the home page.",
};

export const meta = (args: MetaArgs) =>
  head(args, { title: "Home page", description: "The sections of the home page.", path: null });

export const clientLoader = ({ context }: ClientLoaderFunctionArgs) =>
  withRouteErrors(context.get(api).settings.read());

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
        <h1 className="heading text-h2 max-lg:sr-only">Home page</h1>
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
