import { useLocation } from "react-router";
import { Button } from "./button.tsx";

/**
 * Loads the page again. It is a form, so that it does so without a script too. While the server cannot be reached it
 * stays: the browser would show its own error page.
 */
export function ReloadButton({ children }: { children: string }) {
  const { pathname, search } = useLocation();
  return (
    <form
      action={pathname}
      onSubmit={(event) => {
        event.preventDefault();
        fetch(pathname + search, { method: "HEAD", cache: "no-store" }).then(
          () => window.location.reload(),
          () => {},
        );
      }}
    >
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{children}</Button>
    </form>
  );
}
