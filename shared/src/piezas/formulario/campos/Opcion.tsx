import { Select } from '@comanda/shared/ui/data';

import { normalizar } from '../../../domain/texto';

import { Item, type CampoProps } from './Item';

export type OpcionDeLista = { value: string; label: string };

type OpcionProps = CampoProps & { opciones: readonly OpcionDeLista[]; placeholder?: string };

const mostrar = (valor: unknown): unknown => (valor === '' ? undefined : valor);
const leer = (mostrado: unknown): unknown => mostrado;
const buscar = (texto: string, opcion?: OpcionDeLista) =>
  normalizar(opcion?.label ?? '').includes(normalizar(texto));

/** Many for one glance: then it is searched, ignoring case and accents. */
const MUCHAS = 8;

/** One of a list. */
export function Opcion({ opciones, placeholder, autoFocus, ...item }: OpcionProps) {
  return (
    <Item {...item} mostrar={mostrar} leer={leer}>
      <Select
        options={[...opciones]}
        placeholder={placeholder}
        autoFocus={autoFocus}
        disabled={item.deshabilitado}
        showSearch={opciones.length > MUCHAS && { filterOption: buscar }}
      />
    </Item>
  );
}
