import { use, useRef, useState } from "react";
import { placeOfSite, useSite } from "#app/site/site.ts";
import type { MenuLink } from "#core/settings.ts";
import { initialOf } from "#features/fields/field.ts";
import { m } from "#messages";
import type { InputProps } from "../fields/form-value.ts";
import { TranslationContext } from "../settings/translation.ts";
import { SortableList } from "../sortable/sortable-list.tsx";
import { AddLink } from "./add-link.tsx";
import { afterMove, withoutOrphan } from "./levels.ts";
import { LinkRow } from "./link-row.tsx";
import { useBrokenLinks } from "./use-broken-links.ts";

/** A link of the form. Its key is its address: no list has one twice. */
type LinkItem = MenuLink & { key: string };

export function LinkListInput({ name, field, value: links, onChange, errors }: InputProps<LinkItem[]>) {
  const { maxItems: max = 40 } = field;
  const part = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState("");
  const translation = use(TranslationContext);
  const place = placeOfSite(useSite());
  const page = translation?.language ?? place?.language ?? "";
  const broken = useBrokenLinks(
    links.map(({ to }) => to),
    place && { ...place, page },
  );
  const change = (next: MenuLink[]) => onChange(next.map((link) => ({ ...link, key: link.to })));
  const keyed = links.map((link) => ({ ...link, key: link.to }));
  const standard = (initialOf(field) ?? []) as MenuLink[];
  const isOwn = (to: string) => !standard.some((link) => link.to === to);

  /** The label in the main language. */
  function originalOf(address: string) {
    const same = (translation?.main[name] as MenuLink[] | undefined)?.find(({ to }) => to === address);
    return translation && same && { lang: translation.mainLanguage, children: same.text };
  }

  /** The entry at the top level before this one. */
  const above = (index: number) => links.slice(0, index).findLast(({ under }) => !under)?.text;

  function add(link: MenuLink): void {
    change([...links, link]);
    setAnnouncement(m.adminMenu.added({ name: link.text }));
  }

  function remove({ to, text }: MenuLink): void {
    change(withoutOrphan(links.filter((link) => link.to !== to)));
    setAnnouncement(m.adminMenu.removed({ name: text }));
    part.current?.querySelector<HTMLElement>("[data-add]")?.focus();
  }

  return (
    <>
      <div ref={part} className="space-y-4">
        {links.length > 0 && (
          <SortableList
            label={field.label()}
            items={keyed}
            className="space-y-1.5"
            nameOf={({ text, to }) => text || to}
            onMove={(next, moved, target) => change(afterMove({ before: keyed, next, moved, target }))}
          >
            {({ key, ...link }, position, controls) => (
              <LinkRow
                link={link}
                controls={controls}
                error={errors[`${name}.${position - 1}.text`] ?? errors[`${name}.${position - 1}.to`]}
                original={originalOf(key)}
                warning={broken[link.to]}
                name={`${name}.${position - 1}.text`}
                onChange={(changed) => change(keyed.with(position - 1, { key, ...link, ...changed }))}
                onRemove={isOwn(key) ? () => remove(link) : undefined}
                above={name === "bar" && position > 1 ? above(position - 1) : undefined}
              />
            )}
          </SortableList>
        )}
        {links.length === 0 && <p className="text-small text-muted">{m.adminMenu.noLinks()}</p>}
        {errors[name] && <p className="text-meta font-medium text-danger">{errors[name]}</p>}
        {links.length < max ? (
          <AddLink links={links} onAdd={add} />
        ) : (
          <p className="text-meta text-muted">{m.adminMenu.full({ max })}</p>
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
