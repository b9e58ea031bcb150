import { Button } from "#ui/button.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import { shortcut } from "./tool-button.tsx";

const typed = {
  "# to ######": "Heading 1 to 6",
  "- or 1.": "Bullet or numbered list",
  "> or ```": "Quotation or code",
  "---": "Divider",
  "/": "A block of the Insert menu",
  "**bold** or *italic*": "Bold or italic words",
  "~~struck~~ or `code`": "Struck out words or code",
  "[words](example.org)": "Link",
};

const pressed = {
  "Mod+B, Mod+I, Mod+U": "Bold, italic, underline",
  "Mod+. and Mod+,": "Superscript, subscript",
  "Mod+K": "Link",
  "Mod+Alt+F": "Footnote, and back to the text",
  "Tab, Shift+Tab": "To the next or previous cell of a table",
  "Mod+Alt+0 to 6": "Normal text, heading 1 to 6",
  "Mod+Shift+7, 8": "Numbered list, bullet list",
  "Mod+] and Mod+[": "Indent, outdent",
  "Mod+Z, Mod+Shift+Z": "Undo, redo",
  "Mod+F": "Find and replace",
  "Alt+F10": "To the bar of a link, picture, table or note, then the tools",
};

export function Help({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog
      role="dialog"
      open={open}
      onClose={onClose}
      title="Formatting help"
      text="Everything in the toolbar can also be typed or pressed."
    >
      <Keys title="Typed, at the start of a line or around words" keys={typed} />
      <div className="pointer-coarse:hidden">
        <Keys title="Keys" keys={pressed} />
      </div>
      <DialogButtons>
        <Button onClick={onClose}>Close</Button>
      </DialogButtons>
    </Dialog>
  );
}

function Keys({ title, keys }: { title: string; keys: Record<string, string> }) {
  return (
    <>
      <h3 className="mt-5 text-small font-semibold">{title}</h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-small">
        {Object.entries(keys).map(([key, result]) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid items-baseline">
            <dt>
              <code className="rounded-base bg-sunken px-1.5 py-0.5 text-meta">{shortcut(key)}</code>
            </dt>
            <dd className="text-muted">{result}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
