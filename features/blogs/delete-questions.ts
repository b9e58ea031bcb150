/** The same wherever an article is deleted. */
export const deleteQuestions = {
  blog: {
    title: "Delete article",
    question: "Are you sure you want to delete this blog post? This action cannot be undone.",
  },
  publication: {
    title: "Delete publication",
    question: "Are you sure you want to delete this publication? This action cannot be undone.",
  },
};
