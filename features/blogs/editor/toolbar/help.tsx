import { createPortal } from "react-dom";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogButtons } from "#ui/dialog.tsx";
import { keysOf } from "./keys.ts";

const typed = [
  ["# to ######", "Heading 1 to 6"],
  ["-", "Bullet list"],
  ["1.", "Numbered list"],
  [">", "Quotation"],
  ["```", "Code"],
  ["---", "Divider"],
  ["**bold**", "Bold"],
  ["*italic*", "Italic"],
  ["[words](example.org)", "Link"],
];

const pressed = [
  ["Mod+B, Mod+I, Mod+U", "Bold, italic, underline"],
  ["Mod+K", "Link"],
  ["Mod+Alt+1 to 6", "Heading 1 to 6"],
  ["Mod+Alt+0", "Normal text"],
  ["Mod+Shift+7, 8", "Numbered list, bullet list"],
  ["Mod+] and Mod+[", "Indent, outdent"],
  ["Mod+Z, Mod+Shift+Z", "Undo, redo"],
  ["Alt+F10", "To the bar of a link or picture, and to the tools"],
];

/** Lists what can be typed and pressed in place of the tools. */
export function Help({ open, onClose }: { open: boolean; onClose(): void }) {
  return createPortal(
    <Dialog
      role="dialog"
      open={open}
      onClose={onClose}
      title="Formatting help"
      text="Everything in the tool bar can also be typed or pressed."
    >
      <Keys title="Typed, at the start of a line or around words" keys={typed} />
      <Keys title="Keys" keys={pressed.map(([keys = "", what = ""]) => [inWords(keys), what])} />
      <DialogButtons>
        <Button onClick={onClose}>Close</Button>
      </DialogButtons>
    </Dialog>,
    document.body,
  );
}

function Keys({ title, keys }: { title: string; keys: string[][] }) {
  return (
    <>
      <h3 className="mt-5 text-small font-semibold">{title}</h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-small">
        {keys.map(([key, what]) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid items-baseline">
            <dt>
              <code className="rounded-base bg-sunken px-1.5 py-0.5 text-meta">{key}</code>
            </dt>
            <dd className="text-muted">{what}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function inWords(keys: string): string {
  return keys.split(", ").map(keysOf).join(", ").replaceAll("Mod", keysOf("Mod"));
}
