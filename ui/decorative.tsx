import { m } from "#messages";
/** Marks a picture that needs no alternative text. */
export function Decorative({ checked, onChange }: { checked: boolean; onChange(checked: boolean): void }) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-small">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-brand"
      />
      {m.adminMedia.decorative()}
    </label>
  );
}
