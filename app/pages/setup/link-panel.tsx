import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { rich } from "#ui/rich.tsx";

const command = <code className="font-mono text-[0.9em]">npm run site -- admin you@institute.example</code>;

/** What is wrong with a setup link. */
const panels = {
  used: {
    title: m.adminSetup.usedTitle,
    text: m.adminSetup.usedText,
    home: m.adminSetup.homePage,
  },
  missing: {
    title: m.adminSetup.missingTitle,
    text: m.adminSetup.missingText,
    home: m.adminSetup.lookFirst,
  },
  invalid: {
    title: m.adminSetup.invalidTitle,
    text: () => rich(m.adminSetup.invalidText({ command })),
    home: m.adminSetup.homePage,
  },
};

export function LinkPanel({ link }: { link: keyof typeof panels }) {
  const { title, text, home } = panels[link];
  return (
    <div className="min-h-[calc(100dvh-4rem)]">
      <MessagePanel level={1} title={title()} text={text()}>
        {link === "used" && <LinkButton to="/login">{m.common.logIn()}</LinkButton>}
        <LinkButton to="/" variant="outline">
          {home()}
        </LinkButton>
      </MessagePanel>
    </div>
  );
}
