import type { Editor } from "@tiptap/react";
import { longestChartText } from "#features/charts/kinds.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import { Field } from "#ui/forms/field.tsx";
import { DialogForm } from "../dialog-form.tsx";
import { chartAround, setChartTexts } from "./chart.ts";

type ChartDialogProps = { editor: Editor; open: boolean; onClose(): void };

const texts = [
  { name: "data-unit", label: "Unit", hint: "Such as “% of households”. Shown below the caption." },
  { name: "data-source", label: "Source" },
  { name: "data-note", label: "Note" },
];

export function ChartDialog({ editor, open, onClose }: ChartDialogProps) {
  const chart = chartAround(editor.state);
  return (
    <Dialog
      role="dialog"
      open={open}
      onClose={onClose}
      title="Texts of the chart"
      text="The title of the chart is the caption of the table."
    >
      <DialogForm
        onSubmit={(form) => {
          const values = new FormData(form);
          onClose();
          setChartTexts(
            editor,
            Object.fromEntries(texts.map(({ name }) => [name, String(values.get(name) ?? "")])),
          );
        }}
      >
        {texts.map((text) => (
          <Field
            key={text.name}
            {...text}
            maxLength={longestChartText}
            autoComplete="off"
            defaultValue={chart?.node.attrs[text.name] ?? ""}
          />
        ))}
        <DialogButtons>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Save</Button>
        </DialogButtons>
      </DialogForm>
    </Dialog>
  );
}
