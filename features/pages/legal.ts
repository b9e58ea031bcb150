import type { SpecifiedPage } from "./templates.ts";

/**
 * What the legal pages say until an institute writes its own: only what this program does. `{contact}` becomes a link
 * to the institute's email address.
 */
export const legal: Partial<Record<SpecifiedPage, { parts: { introduction: string }; content: string }>> = {
  privacy: {
    parts: { introduction: "What this site keeps about the people who use it." },
    content: `
<h2>If you read</h2>
<ul>
<li>This site sets no cookies for readers.</li>
<li>It has no trackers, statistics scripts or advertisements.</li>
<li>Its pages load nothing from other sites: fonts, pictures and scripts come from this one. A picture on another site is shown as a link. Of a video on another site, such as YouTube, you see a copy of its picture; its player is loaded only if you press play, and that site then learns your network address. The same goes for a chart, map or form of another site: it is loaded only if you choose to show it.</li>
<li>The server logs the kind of page that was requested, when, the result and how long it took. It does not log your network address, what you searched for, or which browser you use.</li>
</ul>
<h2>If you have an account</h2>
<p>The site keeps the name and the email address that you sign up with, the day on which you joined, and, if you add them, a few words about yourself and a picture. Everybody can see your name, your picture and your comments; only you and the administrators of this site can see your email address. A comment may wait until an administrator has accepted it; until then, only you and they can see it.</p>
<p>Your password is kept only as an argon2id hash, from which nobody can read it. Your likes are kept and counted. For authors, the site keeps which versions of an article they saved, and when. Pictures that you upload are re-encoded, which removes the place, time and camera that the original may contain.</p>
<h3>What your browser keeps</h3>
<p>Once you have logged in, a token is kept in the local storage of your browser, under the name <code>token</code>. It shows the server who you are, is valid for seven days, and is removed when you log out. If you ask for your sign-in details to be remembered, your email address is kept on that device too. If you write an article or a collection or edit your profile, what you have not saved yet is kept there until you save or discard it, for 60 days at most. A comment is kept until you post it or close the tab. None of this is a cookie.</p>
<h3>Against break-ins</h3>
<p>To slow down programs that guess passwords or sign up, the server counts attempts by network address, for a day at most. When you log in, it keeps a code made from your account and your network for 30 days, so that people who guess your password elsewhere cannot lock you out. Failed logins are logged with such codes. Nobody can read the account or the network from a code.</p>
<h2>If you register for an event</h2>
<p>The site keeps your name, your email address, how many people you bring and what you answer. Only its administrators see it. All of it is deleted 30 days after the event, and a registration that you do not confirm after a day. The server counts registrations by network address, for an hour at most.</p>
<h2>Who else receives it</h2>
<p>The program passes nothing on to others. Emails, such as one to choose a new password, pass through the mail server that this site uses.</p>
<h2>What you can do</h2>
<p>On your profile you can change what the site keeps about you, download a copy of it, and delete your account. For anything else, write to {contact}.</p>
`.trim(),
  },
  terms: {
    parts: { introduction: "How this site works for those who read and write here." },
    content: `
<h2>Reading</h2>
<p>Everything that is published here can be read without an account. Where a publication has a licence, its page names it.</p>
<h2>Your account</h2>
<ul>
<li>Sign up with an address that you can read; it is how you get back in when a password is lost.</li>
<li>Keep your password to yourself. Log out on machines that others use.</li>
<li>You can delete your account on your profile.</li>
</ul>
<h2>What you write</h2>
<p>A comment is shown below the article, with your name. It may wait until an administrator has accepted it. You can delete it, and an administrator can take it down or delete it. The copy of your data says why a comment was taken down.</p>
<h2>Questions</h2>
<p>Write to {contact}.</p>
`.trim(),
  },
  accessibility: {
    parts: { introduction: "How this site is built, and where to say that something does not work." },
    content: `
<h2>What the site is built for</h2>
<p>The program behind this site is built to the Web Content Accessibility Guidelines 2.2, level AA. Its pages are checked with automatic tests, with the keyboard alone, and at widths from 320 pixels upwards.</p>
<ul>
<li>Everything that can be read can be read without JavaScript, and with styles of your own.</li>
<li>You can reach every control with the keyboard, in its visible order and with a visible focus.</li>
<li>The text of pages keeps a contrast of at least 4.5 to 1, in the light and in the dark scheme of your device.</li>
<li>Pages have one main heading, headings in order, landmarks, and a link that skips the navigation.</li>
<li>If your device asks for less motion, nothing moves.</li>
</ul>
<h2>What depends on the content</h2>
<p>Descriptions of pictures, captions of videos and transcripts of recordings are written by those who publish here. Some may be missing.</p>
<h2>Say what does not work</h2>
<p>If something stands in your way, write to {contact}. It helps to know which page it was and what you use to read it.</p>
`.trim(),
  },
};
