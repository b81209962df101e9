import { Select } from '@comanda/shared/ui/data';

import { Item, type CampoProps } from './Item';

type EmpresasProps = CampoProps & { empresas: readonly string[] };

const mostrar = (valor: unknown): unknown => valor ?? [];
const leer = (mostrado: unknown): unknown => mostrado ?? [];

/** Several companies of a list. */
export function Empresas({ empresas, autoFocus, ...item }: EmpresasProps) {
  return (
    <Item {...item} mostrar={mostrar} leer={leer}>
      <Select
        mode="multiple"
        autoFocus={autoFocus}
        placeholder="Selecione una Empresa" // as spelled in spec section 2
        options={empresas.map((nombre) => ({ value: nombre, label: nombre }))}
      />
    </Item>
  );
}
