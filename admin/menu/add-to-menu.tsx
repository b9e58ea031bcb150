import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { announceSiteChange, placeOfSite, useSite } from "#app/site/site.ts";
import { type Api, useApi } from "#core/api.ts";
import { isAppError } from "#core/errors.ts";
import type { MenuLink, Settings } from "#core/settings.ts";
import { siteLanguageFor } from "#core/site-languages.ts";
import { m } from "#messages";
import { useSubmit } from "#ui/forms/use-submit.ts";
import { Undo } from "#ui/undo-toast.tsx";
import { useQuery } from "#ui/use-query.ts";
import { linkTo } from "./targets.ts";

const maxAttempts = 3;

type AddToMenuProps = { to: string; title: string; language: string; className: string };

/**
 * Puts a page at the end of the bar in its language. Shows nothing if a menu has it already. Its place is kept while that
 * is unknown.
 */
export function AddToMenu({ to, title, language: ofPage, className }: AddToMenuProps) {
  const api = useApi();
  const place = placeOfSite(useSite());
  const found = place && siteLanguageFor(place, ofPage || place.language);
  const language = found === place?.language ? undefined : found;
  const { revalidate } = useRevalidator();
  const [isAdded, setAdded] = useState(false);
  const { busy, run, error } = useSubmit(m.adminMenu.saveFailed());
  const links = useQuery(to, async () => Object.values((await readMenu(api, language)).values).flat());
  const isOther = (link: MenuLink) => link.to !== to;

  async function change(next: (bar: MenuLink[]) => MenuLink[], willHave: boolean): Promise<void> {
    await changeBar(api, language, next);
    setAdded(willHave);
    await revalidate();
  }

  const add = () => change((bar) => [...bar.filter(isOther), linkTo({ to, text: title })], true);

  if (isAdded) {
    return (
      <p className="order-last flex w-full flex-wrap items-center gap-x-4 gap-y-1 py-1">
        <Undo
          role="status"
          takesFocus
          message={m.adminMenu.putDone()}
          undo={() => change((bar) => bar.filter(isOther), false)}
        />
        <Link to="/manage-menu" className={className}>
          {m.adminMenu.change()}
        </Link>
      </p>
    );
  }
  if (links.state === "loading") return <span className={`${className} invisible`}>{m.adminMenu.put()}</span>;
  if (!links.value?.every(isOther)) return null;
  return (
    <>
      <button type="button" aria-disabled={busy} onClick={() => void run(add)} className={className}>
        {busy ? m.adminMenu.putting() : m.adminMenu.put()}
      </button>
      {error && (
        <p role="alert" className="order-last w-full font-medium text-danger">
          {error}
        </p>
      )}
    </>
  );
}

/** Changes the links of the bar on top of what others save at the same time. */
async function changeBar(
  api: Api,
  language: string | undefined,
  change: (bar: MenuLink[]) => MenuLink[],
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { version, values } = await readMenu(api, language);
    const input = { group: "menu" as const, version, values: { ...values, bar: change(values.bar) } };
    try {
      await (language === undefined
        ? api.settings.save(input)
        : api.settings.saveTexts({ ...input, language }));
      return announceSiteChange();
    } catch (error) {
      if (!isAppError(error) || error.code !== "conflict" || attempt === maxAttempts) throw error;
    }
  }
}

/** The menu in a further language; without one of its own, that language begins with what it shows. */
async function readMenu({ settings }: Api, language: string | undefined) {
  if (language === undefined) return (await settings.read()).menu;
  const { version, values, shown } = (await settings.readTexts({ language })).menu;
  const [own, standard] = [values, shown] as [Settings["menu"], Settings["menu"]];
  return { version, values: { ...own, bar: own.bar.length > 0 ? own.bar : standard.bar } };
}
