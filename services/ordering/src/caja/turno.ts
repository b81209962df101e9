import type { Caja } from '@comanda/shared/contracts/caja';

import { cajaDe } from './cajaDe';
import { leerCaja, leerCajas } from './cajaRow';
import { auditarCaja } from './hechosCaja';
import { tomarPeriodo } from './periodo';

import type { EnCaja } from './enCaja';

/** Whoever does it works with that drawer from now on. */
export async function abrirTurnoEn(
  { trx, client, empresa, hecho }: EnCaja,
  caja: number,
): Promise<Caja> {
  const { usuario, ahora } = hecho;
  await cajaDe(client, empresa, { caja, usuario: usuario.id });
  await tomarPeriodo(client, empresa, { caja, ahora });
  const [antes] = await leerCajas(client, empresa, usuario.id);
  const turno = { caja_id: caja, desde: ahora };
  await trx
    .insertInto('pedidos.turnos')
    .values({ empresa_id: empresa, usuario_id: usuario.id, ...turno })
    .onConflict((conflicto) => conflicto.columns(['empresa_id', 'usuario_id']).doUpdateSet(turno))
    .execute();
  const despues = await leerCaja(client, empresa, { caja, usuario: usuario.id });
  await auditarCaja(client, empresa, {
    ...{ ...hecho, accion: 'turno abierto', entidad: caja },
    ...{ antes: { caja: antes?.nombre ?? null }, despues: { caja: despues.nombre } },
  });
  return despues;
}

/** The drawer is opened without a sale; which one. */
export async function anotarAperturaEn(
  { client, empresa, hecho }: EnCaja,
  { caja: pedida, motivo }: { caja: number | undefined; motivo: string },
): Promise<number> {
  const usuario = hecho.usuario.id;
  const caja = await cajaDe(client, empresa, { caja: pedida, usuario });
  const { nombre } = await leerCaja(client, empresa, { caja, usuario });
  const despues = { caja: nombre, motivo };
  await auditarCaja(client, empresa, { ...hecho, accion: 'cajon abierto', entidad: caja, despues });
  return caja;
}
