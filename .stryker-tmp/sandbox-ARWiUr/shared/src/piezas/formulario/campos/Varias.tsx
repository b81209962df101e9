// @ts-nocheck
import { Select } from '@comanda/shared/ui/data';

import { Item, type CampoProps } from './Item';
import type { OpcionDeLista } from './Opcion';

type VariasProps = CampoProps & { opciones: readonly OpcionDeLista[]; placeholder?: string };

const mostrar = (valor: unknown): unknown => valor ?? [];
const leer = (mostrado: unknown): unknown => mostrado ?? [];

/** Several of a list. */
export function Varias({ opciones, placeholder, autoFocus, ...item }: VariasProps) {
  return (
    <Item {...item} mostrar={mostrar} leer={leer}>
      <Select
        mode="multiple"
        autoFocus={autoFocus}
        placeholder={placeholder}
        options={[...opciones]}
      />
    </Item>
  );
}
