import { m } from "#messages";
import { classes } from "../classes.ts";

/** With `page` it fills the window, so that the footer does not move. */
export function Loading({ page }: { page?: boolean }) {
  return (
    <div
      role="status"
      className={classes(
        "flex flex-col items-center justify-center gap-4 px-5 text-center text-muted",
        page ? "min-h-[calc(100dvh-4rem)]" : "min-h-[70vh]",
      )}
    >
      <span
        aria-hidden
        className="needs-script size-10 animate-spin rounded-full border-3 border-hairline border-t-brand"
      />
      <p className="needs-script">{m.common.loading()}</p>
      <noscript>
        <p>{m.shell.membersNeedScripts()}</p>
      </noscript>
    </div>
  );
}
