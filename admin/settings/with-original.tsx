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
  return Object.fromEntries(
    Object.entries(list).map(([name, { translated }]) => [
      name,
      translated ? inputWithOriginal(inputs[name]) : inputs[name],
    ]),
  );
}

function inputWithOriginal(own: OwnInputs[string]) {
  return function InputWithOriginal(props: InputProps) {
    const { name, field, value, onChange } = props;
    const translation = use(TranslationContext);
    const input = <FieldInput {...props} own={own} className={translation ? undefined : props.className} />;
    if (!translation) return input;
    const { language, mainLanguage } = translation;
    const [main, shown] = [translation.main, translation.shown].map((values) => words(field, values[name]));
    const isList = Array.isArray(value);
    const isEmpty = isList ? value.length === 0 : value === "";
    const copy = () => onChange(formTypes[field.type as PlainType].of(translation.shown[name], field, {}));
    return (
      <div className="min-w-0 basis-full">
        {input}
        {isEmpty && shown !== main ? (
          <Original language={language} text={shown} />
        ) : (
          <Original language={mainLanguage} text={main} isFolded={isList && !isEmpty} />
        )}
        {isList && isEmpty && shown && (
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

type OriginalProps = { language: string; text?: string; isFolded?: boolean };

/** A text in another language than that which is written. */
export function Original({ language, text, isFolded }: OriginalProps) {
  if (!text) return null;
  const name = <span lang={language}>{languageName(language)}</span>;
  const original = (
    <p lang={language} dir="auto" className="wrap-anywhere whitespace-pre-line text-ink">
      {text}
    </p>
  );
  if (isFolded)
    return (
      <details className="mt-3 text-meta text-muted">
        <summary className="w-fit min-h-6 cursor-pointer">{name}</summary>
        <div className="mt-1 border-s-2 border-hairline ps-3">{original}</div>
      </details>
    );
  return (
    <div className="mt-3 border-s-2 border-hairline ps-3 text-meta text-muted">
      {name}
      {original}
    </div>
  );
}
