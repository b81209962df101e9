import type { Caja } from '@comanda/shared/contracts/caja/caja';
import { enCampo } from '@comanda/kit/http/enCampo';
import { esRepetido } from '@comanda/kit/base/repetido';

import { cajaDe } from './cajaDe';
import { leerCaja } from './cajaRow';
import { auditarCaja } from './hechosCaja';
import { bloquearCajas, tomarPeriodo } from './periodo';

import type { EnCaja } from './enCaja';

/** Makes a drawer. Where the company never needed its first one, that is made before. */
export async function crearCajaEn(en: EnCaja, nombre: string): Promise<Caja> {
  const { trx, client, empresa, hecho } = en;
  const { usuario, ahora } = hecho;
  await bloquearCajas(client, empresa);
  if ((await ultimaDe(en)) === 0) await tomarPeriodo(client, empresa, { caja: 1, ahora });
  const caja = (await ultimaDe(en)) + 1;
  await trx
    .insertInto('pedidos.cajas')
    .values({ empresa_id: empresa, id: caja, nombre })
    .execute()
    .catch(nombreRepetido);
  await trx
    .insertInto('pedidos.periodos')
    .values({ empresa_id: empresa, caja_id: caja, numero: 1, abierto: ahora })
    .execute();
  const traza = { accion: 'caja creada', entidad: caja, despues: { caja: nombre } } as const;
  await auditarCaja(client, empresa, { ...hecho, ...traza });
  return leerCaja(client, empresa, { caja, usuario: usuario.id });
}

export async function renombrarCajaEn(
  { trx, client, empresa, hecho }: EnCaja,
  { caja, nombre }: { caja: number; nombre: string },
): Promise<Caja> {
  const usuario = hecho.usuario.id;
  await bloquearCajas(client, empresa);
  await cajaDe(client, empresa, { caja, usuario });
  await tomarPeriodo(client, empresa, { caja, ahora: hecho.ahora });
  const antes = await leerCaja(client, empresa, { caja, usuario });
  if (antes.nombre === nombre) return antes;
  await trx
    .updateTable('pedidos.cajas')
    .set({ nombre })
    .where('empresa_id', '=', empresa)
    .where('id', '=', caja)
    .execute()
    .catch(nombreRepetido);
  await auditarCaja(client, empresa, {
    ...hecho,
    accion: 'caja renombrada',
    entidad: caja,
    antes: { caja: antes.nombre },
    despues: { caja: nombre },
  });
  return { ...antes, nombre };
}

/** The highest number of all drawers there ever were: a number is given once. */
async function ultimaDe({ client, empresa }: EnCaja): Promise<number> {
  const { rows } = await client.query<{ ultima: number }>(
    'select coalesce(max(id), 0) as ultima from pedidos.cajas where empresa_id = $1',
    [empresa],
  );
  return rows[0]?.ultima ?? 0;
}

function nombreRepetido(error: unknown): never {
  if (esRepetido(error, 'cajas_por_nombre')) throw enCampo('CAJA_REPETIDA', 'nombre');
  throw error;
}
