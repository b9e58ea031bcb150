import { maxChartTextLength } from "#features/charts/data/kinds.ts";
import { m } from "#messages";
import { Field, SelectField } from "#ui/forms/field.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { type EditorDialogProps, textOf } from "../editor-dialog.ts";
import { figureOfTable, setChartAttributes } from "./chart.ts";

const directions = [
  { value: "", text: m.adminTables.seriesAutomatic },
  { value: "columns", text: m.adminTables.seriesByColumn },
  { value: "rows", text: m.adminTables.seriesByRow },
];
const texts = [
  { name: "data-unit", label: m.adminTables.chartUnitLabel, hint: m.adminTables.chartUnitHint },
  { name: "data-source", label: m.adminTables.chartSourceLabel, hint: m.adminTables.chartSourceHint },
  { name: "data-note", label: m.adminTables.chartNoteLabel },
];
const names = ["data-series", ...texts.map(({ name }) => name)];

export function ChartDialog({ editor, onClose }: EditorDialogProps) {
  const { attrs = {} } = figureOfTable(editor.state)?.node ?? {};
  return (
    <FormDialog
      title={m.adminTables.chartTitle()}
      text={m.adminTables.chartText()}
      submit={m.common.save()}
      onClose={onClose}
      onSubmit={(form) => {
        onClose();
        setChartAttributes(editor, Object.fromEntries(names.map((name) => [name, textOf(form, name)])));
      }}
    >
      <SelectField
        label={m.adminTables.chartSeriesLabel()}
        hint={m.adminTables.chartSeriesHint()}
        name="data-series"
        options={directions.map(({ value, text }) => ({ value, text: text() }))}
        defaultValue={attrs["data-series"] ?? ""}
      />
      {texts.map(({ name, label, hint }) => (
        <Field
          key={name}
          name={name}
          label={label()}
          hint={hint?.()}
          maxLength={maxChartTextLength}
          autoComplete="off"
          defaultValue={attrs[name] ?? ""}
        />
      ))}
    </FormDialog>
  );
}
