import { ExternalLink, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { compactLook, iconButtonLook } from "./classes.ts";

type RowActionsProps = {
  title: string;
  /** Whether the button makes it public, or a draft again. */
  verb: "Publish" | "Unpublish";
  busy: boolean;
  editAt: string;
  /** Where readers see it; undefined while they do not. */
  viewAt: string | undefined;
  onPublish(): void;
  onTrash(): void;
  /** What only this kind of row can do. */
  children?: ReactNode;
};

const look = classes(iconButtonLook, "lg:size-9");

/** What can be done to one row. */
export function RowActions({ title, verb, busy, editAt, viewAt, ...rest }: RowActionsProps) {
  return (
    <span className="flex flex-wrap items-center lg:flex-nowrap lg:justify-end">
      <Button
        look="outline"
        className={classes("mr-2 min-w-25 px-3!", compactLook)}
        aria-label={`${verb}: ${title}`}
        aria-disabled={busy}
        onClick={rest.onPublish}
      >
        {busy ? "..." : verb}
      </Button>
      <Link to={editAt} aria-label={`Edit: ${title}`} title="Edit" className={look}>
        <Pencil aria-hidden className="size-4.5" />
      </Link>
      {viewAt ? (
        <Link to={viewAt} aria-label={`View: ${title}`} title="View" className={look}>
          <ExternalLink aria-hidden className="size-4.5" />
        </Link>
      ) : (
        <span aria-hidden className="size-9 max-lg:hidden" />
      )}
      {rest.children}
      <IconAction name={`Move to trash: ${title}`} title="Move to trash" danger onClick={rest.onTrash}>
        <Trash2 aria-hidden className="size-4.5" />
      </IconAction>
    </span>
  );
}

type IconActionProps = {
  name: string;
  title: string;
  danger?: boolean;
  onClick(): void;
  children: ReactNode;
};

export function IconAction({ name, title, danger, onClick, children }: IconActionProps) {
  return (
    <button
      type="button"
      title={title}
      aria-label={name}
      onClick={onClick}
      className={classes(look, danger && "hover:text-danger!")}
    >
      {children}
    </button>
  );
}
