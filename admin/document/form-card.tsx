import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classes } from "#ui/classes.ts";

type FormCardProps = {
  title: string;
  icon?: LucideIcon;
  level?: 2 | 3;
  className?: string;
  children: ReactNode;
};

/** Fields that belong together, in the main column of a form. */
export function FormCard({ title, icon: Icon, level = 2, className, children }: FormCardProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={id}
      className={classes(
        "@container min-w-0 rounded-base border border-hairline bg-surface p-4 sm:p-5",
        className,
      )}
    >
      <Heading id={id} className="mb-4 flex items-center gap-2.5 text-small font-semibold">
        {Icon && <Icon aria-hidden className="size-5 text-muted" />}
        {title}
      </Heading>
      <div className="space-y-5">{children}</div>
    </section>
  );
}
