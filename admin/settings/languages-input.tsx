import type { FormItem, InputProps, OwnInputs } from "#admin/fields/form-value.ts";
import { ListInput } from "#admin/fields/list-input.tsx";
import { segmentsIn, translatedSegments, withoutAccents } from "#core/site-languages.ts";
import { classes } from "#ui/classes.ts";
import { controlLook } from "#ui/forms/field.tsx";

const ownInputs: OwnInputs = { segments: SegmentsInput };

export function LanguagesInput(props: InputProps<FormItem[]>) {
  return <ListInput {...props} own={ownInputs} />;
}

/** Beside each word of the addresses, the one in its place. */
function SegmentsInput({ name, field, value, error, onChange }: InputProps<string>) {
  const own = segmentsIn(value.split("\n").filter(Boolean));

  function change(segment: string, word: string): void {
    const next = new Map(own).set(segment, word);
    const lines = translatedSegments.flatMap((each) => (next.get(each) ? `${each} = ${next.get(each)}` : []));
    onChange(lines.join("\n"));
  }

  return (
    <fieldset name={name} className="col-span-full min-w-0">
      <legend className="text-small font-semibold">{field.label()}</legend>
      <div className="mt-1 text-meta text-muted">
        {error && <p className="font-medium text-danger">{error}</p>}
        <p>{field.hint?.()}</p>
      </div>
      <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-6 gap-y-2">
        {translatedSegments.map((segment) => (
          <label key={segment} className="flex items-center gap-2 text-small">
            <span dir="ltr" className="w-28 shrink-0 text-muted">
              /{segment}
            </span>
            <input
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              value={own.get(segment) ?? ""}
              onChange={({ target }) => change(segment, target.value)}
              onBlur={({ target }) => change(segment, wordOf(target.value))}
              className={classes("h-10 min-w-0 px-2.5! py-1! text-small!", controlLook)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A word as addresses have it: `evenements` for "Événements". */
function wordOf(typed: string): string {
  return withoutAccents(typed)
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
