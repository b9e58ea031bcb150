import { maxChartTextLength } from "#features/charts/data/kinds.ts";
import { Field, SelectField } from "#ui/forms/field.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { type EditorDialogProps, textOf } from "../editor-dialog.ts";
import { figureOfTable, setChartAttributes } from "./chart.ts";

const directions = [
  { value: "", text: "Automatic" },
  { value: "columns", text: "One for each column" },
  { value: "rows", text: "One for each row" },
];
const texts = [
  { name: "data-unit", label: "Unit", hint: "Such as “% of households”. Shown below the caption." },
  { name: "data-source", label: "Source", hint: "Who counted, where and when." },
  { name: "data-note", label: "Note" },
];
const names = ["data-series", ...texts.map(({ name }) => name)];

export function ChartDialog({ editor, onClose }: EditorDialogProps) {
  const { attrs = {} } = figureOfTable(editor.state)?.node ?? {};
  return (
    <FormDialog
      title="Chart settings"
      text="The title of the chart is the caption of the table."
      submit="Save"
      onClose={onClose}
      onSubmit={(form) => {
        onClose();
        setChartAttributes(editor, Object.fromEntries(names.map((name) => [name, textOf(form, name)])));
      }}
    >
      <SelectField
        label="Series"
        hint="Each series is a line or a colour of its own."
        name="data-series"
        options={directions}
        defaultValue={attrs["data-series"] ?? ""}
      />
      {texts.map((text) => (
        <Field
          key={text.name}
          {...text}
          maxLength={maxChartTextLength}
          autoComplete="off"
          defaultValue={attrs[text.name] ?? ""}
        />
      ))}
    </FormDialog>
  );
}
