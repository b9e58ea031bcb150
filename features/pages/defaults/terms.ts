export const terms = {
  introduction: "What you may expect of us, and what we ask of those who write here.",
  /** `link` is a link to the institute's email address. */
  content: (link: string) => `
<h2>Reading and passing on</h2>
<p>Everything here can be read without an account and without paying. You may quote from it and pass it on if you name the author and the institute and link to the page. For reprints of a whole text or a photograph, ask us first: people in our pictures have agreed to be seen here, and not everywhere.</p>
<h2>Your account</h2>
<ul>
<li>Sign up with an address that you can read; it is how you get back in when a password is lost.</li>
<li>Keep your password to yourself. Log out on machines that others use.</li>
<li>You may ask us to close your account whenever you like.</li>
</ul>
<h2>What you write</h2>
<p>Your comments stay yours. By posting one you let us show it beside the article. You can delete it, and an administrator can take it down or delete it too. The copy of your data says why a comment was taken down; it is deleted after thirty days. We delete threats, insults, advertisements, anything that gives away where somebody lives or how to find them, and what is not yours to publish. Disagreement is not a reason.</p>
<p>Remember who reads this: some of the people we write about could lose a room or a job if somebody recognises them. Leave out names, dates and places that are not yours to give.</p>
<h2>What we do not promise</h2>
<p>We check what we publish and correct it in the open when it was wrong, but an article is not legal advice. If you have received a notice, come to the advice desk. The site may be unavailable at times while we work on it.</p>
<h2>Changes</h2>
<p>When these terms change, we change this page and tell members before the change takes effect. Questions go to ${link}.</p>
`,
};
