import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { EditorProps } from "../editor-props.ts";

/** Loads the editor on demand. If that fails, the parent still holds the text. */
export function LazyEditor(props: EditorProps) {
  const [Editor, setEditor] = useState<ComponentType<EditorProps>>();
  const [failed, setFailed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  /** The focus, which came from the title, goes on to the text. */
  const show = useEffectEvent((loaded: ComponentType<EditorProps>) => {
    const form = frame.current?.closest("form");
    const isFocused = frame.current?.contains(document.activeElement);
    // With its effects: until they have run, it lacks the text, and TipTap may replace it.
    flushSync(() => setEditor(() => loaded));
    if (isFocused) form?.querySelector<HTMLElement>(".writing")?.focus();
  });
  useEffect(() => {
    if (failed) return;
    load().then(
      (loaded) => show(loaded),
      () => setFailed(true),
    );
  }, [failed]);

  if (Editor) return <Editor {...props} />;
  return (
    <div ref={frame}>
      <span className="block text-small font-semibold">{props.label}</span>
      <div className="mt-1.5 rounded-base border border-control bg-surface">
        {failed ? <Failure onRetry={() => setFailed(false)} /> : <Loading />}
      </div>
      {props.error && <p className="mt-1.5 text-meta font-medium text-danger">{props.error}</p>}
    </div>
  );
}

// Replaced with their URLs by scripts/lazy-files.ts when the site is built.
const files = "lazy-files:admin/editor/text-editor/editor.tsx"
  .split(" ")
  .filter((file) => file.startsWith("/"));

async function load(): Promise<ComponentType<EditorProps>> {
  await Promise.all(files.map(prefetch));
  return (await import("./editor.tsx")).default;
}

/** Browsers never request a failed module again, so a lost connection must show before the import. */
async function prefetch(file: string): Promise<void> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`Failed to load ${file}.`);
  await answer.blob();
}

function Loading() {
  return (
    <div role="status">
      <div className="flex h-13.25 items-center gap-3 border-b border-hairline px-3">
        <Skeleton className="h-6 w-28" />
        <Skeleton className="h-6 w-40" />
      </div>
      <div data-text tabIndex={-1} className="h-96 outline-none" />
      <div className="h-10.5 border-t border-hairline" />
      <span className="sr-only">{m.common.loading()}</span>
    </div>
  );
}

function Failure({ onRetry }: { onRetry(): void }) {
  return (
    <div role="alert" className="flex min-h-96 flex-col items-center justify-center gap-4 p-6 text-center">
      <p className="text-muted">{m.adminEditor.notLoaded()}</p>
      <Button onClick={onRetry}>{m.common.tryAgain()}</Button>
    </div>
  );
}
