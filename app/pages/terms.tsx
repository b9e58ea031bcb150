import { head } from "../head.ts";
import type { Route } from "./+types/terms.ts";
import { LegalPage } from "./legal/legal-page.tsx";
import { WriteToUs } from "./legal/write-to-us.tsx";

const lead = "What you may expect of us, and what we ask of those who write here.";

export const meta = (args: Route.MetaArgs) => head(args, { title: "Terms of Service", description: lead });

export default function Terms() {
  return (
    <LegalPage title="Terms of Service" lead={lead}>
      <h2>Reading and passing on</h2>
      <p>
        Everything here can be read without an account and without paying. You may quote from it and pass it
        on if you name the author and the institute and link to the page. For reprints of a whole text or a
        photograph, ask us first: people in our pictures have agreed to be seen here, and not everywhere.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>Sign up with an address that you can read; it is how you get back in when a password is lost.</li>
        <li>Keep your password to yourself. Log out on machines that others use.</li>
        <li>You may ask us to close your account whenever you like.</li>
      </ul>
      <h2>What you write</h2>
      <p>
        Your comments stay yours. By posting one you let us show it beside the article. You can delete it
        again, and an administrator may take it down or delete it too: why it was taken down stands in the
        copy of your data, and after thirty days it is gone. We delete what threatens or demeans people, what
        gives away where somebody lives or how they may be found, what advertises, and what is not yours to
        publish. Disagreement is not a reason.
      </p>
      <p>
        Remember who reads: some of those whom we write about could lose a room or a job by being recognised.
        Leave out names, dates and places that are not yours to give.
      </p>
      <h2>What we do not promise</h2>
      <p>
        We check what we publish and correct it in the open when it was wrong, but an article is not legal
        advice. If you have received a notice, come to the advice desk. The site may now and then be out of
        reach while we work on it.
      </p>
      <h2>Changes</h2>
      <p>
        When these terms change, the page changes, and members are told before the change counts. Questions go
        to <WriteToUs />.
      </p>
    </LegalPage>
  );
}
