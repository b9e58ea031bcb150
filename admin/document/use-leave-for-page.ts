import { useEffect, useState } from "react";
import { useNavigate } from "react-router";

const pause = 1500; // milliseconds

/** Goes to a document's page after a save, unless more is written before. */
export function useLeaveForPage(path: string, isChanged: boolean): () => void {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = isChanged ? undefined : setTimeout(() => navigate(path), pause);
    if (isChanged) setLeaving(false);
    return () => clearTimeout(timer);
  }, [isLeaving, isChanged, path, navigate]);

  return () => setLeaving(true);
}
