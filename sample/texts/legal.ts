import type { SampleTexts } from "#core/sample-texts.ts";

/** `{contact}` becomes a link to the institute's email address. */
export const legal: SampleTexts["pages"] = {
  privacy: {
    parts: {
      introduction:
        "Reading this site leaves nothing behind. An account keeps what you give it, and no more.",
    },
    content: `
<h2>If you read</h2>
<ul>
<li>We set no cookies for readers and ask you to agree to none.</li>
<li>There are no trackers, no statistics scripts, no advertisements and no fingerprints.</li>
<li>Our pages load nothing from other sites: fonts, pictures and scripts come from this one. A picture on another site is shown as a link, which you can choose to follow. Of a video on another site, such as YouTube, we show our own copy of its picture; its player is loaded only if you press play, and that site then learns your network address. The same goes for a chart, map or form of another site: it is loaded only if you choose to show it.</li>
<li>The server logs the kind of page that was requested, when, the result and how long it took. It does not log your network address, what you searched for, or which browser you use.</li>
</ul>
<h2>If you have an account</h2>
<p>We keep the name and the email address that you sign up with, the day on which you joined, and, if you add them, a few words about yourself and a picture. Everybody can see your name, your picture and your comments; only you and the administrators of this site can see your email address.</p>
<p>Your password is kept only as an argon2id hash, from which nobody can read it, including us. We keep and count your likes. For authors, we keep which versions of an article they saved, and when. We re-encode the pictures that you upload, which removes the place, time and camera that the original may contain.</p>
<h3>What your browser keeps</h3>
<p>Once you have logged in, a token is kept in the local storage of your browser, under the name <code>token</code>. It shows the server who you are, is valid for seven days, and is removed when you log out. If you ask for your sign-in details to be remembered, your email address is kept on that device too. If you write an article or a collection or edit your profile, what you have not saved yet is kept there until you save or discard it, for 60 days at most, and offered to nobody but you. A comment is kept until you post it or close the tab. None of this is a cookie, and none of it is sent to anybody else.</p>
<h3>Against break-ins</h3>
<p>To slow down programs that guess passwords or sign up, the server counts attempts by network address, for a day at most. When you log in, it keeps a code made from your account and your network for 30 days, so that people who guess your password elsewhere cannot lock you out. Failed logins are logged with such codes. Nobody can read the account or the network from a code.</p>
<h2>If you register for an event</h2>
<p>We keep your name, your email address, how many people you bring and what you answer, to hold your place and to write to you about this event. Only the administrators of this site see it. All of it is deleted 30 days after the event, and a registration that you do not confirm after a day. The server counts registrations by network address, for an hour at most.</p>
<h2>Who else receives it</h2>
<p>Nobody. We sell nothing, and share nothing unless a court obliges us. Emails that you ask for, such as one to choose a new password, and those that tell you about changes of your account or of an event, pass through our mail provider.</p>
<h2>Your rights</h2>
<p>You can read and change what your profile says at any time. Write to {contact} if you want a copy of everything that we keep about you, or want it corrected or removed. We answer within thirty days and ask for no reason.</p>
`.trim(),
  },
  terms: {
    parts: { introduction: "What you may expect of us, and what we ask of those who write here." },
    content: `
<h2>Reading and passing on</h2>
<p>Everything here can be read without an account and without paying. You may quote from it and pass it on if you name the author and the institute and link to the page. For reprints of a whole text or a photograph, ask us first: people in our pictures have agreed to be seen here, and not everywhere.</p>
<h2>Your account</h2>
<ul>
<li>Sign up with an address that you can read; it is how you get back in when a password is lost.</li>
<li>Keep your password to yourself. Log out on machines that others use.</li>
<li>You may ask us to close your account whenever you like.</li>
</ul>
<h2>What you write</h2>
<p>Your comments stay yours. By posting one you let us show it below the article. It may wait until an administrator has accepted it. You can delete it, and an administrator can take it down or delete it too. The copy of your data says why a comment was taken down; it is deleted after thirty days. We delete threats, insults, advertisements, anything that gives away where somebody lives or how to find them, and what is not yours to publish. Disagreement is not a reason.</p>
<p>Remember who reads this: some of the people we write about could lose a room or a job if somebody recognises them. Leave out names, dates and places that are not yours to give.</p>
<h2>What we do not promise</h2>
<p>We check what we publish and correct it in the open when it was wrong, but an article is not legal advice. If you have received a notice, come to the advice desk. The site may be unavailable at times while we work on it.</p>
<h2>Changes</h2>
<p>When these terms change, we change this page and tell members before the change takes effect. Questions go to {contact}.</p>
`.trim(),
  },
  accessibility: {
    parts: {
      introduction: "This site is for everybody it is about. Tell us where it does not work for you.",
    },
    content: `
<h2>What we aim for</h2>
<p>We build to the Web Content Accessibility Guidelines 2.2, level AA, and check each kind of page with automatic tests, with the keyboard alone, and at widths from 320 pixels upwards.</p>
<ul>
<li>Everything that can be read can be read without JavaScript, and with styles of your own.</li>
<li>You can reach every control with the keyboard, in its visible order and with a visible focus.</li>
<li>Text keeps a contrast of at least 4.5 to 1, in the light and in the dark scheme of your device.</li>
<li>Pages have one main heading, headings in order, landmarks, and a link that skips the navigation.</li>
<li>If your device asks for less motion, nothing moves.</li>
<li>Printed articles leave out what is of no use on paper.</li>
</ul>
<h2>What is not good enough yet</h2>
<ul>
<li>Some photographs have a description of only one sentence, which does not do them justice.</li>
<li>Some videos have no captions, and some recordings no transcript.</li>
<li>Articles are in English only. Our offices have printed translations into the languages of each neighbourhood.</li>
</ul>
<h2>Tell us</h2>
<p>If something stands in your way, write to {contact} or come by. Tell us which page it was and what you use to read it. We answer within five working days, and send you what you were looking for in another form until the page is fixed.</p>
`.trim(),
  },
};
