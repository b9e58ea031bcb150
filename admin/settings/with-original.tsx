import { Copy } from "lucide-react";
import { use } from "react";
import { FieldInput } from "#admin/fields/field-input.tsx";
import { formTypes } from "#admin/fields/form-types.ts";
import type { InputProps, OwnInputs } from "#admin/fields/form-value.ts";
import { languageName } from "#core/language.ts";
import type { Field, Fields, PlainType } from "#features/fields/field.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { TranslationContext } from "./translation.ts";

/** The inputs for texts in a further language: each has the text in the main one below it. */
export function inputsWithOriginals(list: Fields, inputs: OwnInputs = {}): OwnInputs {
  return Object.fromEntries(Object.keys(list).map((name) => [name, inputWithOriginal(inputs[name])]));
}

function inputWithOriginal(own: OwnInputs[string]) {
  return function InputWithOriginal(props: InputProps) {
    const { name, field, value, onChange } = props;
    const translation = use(TranslationContext);
    if (!translation) return <FieldInput {...props} own={own} />;
    const { main, shown } = translation;
    const isEmptyList = Array.isArray(value) && value.length === 0;
    const copy = () => onChange(formTypes[field.type as PlainType].of(shown[name], field, {}));
    return (
      <div className="min-w-0 basis-full">
        <FieldInput {...props} own={own} className={undefined} />
        <Original text={words(field, main[name])} isFolded={Array.isArray(value) && !isEmptyList} />
        {isEmptyList && Array.isArray(shown[name]) && shown[name].length > 0 && (
          <Button variant="outline" className="mt-3" onClick={copy}>
            <Copy aria-hidden className="size-4.5" />
            {m.adminSettings.copyList()}
          </Button>
        )}
      </div>
    );
  };
}

/** The value in words, of items only their texts. */
function words({ item = {}, ...field }: Field, value: unknown): string {
  const texts = Object.entries(item).filter(([, { type }]) => type === "text" || type === "longText");
  const shown = { ...field, item: Object.fromEntries(texts) };
  const { of, words: wordsOf } = formTypes[field.type as PlainType];
  return wordsOf(of(value, shown, {}), shown).trim();
}

type OriginalProps = { text: string; isFolded?: boolean; isInline?: boolean };

/** A text in the main language. */
export function Original({ text, isFolded, isInline }: OriginalProps) {
  const { mainLanguage = "" } = use(TranslationContext) ?? {};
  if (!text) return null;
  const name = <span lang={mainLanguage}>{languageName(mainLanguage)}</span>;
  if (isInline)
    return (
      <>
        {name}{" "}
        <bdi lang={mainLanguage} className="text-ink">
          {text}
        </bdi>{" "}
      </>
    );
  const original = (
    <p lang={mainLanguage} dir="auto" className="wrap-anywhere whitespace-pre-line text-ink">
      {text}
    </p>
  );
  if (isFolded)
    return (
      <details className="mt-2 text-meta text-muted">
        <summary className="min-h-6 cursor-pointer">{name}</summary>
        <div className="mt-1 border-s-2 border-hairline ps-3">{original}</div>
      </details>
    );
  return (
    <div className="mt-2 border-s-2 border-hairline ps-3 text-meta text-muted">
      {name}
      {original}
    </div>
  );
}
