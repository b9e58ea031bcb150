export const privacy = {
  introduction: "Reading this site leaves nothing behind. An account keeps what you give it, and no more.",
  /** `link` is a link to the institute's email address. */
  content: (link: string) => `
<h2>If you read</h2>
<ul>
<li>We set no cookies for readers and ask you to agree to none.</li>
<li>There are no trackers, no statistics scripts, no advertisements and no fingerprints.</li>
<li>Our pages load nothing from other sites: fonts, pictures and scripts come from this one. A picture on another site is shown as a link, which you can choose to follow. Of a video on another site, such as YouTube, we show our own copy of its picture; its player is loaded only if you press play, and that site then learns your network address.</li>
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
<p>You can read and change what your profile says at any time. Write to ${link} if you want a copy of everything that we keep about you, or want it corrected or removed. We answer within thirty days and ask for no reason.</p>
`,
};
