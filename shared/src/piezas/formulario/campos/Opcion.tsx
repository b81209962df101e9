import { useCallback } from 'react';

import { Select } from '@comanda/shared/ui/data';

import { normalizar } from '../../../domain/texto/texto';

import { ningunoDe } from '../esquema';

import { Item, useRegla, type CampoProps } from './Item';

export type OpcionDeLista = { value: string; label: string };

type OpcionProps = CampoProps & {
  opciones: readonly OpcionDeLista[];
  placeholder?: string;
  /** What choosing none of them is called, where one may. */
  ninguno?: string;
};

const mostrar = (valor: unknown): unknown => (valor === '' ? undefined : valor);
const mostrarNinguno = (valor: unknown): unknown => valor ?? '';
const leer = (mostrado: unknown): unknown => mostrado;
const buscar = (texto: string, opcion?: OpcionDeLista) =>
  normalizar(opcion?.label ?? '').includes(normalizar(texto));

/** Many for one glance: then it is searched, ignoring case and accents. */
const MUCHAS = 8;

/** Chooses one of a list. */
export function Opcion({ opciones, placeholder, ninguno, autoFocus, ...item }: OpcionProps) {
  const regla = useRegla(item.nombre);
  const leerNinguno = useCallback((mostrado: unknown) => mostrado || ningunoDe(regla), [regla]);
  const conNinguno = ninguno !== undefined;
  const todas = conNinguno ? [{ value: '', label: ninguno }, ...opciones] : [...opciones];
  return (
    <Item
      {...item}
      mostrar={conNinguno ? mostrarNinguno : mostrar}
      leer={conNinguno ? leerNinguno : leer}
    >
      <Select
        options={todas}
        placeholder={placeholder}
        autoFocus={autoFocus}
        disabled={item.deshabilitado}
        showSearch={opciones.length > MUCHAS && { filterOption: buscar }}
      />
    </Item>
  );
}
