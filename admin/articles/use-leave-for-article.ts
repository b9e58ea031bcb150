import { useEffect, useState } from "react";
import { useNavigate } from "react-router";

const untilThePage = 1500; // milliseconds

/** Goes to the article after a save, unless more is written before. */
export function useLeaveForArticle(id: string, unsaved: boolean): () => void {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = unsaved ? undefined : setTimeout(() => navigate(`/blogs/${id}`), untilThePage);
    if (unsaved) setLeaving(false);
    return () => clearTimeout(timer);
  }, [isLeaving, unsaved, id, navigate]);

  return () => setLeaving(true);
}
