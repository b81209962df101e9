import { useCallback, useMemo } from 'react';

import { soloCifras } from '@comanda/shared/domain/texto/soloCifras';
import { Input } from '@comanda/shared/ui/core';

import { vacioDe } from '../esquema';

import { Item, useRegla, type CampoProps } from './Item';
import { textoDeValor } from './Texto';

type NumeroProps = CampoProps & {
  /** Places after the point; none where nothing is said. */
  decimales?: number;
  /** Most figures before the point. */
  cifras?: number;
  sufijo?: React.ReactNode;
};

/**
 * A number. A box of text with a numeric keypad and not antd's InputNumber: the wheel cannot change it, and what was
 * typed stays as it was typed until it is sent.
 */
export function Numero({ decimales = 0, cifras = 9, sufijo, autoFocus, ...item }: NumeroProps) {
  const regla = useRegla(item.nombre);
  const limpiar = useCallback(
    (texto: string) => soloCifras(texto, cifras, decimales),
    [cifras, decimales],
  );
  const leer = useMemo(() => {
    const vacio = vacioDe(regla, undefined);
    return (mostrado: unknown) => {
      const texto = textoDeValor(mostrado);
      return texto === '' ? vacio : Number(texto);
    };
  }, [regla]);
  return (
    <Item {...item} mostrar={textoDeValor} leer={leer} limpiar={limpiar}>
      <Input
        className="cifra"
        inputMode={decimales > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        autoFocus={autoFocus}
        disabled={item.deshabilitado}
        suffix={sufijo}
      />
    </Item>
  );
}
