import type { impresorasCalls } from '@comanda/shared/contracts/caja/impresoras';
import type { CallInput } from '@comanda/shared/contracts/defineCall';
import { useEstadoDeImpresionQuery } from '@comanda/shared/piezas/cajon';

import { useFirmarImpresoraMutation, useGuardarImpresoraMutation } from './impresorasApi';

type Cambio = CallInput<(typeof impresorasCalls)['guardarImpresora']>;

/** Changes a printer of this till; where its print service is paired, with the server's signature. */
export function useGuardarImpresora(empresa: string) {
  const estado = useEstadoDeImpresionQuery(undefined);
  const [firmar] = useFirmarImpresoraMutation();
  const [guardar] = useGuardarImpresoraMutation();
  return async (cambio: Cambio) => {
    const { vinculos } = estado.currentData ?? (await estado.refetch().unwrap());
    const suyo = vinculos.find((uno) => uno.empresa === empresa) ?? vinculos[0];
    if (!suyo) return guardar(cambio).unwrap();
    const { impresion } = suyo;
    const { presente: _antes, ...ajuste } = cambio;
    const { firma } = await firmar({ empresa: suyo.empresa, impresion, ...ajuste }).unwrap();
    return guardar({ ...ajuste, presente: { impresion, firma } }).unwrap();
  };
}
