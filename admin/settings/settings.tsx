import type { ClientLoaderFunctionArgs, MetaArgs } from "react-router";
import { useLoaderData, useNavigate, useSearchParams } from "react-router";
import { head } from "#app/page/head.ts";
import { withRouteErrors } from "#app/site/route-errors.ts";
import { api } from "#core/api.ts";
import { SearchChoice } from "../combobox/search-choice.tsx";
import type { AdminHandle } from "../guard.tsx";
import { Tabs } from "../list/tabs.tsx";
import { AccountFields } from "./account-fields.tsx";
import { AnnouncementFields } from "./announcement-fields.tsx";
import { AppearanceFields } from "./appearance-fields.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { InstituteFields } from "./institute-fields.tsx";
import { SettingsPage } from "./settings-page.tsx";
import { findSettings, type TabName, tabPath, tabs } from "./tabs.ts";
import { VideoFields } from "./video-fields.tsx";

export const handle: AdminHandle = {
  forbidden: "Only administrators can change the settings.",
  signIn: "Please log in to change the settings.",
};

export const meta = (args: MetaArgs) =>
  head(args, { title: "Settings", description: "The institute’s name, look and addresses.", path: null });

export const clientLoader = ({ context }: ClientLoaderFunctionArgs) =>
  withRouteErrors(context.get(api).settings.read());

/** In these tabs, nothing changes that a preview could show. */
const unseen: TabName[] = ["accounts", "videos"];

export default function Settings() {
  const saved = useLoaderData<typeof clientLoader>();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { name: shown, fields } = tabs.find(({ name }) => name === query.get("group")) ?? tabs[0];
  const shared = { fields, preview: unseen.includes(shown) ? null : undefined };
  const institute = { ...shared, name: "institute", saved: saved.institute } as const;
  return (
    <>
      <header className="page py-4">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <h1 className="heading text-h2 max-lg:sr-only">Settings</h1>
          <div className="w-full sm:w-80">
            <SearchChoice
              label="Find a setting"
              placeholder="Find a setting"
              hasHeading
              find={async (typed) => findSettings(typed)}
              onChoose={({ to }) => void navigate(to)}
            />
          </div>
        </div>
        <div className="mt-3">
          <Tabs
            label="Groups of settings"
            tabs={tabs.map(({ name, text }) => ({ text, to: tabPath(name), active: name === shown }))}
          />
        </div>
      </header>
      {shown === "institute" && <SettingsPage key={shown} {...institute} Fields={InstituteFields} />}
      {shown === "announcement" && <SettingsPage key={shown} {...institute} Fields={AnnouncementFields} />}
      {shown === "videos" && <SettingsPage key={shown} {...institute} Fields={VideoFields} />}
      {shown === "appearance" && (
        <SettingsPage
          key={shown}
          {...shared}
          name={shown}
          saved={saved.appearance}
          Fields={AppearanceFields}
        />
      )}
      {shown === "contact" && (
        <SettingsPage key={shown} {...shared} name={shown} saved={saved.contact} Fields={ContactFields} />
      )}
      {shown === "accounts" && (
        <SettingsPage key={shown} {...shared} name={shown} saved={saved.accounts} Fields={AccountFields} />
      )}
    </>
  );
}
