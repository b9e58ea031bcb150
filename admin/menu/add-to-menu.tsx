import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { useApi } from "#core/api.ts";
import { messageOf } from "#core/errors.ts";
import type { MenuLink } from "#core/settings.ts";
import { Undo } from "#ui/undo-toast.tsx";
import { useQuery } from "#ui/use-query.ts";
import { changeBar } from "./change-bar.ts";
import { linkTo } from "./targets.ts";

const put = "Put it in the menu";

type AddToMenuProps = { to: string; title: string; className: string };

/** Puts a page at the end of the bar. Shows nothing if a menu has it already. Its place is kept while that is unknown. */
export function AddToMenu({ to, title, className }: AddToMenuProps) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<"busy" | "added">();
  const [error, setError] = useState("");
  const links = useQuery(to, async () => Object.values((await api.settings.read()).menu.values).flat());
  const isOther = (link: MenuLink) => link.to !== to;

  async function change(next: (bar: MenuLink[]) => MenuLink[], done: typeof state): Promise<void> {
    await changeBar(api, next);
    setState(done);
    await revalidate();
  }

  async function add(): Promise<void> {
    setState("busy");
    setError("");
    const added = linkTo({ to, text: title });
    await change((bar) => [...bar.filter(isOther), added], "added").catch((cause) => {
      setState(undefined);
      setError(messageOf(cause, "The menu could not be saved. Please try again."));
    });
  }

  if (state === "added") {
    return (
      <p className="order-last flex w-full flex-wrap items-center gap-x-4 gap-y-1 py-1">
        <Undo
          role="status"
          takesFocus
          message="It is at the end of the menu."
          undo={() => change((bar) => bar.filter(isOther), undefined)}
        />
        <Link to="/manage-menu" className={className}>
          Change the menu
        </Link>
      </p>
    );
  }
  if (links.state === "loading") return <span className={`${className} invisible`}>{put}</span>;
  if (!links.value?.every(isOther)) return null;
  return (
    <>
      <button type="button" aria-disabled={state === "busy"} onClick={() => void add()} className={className}>
        {state === "busy" ? "Adding..." : put}
      </button>
      {error && (
        <p role="alert" className="order-last w-full font-medium text-danger">
          {error}
        </p>
      )}
    </>
  );
}
