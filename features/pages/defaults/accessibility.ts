export const accessibility = {
  introduction: "This site is for everybody it is about. Tell us where it does not work for you.",
  /** `link` is a link to the institute's email address. */
  content: (link: string) => `
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
<p>If something stands in your way, write to ${link} or come by. Tell us which page it was and what you use to read it. We answer within five working days, and send you what you were looking for in another form until the page is fixed.</p>
`,
};
