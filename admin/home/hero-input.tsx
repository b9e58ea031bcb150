import { Pin, TriangleAlert, X } from "lucide-react";
import { useContext, useRef } from "react";
import { useApi } from "#core/api.ts";
import { formatShortDate } from "#core/dates.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { TimeZone } from "#ui/time-zone.tsx";
import { SearchChoice } from "../combobox/search-choice.tsx";
import { useForm } from "../document/form-context.ts";
import type { InputProps } from "../fields/form-value.ts";
import { valuesOfForm } from "../settings/kind.ts";
import { useHome } from "./material.ts";
import { usePinned } from "./use-pinned.ts";

const max = 8; // suggestions

/** Chooses between the newest article and a pinned one. */
export function HeroInput({ value: hero, onChange, error }: InputProps<string | null>) {
  const { blogs, search } = useApi();
  const zone = useContext(TimeZone);
  const part = useRef<HTMLDivElement>(null);
  const pinned = usePinned(hero);
  const shown = useHome(valuesOfForm("home", useForm().fields, "UTC"), pinned?.blog);

  async function find(typed: string) {
    const found = typed
      ? (await search.find({ q: typed, kind: "blog", page: 1, limit: max })).items.flatMap(
          ({ blog }) => blog ?? [],
        )
      : (await blogs.list({ view: "card", page: 1, limit: max })).items;
    return found.map(({ _id, title, date }) => ({
      key: _id,
      text: title,
      note: formatShortDate(date, zone),
    }));
  }

  return (
    <div ref={part} className="space-y-4">
      <div className="rounded-base border border-hairline bg-surface px-4 py-3">
        <p className="flex items-center gap-2 text-meta text-muted">
          {hero === null ? (
            m.adminHome.newestArticle()
          ) : (
            <>
              <Pin aria-hidden className="size-4" /> {m.adminHome.pinned()}
            </>
          )}
        </p>
        <p dir="auto" className="heading mt-1 text-h4 wrap-anywhere">
          {hero === null ? (shown?.front.hero?.title ?? m.adminHome.nothingPublished()) : pinned?.title}
        </p>
        {pinned?.problem && (
          <p className="mt-2 flex items-start gap-1.5 text-meta font-medium text-danger">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {pinned.problem}
          </p>
        )}
        {hero !== null && (
          <Button
            variant="outline"
            className="mt-3"
            onClick={() => {
              onChange(null);
              part.current?.querySelector("input")?.focus();
            }}
          >
            <X aria-hidden className="size-4.5" />
            {m.adminHome.unpin()}
          </Button>
        )}
      </div>
      <SearchChoice
        label={hero === null ? m.adminHome.pin() : m.adminHome.pinAnother()}
        hint={m.adminHome.pinHint()}
        error={error}
        find={find}
        onChoose={({ key }) => onChange(key)}
      />
    </div>
  );
}
