import { m } from "#messages";

/** The same wherever an article is deleted. */
export const deleteQuestions = {
  programmes: {
    get title() {
      return m.articles.deleteArticle();
    },
    get question() {
      return m.articles.deleteQuestion();
    },
  },
  events: {
    get title() {
      return m.articles.deleteEvent();
    },
    get question() {
      return m.articles.deleteQuestion();
    },
  },
  publications: {
    get title() {
      return m.articles.deletePublication();
    },
    get question() {
      return m.articles.deletePublicationQuestion();
    },
  },
};
