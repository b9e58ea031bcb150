import { useState } from "react";
import { directionOf } from "#core/language.ts";
import { languageChoices } from "#features/settings/choices.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/forms/field.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { SearchSelect } from "#ui/forms/search-select.tsx";
import { setLanguage, wordsAt } from "../blocks/language.ts";
import type { EditorDialogProps } from "../editor-dialog.ts";

const directions = [
  { value: "", text: m.adminEditor.directionOfLetters },
  { value: "ltr", text: m.adminEditor.leftToRight },
  { value: "rtl", text: m.adminEditor.rightToLeft },
];

/** Sets the language of words or lines that differ from the rest of the text. */
export function LanguageDialog({ editor, onClose }: EditorDialogProps) {
  const [words] = useState(() => wordsAt(editor));
  const [language, setLanguageName] = useState(words.lang ?? "");
  const [direction, setDirection] = useState(words.dir ?? "");
  const [choices] = useState(() => languageChoices(words.lang || "en"));
  const isGiven = Boolean(words.lang || words.dir);
  const around = editor.view.dom.dir === "rtl" ? "rtl" : "ltr";

  function say(lang: string, dir: string): void {
    onClose();
    setLanguage(editor, words, { lang: lang || null, dir: dir === "ltr" || dir === "rtl" ? dir : null });
  }

  return (
    <FormDialog
      title={words.isPassage ? m.adminEditor.languageOfWords() : m.adminEditor.languageOfParagraph()}
      text={m.adminEditor.languageText()}
      submit={m.adminEditor.setLanguage()}
      onClose={onClose}
      onSubmit={() => say(language, direction)}
      other={
        isGiven && (
          <Button variant="quiet" onClick={() => say("", "")} className="me-auto">
            {m.adminEditor.removeLanguage()}
          </Button>
        )
      }
    >
      <SearchSelect
        name="passage-language"
        label={m.adminEditor.language()}
        value={language}
        options={[{ value: "", text: m.adminEditor.languageOfText() }, ...choices]}
        onChange={(value) => {
          setLanguageName(value);
          const its = value ? directionOf(value) : around;
          setDirection(its === around ? "" : its);
        }}
      />
      <SelectField
        name="passage-direction"
        label={m.adminEditor.directionLabel()}
        value={direction}
        options={directions.map(({ value, text }) => ({ value, text: text() }))}
        onChange={({ target }) => setDirection(target.value)}
      />
    </FormDialog>
  );
}
