import { Check, Circle } from "lucide-react";
import { isMadeOf, isPattern, lengthOf, shortest } from "#features/members/password-rules.ts";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { rich } from "#ui/rich.tsx";

type PasswordRulesProps = {
  password: string;
  values: { name: string; "admin.name": string; "admin.email": string };
};

/** Ticks each rule as the password is typed. The server also rejects common passwords. */
export function PasswordRules({ password, values }: PasswordRulesProps) {
  const own = [values.name, values["admin.name"], values["admin.email"]];
  const isTyped = password !== "";
  const rules = [
    { text: m.adminSetup.enoughCharacters({ count: shortest }), met: lengthOf(password) >= shortest },
    { text: m.adminSetup.noPattern(), met: isTyped && !isPattern(password) },
    { text: m.adminSetup.noNames(), met: isTyped && !isMadeOf(password, ...own) },
  ];
  return (
    <span className="mt-2 grid gap-1">
      {rules.map(({ text, met }) => {
        const Icon = met ? Check : Circle;
        return (
          <span key={text} className={classes("flex items-center gap-2", met && "text-success")}>
            <Icon aria-hidden className={met ? "size-4 shrink-0" : "size-4 shrink-0 [scale:0.6]"} />
            {rich((met ? m.adminSetup.ruleMet : m.adminSetup.ruleOpen)({ rule: text, hidden }))}
          </span>
        );
      })}
    </span>
  );
}

function hidden(text: string) {
  return <span className="sr-only">{text}</span>;
}
