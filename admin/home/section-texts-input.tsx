import { use } from "react";
import { useForm } from "#admin/document/form-context.ts";
import { FieldList } from "#admin/fields/field-list.tsx";
import type { InputProps } from "#admin/fields/form-value.ts";
import { TranslationContext } from "#admin/settings/translation.ts";
import { inputsWithOriginals } from "#admin/settings/with-original.tsx";
import type { HomeSection } from "#core/settings.ts";
import { textFieldsOf } from "#features/settings/translated.ts";
import { m } from "#messages";
import { SectionRow } from "./section-row.tsx";
import { textsOf } from "./sections-input.tsx";

type SectionTexts = Pick<HomeSection, "name" | "label" | "heading"> & { key: string };

const list = textFieldsOf("home");
const inputs = inputsWithOriginals(list);

/** The texts of the sections in a further language: in the order of the main one, each with those that only it shows. */
export function SectionTextsInput({ name: path, value, onChange, errors }: InputProps<SectionTexts[]>) {
  const { fields, change } = useForm();
  const { main, mainLanguage: language = "" } = use(TranslationContext) ?? {};
  const sections = (main?.sections ?? []) as HomeSection[];

  function save(next: SectionTexts): void {
    const others = value.filter(({ name }) => name !== next.name);
    onChange(next.label || next.heading ? [...others, next] : others);
  }

  return (
    <ul aria-label={m.adminHome.sections()} className="space-y-1.5">
      {sections.map((section) => {
        const { name } = section;
        const empty = { key: name, name, label: "", heading: "" };
        const at = value.findIndex((each) => each.name === name);
        const own = value[at] ?? empty;
        const texts = textsOf(name).filter((text) => text in list);
        return (
          <li key={name} className="rounded-base border border-hairline bg-surface">
            <SectionRow
              path={`${path}.${at}`}
              section={{ ...section, ...own, count: String(section.count) }}
              original={{ ...section, language }}
              errors={errors}
              hasErrors={texts.some((text) =>
                Object.keys(errors).some((each) => each.split(".")[0] === text),
              )}
              texts={
                texts.length > 0 && (
                  <FieldList
                    list={list}
                    fields={fields}
                    errors={errors}
                    change={change}
                    group={name}
                    inputs={inputs}
                    className="space-y-4"
                  />
                )
              }
              onChange={(changed) => save({ ...own, ...changed })}
            />
          </li>
        );
      })}
    </ul>
  );
}
