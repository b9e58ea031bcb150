import { Eye, EyeOff, Trash2, TriangleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { MenuLink } from "#core/settings.ts";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { controlLook } from "#ui/forms/field.tsx";
import { describeTarget } from "./targets.ts";

type LinkRowProps = {
  link: MenuLink;
  controls: ReactNode;
  error?: string;
  /** What is wrong with its target. */
  warning?: string;
  onChange(change: Partial<MenuLink>): void;
  /** For entries that the institute added. The others can only be hidden. */
  onRemove?(): void;
};

export function LinkRow({ link, controls, error, warning, onChange, onRemove }: LinkRowProps) {
  const { to, text, hidden } = link;
  const id = useId();
  const Icon = hidden ? EyeOff : Eye;
  return (
    <div
      className={classes("flex flex-wrap items-center gap-x-2 gap-y-1 py-2 pr-1 pl-3", hidden && "bg-sunken")}
    >
      <div className="min-w-0 grow basis-56">
        <input
          aria-label={`Label of the link to ${to}`}
          aria-describedby={`${id}-note`}
          aria-invalid={error ? true : undefined}
          dir="auto"
          value={text}
          maxLength={60}
          onChange={({ target }) => onChange({ text: target.value })}
          className={classes("h-11", controlLook)}
        />
        <p id={`${id}-note`} className="mt-1 text-meta wrap-anywhere text-muted">
          {error && <span className="block font-medium text-danger">{error}</span>}
          {describeTarget(to)}
          {hidden && <span className="font-semibold text-ink"> · Hidden</span>}
          {warning && (
            <span className="mt-1 flex items-start gap-1.5 font-medium text-danger">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {warning}
            </span>
          )}
        </p>
      </div>
      <div className="-ml-2 flex flex-wrap sm:ml-auto">
        {controls}
        <Button
          look="quiet"
          className="size-11 px-0!"
          aria-label={hidden ? `Show ${text}` : `Hide ${text}`}
          title={hidden ? "Show" : "Hide"}
          onClick={() => onChange({ hidden: !hidden })}
        >
          <Icon aria-hidden className="size-5" />
        </Button>
        {onRemove && (
          <Button
            look="quiet"
            className="size-11 px-0!"
            aria-label={`Remove ${text}`}
            title="Remove"
            onClick={onRemove}
          >
            <Trash2 aria-hidden className="size-5" />
          </Button>
        )}
      </div>
    </div>
  );
}
