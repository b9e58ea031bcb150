import { useEffect, useState } from "react";

/** The `blob:` URL of a file; empty until it is there. */
export function useObjectUrl(file: File | null | undefined): string {
  const [url, setUrl] = useState("");
  useEffect(() => {
    const created = file ? URL.createObjectURL(file) : "";
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url;
}
