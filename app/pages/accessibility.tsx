import { head } from "../head.ts";
import type { Route } from "./+types/accessibility.ts";
import { LegalPage } from "./legal/legal-page.tsx";
import { WriteToUs } from "./legal/write-to-us.tsx";

const lead = "This site is for everybody whom it is about. Tell us where it fails you.";

export const meta = (args: Route.MetaArgs) => head(args, { title: "Accessibility", description: lead });

export default function Accessibility() {
  return (
    <LegalPage title="Accessibility" lead={lead}>
      <h2>What we aim for</h2>
      <p>
        We build to the Web Content Accessibility Guidelines 2.2, level AA, and check each kind of page with
        automatic tests, with the keyboard alone, and at widths from 320 pixels upwards.
      </p>
      <ul>
        <li>Everything that can be read can be read without JavaScript, and with styles of your own.</li>
        <li>
          Every control can be reached with the keyboard, in the order in which it is seen, with a visible
          focus.
        </li>
        <li>
          Text keeps a contrast of at least 4.5 to 1, in the light and in the dark scheme of your device.
        </li>
        <li>
          Pages have one main heading, headings in order, landmarks, and a link that skips the navigation.
        </li>
        <li>Where your device asks for less motion, nothing moves.</li>
        <li>Articles can be printed without the parts that are of no use on paper.</li>
      </ul>
      <h2>What is not good enough yet</h2>
      <ul>
        <li>Some photographs are described in a single sentence, which does not do them justice.</li>
        <li>Videos have no captions unless those who made them have put them into the picture.</li>
        <li>
          Articles are in English only. Translations into the languages of a neighbourhood are on paper, at
          the offices.
        </li>
      </ul>
      <h2>Tell us</h2>
      <p>
        If something stands in your way, write to <WriteToUs /> or come by. Say which page it was and what you
        use to read it. We answer within five working days, and send you what you were looking for in another
        form until the page is mended.
      </p>
    </LegalPage>
  );
}
