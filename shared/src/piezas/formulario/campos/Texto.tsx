import { useMemo } from 'react';

import { Input } from '@comanda/shared/ui/core';

import { maximoDe, vacioDe } from '../esquema';

import { Item, useRegla, type CampoProps } from './Item';

type Teclado = 'text' | 'numeric' | 'decimal' | 'email' | 'tel';

type TextoProps = CampoProps & {
  /** Rows of a long text; one line where nothing is said. */
  filas?: number;
  teclado?: Teclado;
  limpiar?: (texto: string) => string;
  sufijo?: React.ReactNode;
  autoComplete?: string;
};

export const textoDeValor = (valor: unknown): string =>
  typeof valor === 'string' || typeof valor === 'number' ? String(valor) : '';

/** A text; sent without the spaces around it, and as its rule wants it where nothing stands in it. */
export function Texto(props: TextoProps) {
  const { filas, teclado, sufijo, autoComplete = 'off', autoFocus, ...item } = props;
  const regla = useRegla(item.nombre);
  const max = maximoDe(regla);
  const leer = useMemo(() => {
    const vacio = vacioDe(regla, '');
    return (mostrado: unknown) => textoDeValor(mostrado).trim() || vacio;
  }, [regla]);
  const { deshabilitado: disabled } = item;
  const comun = { autoFocus, autoComplete, maxLength: max, inputMode: teclado, disabled };
  return (
    <Item {...item} mostrar={textoDeValor} leer={leer}>
      {filas ? <Input.TextArea {...comun} rows={filas} /> : <Input {...comun} suffix={sufijo} />}
    </Item>
  );
}
