import { useMemo } from 'react';

import { Input } from '@comanda/shared/ui/core';

import { aDolares, parseMonto } from '../../../domain/dinero/dinero';
import { vacioDe } from '../esquema';

import { Item, useRegla, type CampoProps } from './Item';

const mostrar = (valor: unknown): string => (typeof valor === 'number' ? valor.toFixed(2) : '');

/** An amount, in dollars on the wire: '7', '7.5', '7,50'. What is no amount is said by the field's rule. */
export function Dinero({ autoFocus, ...item }: CampoProps) {
  const regla = useRegla(item.nombre);
  const leer = useMemo(() => {
    const vacio = vacioDe(regla, undefined);
    return (mostrado: unknown) => {
      const texto = typeof mostrado === 'string' ? mostrado.trim() : '';
      if (texto === '') return vacio;
      const monto = parseMonto(texto);
      return monto === null ? texto : aDolares(monto);
    };
  }, [regla]);
  return (
    <Item {...item} mostrar={mostrar} leer={leer}>
      <Input
        className="cifra"
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        autoFocus={autoFocus}
      />
    </Item>
  );
}
