const question = "Are you sure you want to delete this blog post? This action cannot be undone.";

/** The same wherever an article is deleted. */
export const deleteQuestions = {
  programmes: { title: "Delete article", question },
  events: { title: "Delete event", question },
  publications: {
    title: "Delete publication",
    question: "Are you sure you want to delete this publication? This action cannot be undone.",
  },
};
