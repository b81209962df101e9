import type { Caja } from '@comanda/shared/contracts/caja/caja';

import { cajaDe } from './cajaDe';
import { leerCaja } from './cajaRow';
import { auditarCaja } from './hechosCaja';
import { exigirPeriodo, tomarCaja } from './periodo';

import type { EnCaja } from './enCaja';

type Apertura = {
  cantidad: number;
  caja: number | undefined;
  /** The period that was shown; null where none was. */
  visto: number | null;
};

/** What the open period began with. Whoever closes it or writes to it is waited for, and waits. */
export async function actualizarEn(
  { trx, client, empresa, hecho }: EnCaja,
  { cantidad, caja: pedida, visto }: Apertura,
): Promise<Caja> {
  const usuario = hecho.usuario.id;
  const caja = await cajaDe(client, empresa, { caja: pedida, usuario });
  const periodo = await tomarCaja(client, empresa, { caja, ahora: hecho.ahora });
  exigirPeriodo({ caja, periodo }, visto);
  const antes = await leerCaja(client, empresa, { caja, usuario });
  if (antes.cuadre_total === cantidad) return antes;
  await trx
    .updateTable('pedidos.periodos')
    .set({ apertura: cantidad.toFixed(2) })
    .where('empresa_id', '=', empresa)
    .where('caja_id', '=', caja)
    .where('numero', '=', periodo)
    .execute();
  await auditarCaja(client, empresa, {
    ...hecho,
    accion: 'caja actualizada',
    entidad: caja,
    antes: { caja: antes.nombre, periodo, apertura: antes.cuadre_total },
    despues: { apertura: cantidad },
  });
  return { ...antes, cuadre_total: cantidad };
}
