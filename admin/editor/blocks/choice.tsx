import type { ReactNode } from "react";
import { MenuButton, type MenuItem } from "../toolbar/menu-button.tsx";

export type Option = Pick<MenuItem, "name" | "content" | "className" | "note"> & { value: string };

type ChoiceProps = {
  name: string;
  /** The button's content. */
  children: ReactNode;
  options: Option[];
  chosen: string;
  onChoose(value: string): void;
};

/** A button of the toolbar with a menu of values. */
export function Choice({ name, children, options, chosen, onChoose }: ChoiceProps) {
  const current = options.find(({ value }) => value === chosen);
  return (
    <MenuButton
      name={current ? `${name}: ${current.name}` : name}
      title={name}
      exclusive
      items={options.map(({ value, ...option }) => ({
        ...option,
        checked: value === chosen,
        run: () => onChoose(value),
      }))}
    >
      {children}
    </MenuButton>
  );
}
