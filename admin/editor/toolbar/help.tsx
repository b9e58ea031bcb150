import type { Message } from "#core/message.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import { shortcut } from "./tool-button.tsx";

type Key = [keys: string | Message, result: Message];

const typed: Key[] = [
  [m.adminEditor.typedHeadings, m.adminEditor.helpHeadings],
  [m.adminEditor.typedLists, m.adminEditor.helpLists],
  [m.adminEditor.typedQuotations, m.adminEditor.helpQuotations],
  ["---", m.adminEditor.helpDivider],
  ["/", m.adminEditor.helpInsert],
  [m.adminEditor.typedBold, m.adminEditor.helpBold],
  [m.adminEditor.typedStruck, m.adminEditor.helpStruck],
  [m.adminEditor.typedLink, m.adminEditor.helpLink],
];

const pressed: Key[] = [
  ["Mod+B, Mod+I, Mod+U", m.adminEditor.helpMarks],
  [m.adminEditor.keysSuperscript, m.adminEditor.helpSuperscript],
  ["Mod+K", m.adminEditor.helpLink],
  ["Mod+Alt+F", m.adminEditor.helpFootnote],
  [m.adminEditor.keysTab, m.adminEditor.helpTab],
  [m.adminEditor.keysLevels, m.adminEditor.helpLevels],
  ["Mod+Shift+7, 8", m.adminEditor.helpNumbered],
  [m.adminEditor.keysIndent, m.adminEditor.helpIndent],
  ["Mod+Z, Mod+Shift+Z", m.adminEditor.helpUndo],
  ["Mod+F", m.adminEditor.findAndReplace],
  ["Alt+F10", m.adminEditor.helpBar],
];

export function Help({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog
      role="dialog"
      open={open}
      onClose={onClose}
      title={m.adminEditor.helpTitle()}
      text={m.adminEditor.helpText()}
    >
      <Keys title={m.adminEditor.helpTyped()} keys={typed} />
      <div className="pointer-coarse:hidden">
        <Keys title={m.adminEditor.helpKeys()} keys={pressed} />
      </div>
      <DialogButtons>
        <Button onClick={onClose}>{m.common.close()}</Button>
      </DialogButtons>
    </Dialog>
  );
}

function Keys({ title, keys }: { title: string; keys: Key[] }) {
  return (
    <>
      <h3 className="mt-5 text-small font-semibold">{title}</h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-small">
        {keys.map(textsOf).map(([key, result]) => (
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

function textsOf([keys, result]: Key): [keys: string, result: string] {
  return [typeof keys === "string" ? keys : keys(), result()];
}
