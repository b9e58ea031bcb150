import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { EditorProps } from "./editor-props.ts";

/**
 * The editor, loaded when somebody writes. While it is on its way there is a place of its size; when it does not
 * come that is said, and what was written stays with whoever holds `value`.
 */
export function LazyEditor(props: EditorProps) {
  const [Editor, setEditor] = useState(() => loaded());
  return (
    <Boundary
      key={Editor.number}
      failure={<Missing label={props.label} onAgain={() => setEditor(loaded())} />}
    >
      <Suspense fallback={<Coming {...props} />}>
        <Editor.component {...props} />
      </Suspense>
    </Boundary>
  );
}

type Loaded = { number: number; component: ComponentType<EditorProps> };

// Written by scripts/lazy-files.ts, when the site is built.
const files = "lazy-files:admin/editor/editor.tsx".split(" ").filter((file) => file.startsWith("/"));

let tries = 0;

function loaded(): Loaded {
  tries += 1;
  return {
    number: tries,
    component: lazy(async () => {
      await Promise.all(files.map(bring));
      return import("./editor.tsx");
    }),
  };
}

/** Browsers never ask again for a module that could not be had once: a lost line is found out before it is run. */
async function bring(file: string): Promise<void> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file} could not be had.`);
  await answer.blob();
}

const frame = "mt-1.5 rounded-base border border-control bg-surface";

function Coming({ label, error, hint }: EditorProps) {
  return (
    <div role="status">
      <span className="block text-small font-semibold">{label}</span>
      <div className={frame}>
        <div className="flex h-13.25 items-center gap-3 border-b border-hairline px-3">
          <Skeleton className="h-6 w-28" />
          <Skeleton className="h-6 w-40" />
        </div>
        <div className="h-96" />
        <div className="h-10.5 border-t border-hairline" />
      </div>
      {error && <p className="mt-1.5 text-meta font-medium text-danger">{error}</p>}
      {hint && <p className="mt-1.5 text-meta text-muted">{hint}</p>}
      <span className="sr-only">Loading...</span>
    </div>
  );
}

function Missing({ label, onAgain }: { label: string; onAgain(): void }) {
  return (
    <div>
      <span className="block text-small font-semibold">{label}</span>
      <div
        role="alert"
        className={`${frame} flex min-h-96 flex-col items-center justify-center gap-4 p-6 text-center`}
      >
        <p className="text-muted">The editor could not be loaded. What you have written is kept.</p>
        <Button onClick={onAgain}>Try again</Button>
      </div>
    </div>
  );
}

class Boundary extends Component<{ failure: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.failure : this.props.children;
  }
}
