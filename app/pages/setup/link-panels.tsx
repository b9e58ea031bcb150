import type { ReactNode } from "react";
import { LinkButton } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";

const command = <code className="font-mono text-[0.9em]">npm run site -- admin you@institute.example</code>;

export function AlreadySetUp() {
  return (
    <Panel
      title="This site is set up"
      text="The setup link was used. Administrators log in with their email address and password."
    >
      <LinkButton to="/login">Log in</LinkButton>
      <LinkButton to="/" variant="outline">
        Go to the home page
      </LinkButton>
    </Panel>
  );
}

export function LinkMissing() {
  return (
    <Panel
      title="Open the setup link"
      text="The site prints a link when it starts. The link ends with # and a long code. Open the whole link to set up the site."
    >
      <LinkButton to="/" variant="outline">
        Look at the site first
      </LinkButton>
    </Panel>
  );
}

export function LinkNotValid() {
  return (
    <Panel
      title="This link is no longer valid"
      text={
        <>
          The site prints a new setup link each time it starts, and only the latest one works. Stop the site,
          start it again and open the link that it prints; or make yourself an administrator with {command}.
        </>
      }
    >
      <LinkButton to="/" variant="outline">
        Go to the home page
      </LinkButton>
    </Panel>
  );
}

function Panel({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <div className="min-h-[calc(100dvh-4rem)]">
      <MessagePanel level={1} title={title} text={text}>
        {children}
      </MessagePanel>
    </div>
  );
}
