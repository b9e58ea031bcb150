import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import type { Shown } from "./state.ts";

type StatusBarProps = {
  shown: Shown;
  tooLong: boolean;
  disabled: boolean;
  onLink(): void;
  onPicture(): void;
};

/** Below the text: what is at the place where somebody writes, and how much there is. */
export function StatusBar({ shown, tooLong, disabled, onLink, onPicture }: StatusBarProps) {
  return (
    <div className="border-t border-hairline px-4 text-meta text-muted">
      {tooLong && (
        <p role="alert" className="pt-2 font-medium text-danger">
          This article is nearly as long as an article can be. Please split it into several.
        </p>
      )}
      <div className="flex min-h-12 items-center gap-4">
        <div inert={disabled} className="flex min-w-0 grow items-center gap-2">
          {shown.picture !== null ? (
            <Here
              words={shown.picture ? `Picture: ${shown.picture}` : "Decorative picture"}
              onChange={onPicture}
            >
              Change picture
            </Here>
          ) : (
            shown.link && (
              <Here words={`Link: ${shown.link}`} onChange={onLink}>
                Change link
              </Here>
            )
          )}
        </div>
        <p className="shrink-0">Words: {shown.words.toLocaleString("en-US")}</p>
      </div>
    </div>
  );
}

function Here({ words, onChange, children }: { words: string; onChange(): void; children: ReactNode }) {
  return (
    <>
      <span className="truncate">{words}</span>
      <Button
        look="quiet"
        className="shrink-0 px-3 underline"
        onMouseDown={(event) => event.preventDefault()}
        onClick={onChange}
      >
        {children}
      </Button>
    </>
  );
}
