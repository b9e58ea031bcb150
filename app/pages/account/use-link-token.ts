import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * The token after the # of a link in an email: "" without a token, undefined before hydration. It is removed from the
 * URL, where others could read it.
 */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState<string>();
  const { hash } = useLocation();
  useEffect(() => {
    setToken((known) => hash.slice(1) || known || "");
    if (window.location.hash) history.replaceState(history.state, "", window.location.pathname);
  }, [hash]);
  return token;
}
