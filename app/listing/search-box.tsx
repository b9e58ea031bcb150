import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { Form } from "react-router";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { controlLook } from "#ui/forms/field.tsx";
import { useOwnPath } from "#ui/page-place.ts";

type SearchBoxProps = {
  /** The page with the results. */
  action: string;
  label: string;
  query?: string;
  /** Other query parameters, which stay. */
  params?: Record<string, string | number | undefined>;
  className?: string;
  /** Called with what was typed before hydration, too. */
  onType?(words: string): void;
};

export function SearchBox({ action, label, query = "", params = {}, className, onType }: SearchBoxProps) {
  const ownPath = useOwnPath();
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(query);
  const sent = useRef<string>(undefined);

  const typedAlready = useEffectEvent(() => {
    const words = input.current?.value;
    if (words !== undefined && words !== query) onType?.(words);
  });
  useEffect(() => typedAlready(), []);

  // The query changes on the way back; the focus stays where it is, and so does what was typed since it was sent.
  useEffect(() => {
    const box = input.current;
    if (!box || query === shown.current) return;
    shown.current = query;
    if (query === box.value) return;
    if (query === sent.current) typedAlready();
    else box.value = query;
    sent.current = undefined;
  }, [query]);

  return (
    <Form
      role="search"
      action={ownPath(action)}
      preventScrollReset
      onSubmit={() => {
        sent.current = input.current?.value.trim();
      }}
      className={classes("no-print gap-2", className ?? "flex w-full max-w-[36rem]")}
    >
      {Object.entries(params).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input
        ref={input}
        type="search"
        name="q"
        aria-label={label}
        placeholder={m.search.placeholder()}
        defaultValue={query}
        maxLength={200}
        onChange={({ target }) => onType?.(target.value)}
        enterKeyHint="search"
        className={classes("h-11 min-w-0", controlLook)}
      />
      <Button type="submit" variant="outline" aria-label={m.search.submit()} className="shrink-0 px-3.5!">
        <Search aria-hidden className="size-4.5" />
      </Button>
    </Form>
  );
}
