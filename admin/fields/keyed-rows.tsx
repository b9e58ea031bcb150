import { type ComponentProps, type ReactNode, useState } from "react";
import { newId } from "#core/ids.ts";
import { Rows } from "./rows.tsx";

type KeyedRow<Value> = { key: string; value: Value };
type OwnProps = "rows" | "keyOf" | "create" | "onChange" | "children";

type KeyedRowsProps<Value> = Omit<ComponentProps<typeof Rows<KeyedRow<Value>>>, OwnProps> & {
  values: Value[];
  empty: Value;
  onChange(values: Value[]): void;
  children(value: Value, index: number, change: (value: Value) => void): ReactNode;
};

/** Rows whose values have no ids. */
export function KeyedRows<Value>({ values, empty, onChange, children, ...rest }: KeyedRowsProps<Value>) {
  const [keys, setKeys] = useState<string[]>([]);
  // Keys are also made again after the values were replaced, such as by an earlier version.
  if (keys.length !== values.length) setKeys(values.map(() => newId()));
  return (
    <Rows
      {...rest}
      rows={values.map((value, index) => ({ key: keys[index] ?? "", value }))}
      keyOf={({ key }) => key}
      create={() => ({ key: newId(), value: empty })}
      onChange={(rows) => {
        setKeys(rows.map(({ key }) => key));
        onChange(rows.map(({ value }) => value));
      }}
    >
      {({ value }, position, change) => children(value, position - 1, (next) => change({ value: next }))}
    </Rows>
  );
}
