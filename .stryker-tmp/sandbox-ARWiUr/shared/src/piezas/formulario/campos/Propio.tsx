// @ts-nocheck
import type { ReactElement } from 'react';

import { Item, type CampoProps } from './Item';

type PropioProps = CampoProps & {
  /** A control that takes `value` and `onChange`, and the `id` its label points to. */
  children: ReactElement;
  /** What the call takes for what the control holds, where that is more; it keeps from render to render. */
  leer?: (tenido: unknown) => unknown;
};

const talCual = (valor: unknown): unknown => valor;

/** A control of the screen's own, for what no other box writes: a list of names, a table of choices. */
export function Propio({ leer = talCual, children, ...item }: PropioProps) {
  return (
    <Item {...item} mostrar={talCual} leer={leer}>
      {children}
    </Item>
  );
}
