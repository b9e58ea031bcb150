import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { announceSiteChange } from "#app/site/site.ts";
import { type Api, useApi } from "#core/api.ts";
import { isAppError } from "#core/errors.ts";
import type { MenuLink } from "#core/settings.ts";
import { m } from "#messages";
import { useSubmit } from "#ui/forms/use-submit.ts";
import { Undo } from "#ui/undo-toast.tsx";
import { useQuery } from "#ui/use-query.ts";
import { linkTo } from "./targets.ts";

const maxAttempts = 3;

/** Puts a page at the end of the bar. Shows nothing if a menu has it already. Its place is kept while that is unknown. */
export function AddToMenu({ to, title, className }: { to: string; title: string; className: string }) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [isAdded, setAdded] = useState(false);
  const { busy, run, error } = useSubmit(m.adminMenu.saveFailed());
  const links = useQuery(to, async () => Object.values((await api.settings.read()).menu.values).flat());
  const isOther = (link: MenuLink) => link.to !== to;

  async function change(next: (bar: MenuLink[]) => MenuLink[], willHave: boolean): Promise<void> {
    await changeBar(api, next);
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
async function changeBar(api: Api, change: (bar: MenuLink[]) => MenuLink[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { version, values } = (await api.settings.read()).menu;
    try {
      await api.settings.save({ group: "menu", version, values: { ...values, bar: change(values.bar) } });
      return announceSiteChange();
    } catch (error) {
      if (!isAppError(error) || error.code !== "conflict" || attempt === maxAttempts) throw error;
    }
  }
}
