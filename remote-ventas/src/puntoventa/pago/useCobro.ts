import { useCallback, useState } from 'react';

import type { VentaAbierta } from '../../carrito/ventaAbierta';
import { puntoventaMensajes as mensajes } from '../puntoventaMensajes';
import { usePago, type DeCobro, type PagoDeCuenta } from './usePago';
import { useVentaDeSalida } from './useVentaDeSalida';
import { useVentaPerdida } from './useVentaPerdida';

type Fallo = { clave: string; texto: string };

/**
 * The charge of an open sale, from the press on 'Cobrar' until everybody knows whether the sale exists. `esperando`: its
 * answer was lost and is asked for. `fallo`: why there is no sale, until the next try.
 */
export function useCobro(clave: string, abierta: VentaAbierta, deCobro: DeCobro) {
  const { empresa } = deCobro;
  const [fallo, setFallo] = useState<Fallo | null>(null);
  const { cobrar: pagar, cobrando } = usePago(clave, abierta, deCobro);
  const esperando = useVentaPerdida(clave, abierta, empresa, cobrando, () =>
    setFallo({ clave, texto: mensajes.ventaNoRegistrada }),
  );

  useVentaDeSalida(clave, abierta, empresa, cobrando);

  const olvidarFallo = useCallback(() => setFallo(null), []);
  const cobrar = async (pago: PagoDeCuenta): Promise<boolean> => {
    setFallo(null);
    const { vendida, fallo: texto } = await pagar(pago);
    if (texto) setFallo({ clave, texto });
    return vendida;
  };
  return {
    cobrar,
    cobrando,
    esperando,
    fallo: fallo?.clave === clave ? fallo.texto : null,
    olvidarFallo,
  };
}
