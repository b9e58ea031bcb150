import { X } from "lucide-react";
import { useContext, useRef } from "react";
import { type Api, useApi } from "#core/api.ts";
import { formatShortDate } from "#core/dates.ts";
import type { Field } from "#features/fields/field.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { m } from "#messages";
import { TimeZone } from "#ui/time-zone.tsx";
import { SearchChoice } from "../combobox/search-choice.tsx";
import { RowButton } from "../sortable/row-button.tsx";
import { SortableList } from "../sortable/sortable-list.tsx";
import type { InputProps, Reference } from "./form-value.ts";

const suggested = 8;

/** One or more other documents in an order, found by their titles. */
export function ReferencesInput(props: InputProps<Reference[]>) {
  const { name, field, value: chosen, onChange, error } = props;
  const api = useApi();
  const zone = useContext(TimeZone);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const isOne = field.type === "reference";
  const { one = "document", maxItems = 1 } = field;
  const label = field.label();
  const hint = field.hint?.();
  const isFull = chosen.length >= maxItems;
  const items = chosen.map((reference) => ({ ...reference, key: reference.id }));
  const isChosen = (id: string) => chosen.some((each) => each.id === id);

  async function find(typed: string) {
    const found = await finders[field.kind as Kind](api, typed);
    return found
      .filter(({ id }) => !isChosen(id))
      .map(({ id, title, date }) => ({
        key: id,
        text: title,
        note: date ? formatShortDate(date, zone) : "",
      }));
  }

  function remove(id: string): void {
    onChange(chosen.filter((each) => each.id !== id));
    fieldset.current?.querySelector<HTMLElement>("[role=combobox]")?.focus();
  }

  return (
    <fieldset ref={fieldset} name={name} className="min-w-0">
      <legend className="text-small font-semibold">{label}</legend>
      {hint && !isOne && <p className="mt-1 text-meta text-muted">{hint}</p>}
      {items.length > 0 && (
        <div className="mt-3">
          <SortableList
            label={label}
            items={items}
            nameOf={({ title }) => title}
            onMove={(moved) => onChange(moved.map(({ id, title }) => ({ id, title })))}
          >
            {({ id, title }, _, controls) => (
              <div className="flex min-h-11 items-center gap-2 py-1 ps-4">
                <bdi className="min-w-0 grow text-small wrap-anywhere">{title}</bdi>
                {controls}
                <RowButton
                  icon={X}
                  does="remove"
                  label={m.adminFields.removeItem({ name: title })}
                  onClick={() => remove(id)}
                />
              </div>
            )}
          </SortableList>
        </div>
      )}
      <div className={isOne ? "empty:hidden" : "mt-3 empty:hidden"}>
        {isFull && error && <p className="text-meta font-medium text-danger">{error}</p>}
        {isFull && maxItems > 1 && (
          <p className="text-meta text-muted">{m.adminFields.limitReached({ kind: one, count: maxItems })}</p>
        )}
        {!isFull && (
          <SearchChoice
            label={m.adminFields.addItem({ kind: one })}
            hasHeading={isOne}
            hint={isOne ? hint : undefined}
            error={error}
            find={find}
            onChoose={({ key, text }) => !isChosen(key) && onChange([...chosen, { id: key, title: text }])}
          />
        )}
      </div>
    </fieldset>
  );
}

type Found = { id: string; title: string; date: string | null };
const slice = { page: 1, limit: suggested } as const;

type Kind = Exclude<NonNullable<Field["kind"]>, "file" | "picture">;

const finders: Record<Kind, (api: Api, typed: string) => Promise<Found[]>> = {
  async person({ persons }, typed) {
    const { items } = await persons.manage({ q: typed || undefined, ...slice });
    return items.map(({ _id: id, title }) => ({ id, title, date: null }));
  },
  async publication({ publications }, typed) {
    const found = await publications.choices({ of: "publication", q: typed });
    return found.map(({ _id: id, title, publishedAt: date }) => ({ id, title, date }));
  },
  async series({ publications }, typed) {
    const found = await publications.choices({ of: "series", q: typed });
    return found.map(({ _id: id, title }) => ({ id, title, date: null }));
  },
  async project({ projects }, typed) {
    const { items } = await projects.manage({ q: typed || undefined, ...slice });
    return items.map((item) => ({ id: item._id, title: titleOf(item), date: null }));
  },
  async blog({ writing }, typed) {
    const { items } = await writing.manage({ q: typed || undefined, sort: "date", ...slice });
    return items.map((item) => ({ id: item._id, title: titleOf(item), date: item.publishedAt }));
  },
};
