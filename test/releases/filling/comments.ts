import type { Answer } from "../site.ts";
import type { Documents } from "./documents.ts";
import type { Members, Somebody } from "./members.ts";

/** Likes, and comments in every state. */
export async function addComments(
  { ada, ruth, noor, dora, fred }: Members,
  { article, paper }: Documents,
): Promise<void> {
  const comment = async (by: Somebody, text: string, on = article): Promise<Answer> => {
    const [added] = await by.send<[Answer]>(`POST /api/blogs/comment/${on._id}`, { text });
    return added;
  };
  await comment(noor, "أحسنتم! 🌿 <b>not bold</b>\n\n“Forty” — or more?");
  const answered = await comment(ruth, "Which wood?");
  await ada.send(`PUT /api/comments/${answered._id}/reply`, { text: "Oak." });
  const accepted = await comment(ruth, "See https://path.example.org/map", paper);
  await ada.send("POST /api/comments/accept", { ids: [accepted._id] });
  await comment(noor, "It waits: https://path.example.org/other");
  const removed = await comment(noor, "Buy cheap benches");
  await ada.send(`PUT /api/comments/${removed._id}/removed`, { reason: "Advertising" });
  await comment(dora, "By somebody who is disabled");
  await comment(fred, "By a former member");
  for (const by of [ruth, noor, fred]) await by.send(`PUT /api/blogs/like/${article._id}`);
  await ruth.send(`PUT /api/blogs/like/${paper._id}`);
  await ada.send(`PUT /api/blogs/${paper._id}/comments`, { closed: true });
}
