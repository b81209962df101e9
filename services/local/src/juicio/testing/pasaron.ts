import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';
import { REGLAS_DEL_SRI, type ReglaId } from '@comanda/sri-sandbox/tabla';

import { crearAzar } from '../../demo/azar';
import { factura, HOY } from './documentos';

import type { abrirAutoridad } from './autoridad';
import type { Ruptura } from './rupturas';

type Autoridad = Awaited<ReturnType<typeof abrirAutoridad>>;

/** Of those sales with a rule broken, the ones that were let through or refused without its code. */
export async function pasaron(
  autoridad: Autoridad,
  [regla, romper]: readonly [ReglaId, Ruptura],
  ventas: readonly ComprobanteVenta[],
): Promise<object[]> {
  const { codigo, dice } = REGLAS_DEL_SRI[regla];
  const mal: object[] = [];
  for (const [i, venta] of ventas.entries()) {
    const xml = romper({ xml: factura({ ...venta, fecha_emision: HOY }) }, crearAzar(i + 1));
    const { estado, errores } = await autoridad.juzgar(xml);
    const dicho = errores.some((uno) => uno.codigo === codigo && uno.detalle.startsWith(dice));
    if (estado === 'AUTORIZADO' || !dicho) mal.push({ regla, estado, errores, xml });
  }
  return mal;
}

/** The rules and how each is broken, as pairs. */
export const comoPares = (rupturas: Partial<Record<ReglaId, Ruptura>>): [ReglaId, Ruptura][] =>
  Object.entries(rupturas) as [ReglaId, Ruptura][]; // its own keys
