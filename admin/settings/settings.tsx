import type { ClientLoaderFunctionArgs, MetaArgs } from "react-router";
import { useLoaderData, useSearchParams } from "react-router";
import { head } from "#app/head.ts";
import { withRouteErrors } from "#app/route-errors.ts";
import { api } from "#core/api.ts";
import type { AdminHandle } from "../guard.tsx";
import { Tabs } from "../list/tabs.tsx";
import { AccountFields } from "./account-fields.tsx";
import { AppearanceFields } from "./appearance-fields.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { InstituteFields } from "./institute-fields.tsx";
import { SettingsPage } from "./settings-page.tsx";

export const handle: AdminHandle = {
  forbidden: "Only administrators can change the settings.",
  signIn: "Please log in to change the settings.",
};

export const meta = (args: MetaArgs) =>
  head(args, { title: "Settings", description: "The institute’s name, look and addresses.", path: null });

export const clientLoader = ({ context }: ClientLoaderFunctionArgs) =>
  withRouteErrors(context.get(api).settings.read());

const tabs = [
  { name: "institute", text: "Institute" },
  { name: "appearance", text: "Appearance" },
  { name: "contact", text: "Contact" },
  { name: "accounts", text: "Accounts" },
] as const;

export default function Settings() {
  const saved = useLoaderData<typeof clientLoader>();
  const [query] = useSearchParams();
  const { name: shown } = tabs.find(({ name }) => name === query.get("group")) ?? tabs[0];
  return (
    <>
      <header className="page py-4">
        <h1 className="heading text-h2">Settings</h1>
        <div className="mt-3">
          <Tabs
            label="Groups of settings"
            tabs={tabs.map(({ name, text }) => ({
              text,
              to: name === tabs[0].name ? "/manage-settings" : `/manage-settings?group=${name}`,
              active: name === shown,
            }))}
          />
        </div>
      </header>
      {shown === "institute" && (
        <SettingsPage key={shown} name={shown} saved={saved.institute} Fields={InstituteFields} />
      )}
      {shown === "appearance" && (
        <SettingsPage key={shown} name={shown} saved={saved.appearance} Fields={AppearanceFields} />
      )}
      {shown === "contact" && (
        <SettingsPage key={shown} name={shown} saved={saved.contact} Fields={ContactFields} />
      )}
      {shown === "accounts" && (
        <SettingsPage key={shown} name={shown} saved={saved.accounts} Fields={AccountFields} />
      )}
    </>
  );
}
