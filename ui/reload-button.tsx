import { useLocation } from "react-router";
import { Button } from "./button.tsx";

/**
 * A form works without a script. While the server is unreachable the page stays: the browser would show its
 * own error page.
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
