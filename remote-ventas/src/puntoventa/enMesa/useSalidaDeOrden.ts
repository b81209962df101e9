import { esOrden, useSinLinea, type OrdenEnSalida } from '@comanda/shared/sinLinea';

import type { OrdenDeMesa } from './useOrdenDeMesa';

/** Why something of it was not taken, in words, by the key of what was not. */
type NoAceptado = { clave: string; acto: OrdenEnSalida | null; venta: string; motivo: string };

/** What this till did for an order without a line: what waits to be sent, and what the server did not take. */
export function useSalidaDeOrden(
  empresa: string,
  { random, numero = '' }: Pick<OrdenDeMesa, 'random' | 'numero'>,
) {
  const { actos, salida } = useSinLinea();
  const suyos = actos
    .filter(esOrden)
    .filter((acto) => acto.empresa === empresa)
    .filter(({ cuerpo }) => cuerpo.random === random || (numero !== '' && cuerpo.mesa === numero));
  const randoms = new Set([random, ...suyos.map(({ cuerpo }) => cuerpo.random ?? null)]);
  const ventas = salida.filter(
    ({ cuerpo, ...venta }) => venta.empresa === empresa && randoms.has(cuerpo.orden ?? null),
  );
  const noAceptado: NoAceptado[] = [
    ...suyos.map((acto) => ({ ...acto, acto, venta: '' })),
    ...ventas.map((fila) => ({ ...fila, acto: null, venta: fila.venta.secuencia })),
  ]
    .filter(({ estado }) => estado === 'RECHAZADA')
    .map(({ idempotencia, acto, venta, fallo }) => ({
      clave: idempotencia,
      acto,
      venta,
      motivo: fallo?.msg ?? '',
    }));
  const porEnviar = suyos.filter(({ estado }) => estado === 'POR_ENVIAR');
  return { porEnviar: porEnviar.flatMap(({ lineas = [] }) => lineas), noAceptado };
}
