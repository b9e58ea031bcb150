import { useApi } from "#core/api.ts";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { Link } from "#ui/link.tsx";
import { usePath } from "#ui/page-place.ts";
import { useQuery } from "#ui/use-query.ts";

/** The pages that every site has. */
const builtIn = /^\/(about|contact|team|programmes|publications|events|privacy|terms|accessibility)?$/;

/** Tells administrators that a page shows no text of the institute's own. */
export function ExampleBanner({ className }: { className: string }) {
  const pathname = usePath();
  const { overview } = useApi();
  const path = builtIn.test(pathname) ? pathname : undefined;
  const { value, stale } = useQuery(path ?? "", async () => (path ? overview.examples() : []));
  const example = stale ? undefined : value?.find((each) => each.path === path);
  if (!example) return null;
  return (
    <aside
      aria-label={m.adminShell.forAdministrators()}
      className={classes(
        "no-print fixed bottom-[max(0.75rem,env(safe-area-inset-bottom))] start-[max(1rem,env(safe-area-inset-left))] z-30 me-20 flex min-h-12 max-w-[34rem] flex-wrap items-center gap-x-3 rounded-base border border-s-4 border-hairline border-s-ochre bg-surface px-4 py-1.5 text-small text-ink shadow-soft",
        className,
      )}
    >
      <p>{example.isEmpty ? m.adminShell.noOwnText() : m.adminShell.exampleText()}</p>
      <Link
        to={example.edit}
        className="inline-flex min-h-8 items-center font-semibold text-brand underline underline-offset-4"
      >
        {example.isEmpty ? m.adminShell.writeText() : m.adminShell.replaceText()}
      </Link>
    </aside>
  );
}
