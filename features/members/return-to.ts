import { useLocation } from "react-router";

/**
 * A path of this site, or the home page. It must begin with a single slash: browsers read a second one, a
 * backslash or a hidden character as the name of another site.
 */
export function returnTo(next: string | null): string {
  return next && /^\/(?!\/)[^\\\p{Cc}\s]*$/u.test(next) ? next : "/";
}

/** The login page, which leads back to this page. */
export function useSignInUrl(): string {
  const { pathname, search, hash } = useLocation();
  return signInUrl("/login", pathname + search + hash);
}

export function signInUrl(path: "/login" | "/signup", next: string): string {
  return next === "/" ? path : `${path}?${new URLSearchParams({ next })}`;
}
