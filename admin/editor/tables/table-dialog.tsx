import { useState } from "react";
import { m } from "#messages";
import { CheckField } from "#ui/forms/check-field.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import type { EditorDialogProps } from "../editor-dialog.ts";
import { insertTable } from "./edit-table.ts";

const max = { rows: 200, columns: 30 };
type Side = keyof typeof max;

export function TableDialog({ editor, onClose }: EditorDialogProps) {
  const [errors, setErrors] = useState<Partial<Record<Side, string>>>({});

  function submit(form: HTMLFormElement): void {
    const values = new FormData(form);
    const numbers = { rows: Number(values.get("rows")), columns: Number(values.get("columns")) };
    const wrong = (["rows", "columns"] as const).filter(
      (side) => !(Number.isInteger(numbers[side]) && numbers[side] > 0 && numbers[side] <= max[side]),
    );
    setErrors(
      Object.fromEntries(wrong.map((side) => [side, m.adminTables.numberOutOfRange({ max: max[side] })])),
    );
    if (wrong[0]) {
      form.querySelector<HTMLInputElement>(`[name=${wrong[0]}]`)?.focus();
      return;
    }
    onClose();
    const isOn = (name: string) => values.get(name) !== null;
    insertTable(editor, { ...numbers, headerRow: isOn("headerRow"), headerColumn: isOn("headerColumn") });
  }

  return (
    <FormDialog
      title={m.adminTables.addTable()}
      text={m.adminTables.addText()}
      submit={m.adminTables.addTable()}
      onClose={onClose}
      onSubmit={submit}
    >
      <div className="grid grid-cols-2 gap-4">
        <Field
          {...number}
          label={m.adminTables.columnsLabel()}
          name="columns"
          error={errors.columns}
          defaultValue="3"
        />
        <Field
          {...number}
          label={m.adminTables.rowsLabel()}
          name="rows"
          error={errors.rows}
          defaultValue="3"
        />
      </div>
      <CheckField label={m.adminTables.headerRow()} name="headerRow" defaultChecked />
      <CheckField label={m.adminTables.headerColumn()} name="headerColumn" />
    </FormDialog>
  );
}

const number = { type: "text", inputMode: "numeric", autoComplete: "off" } as const;
