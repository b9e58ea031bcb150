import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * The token behind the # of a link in an email; empty where there is none, undefined until the app runs. It is taken
 * out of the URL, where others could read it.
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
