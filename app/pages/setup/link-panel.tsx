import { LinkButton } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";

const command = <code className="font-mono text-[0.9em]">npm run site -- admin you@institute.example</code>;

/** What is wrong with a setup link. */
const panels = {
  used: {
    title: "This site is set up",
    text: "The setup link was used. Administrators log in with their email address and password.",
    home: "Go to the home page",
  },
  missing: {
    title: "Open the setup link",
    text: "The site prints a link when it starts. The link ends with # and a long code. Open the whole link to set up the site.",
    home: "Look at the site first",
  },
  invalid: {
    title: "This link is no longer valid",
    text: (
      <>
        The site prints a new setup link each time it starts, and only the latest one works. Stop the site,
        start it again and open the link that it prints; or make yourself an administrator with {command}.
      </>
    ),
    home: "Go to the home page",
  },
};

export function LinkPanel({ link }: { link: keyof typeof panels }) {
  const { title, text, home } = panels[link];
  return (
    <div className="min-h-[calc(100dvh-4rem)]">
      <MessagePanel level={1} title={title} text={text}>
        {link === "used" && <LinkButton to="/login">Log in</LinkButton>}
        <LinkButton to="/" variant="outline">
          {home}
        </LinkButton>
      </MessagePanel>
    </div>
  );
}
