import type { Caja } from '@comanda/shared/contracts/caja';
import { cajasCalls } from '@comanda/shared/contracts/cajas';

import { conActo } from '../sinLinea/conActo';
import type { ActoComoVino } from '../sinLinea/loDicho';

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
    ...hecho,
    accion: 'turno abierto',
    entidad: caja,
    antes: { caja: antes?.nombre ?? null },
    despues: { caja: despues.nombre },
  });
  return despues;
}

type Apertura = { caja: number | undefined; motivo: string };
type AperturaComoVino = Apertura & { clave?: string | null; sinLinea?: ActoComoVino | undefined };

/** An opening as it came: of a till without a line it is of when it was opened, and whoever opened it. */
export const abrirCajonEn = (
  en: EnCaja,
  { clave = null, sinLinea, ...apertura }: AperturaComoVino,
): Promise<number> =>
  conActo(
    en,
    { tipo: 'apertura', clave, call: cajasCalls.anotarApertura, sinLinea },
    {
      hacer: (alla) => anotarAperturaEn({ ...en, ...alla }, apertura),
      ya: (entidad) => Promise.resolve(Number(entidad)),
      describir: (caja) => ({
        entidad: caja,
        dicho: `Cajon abierto: ${apertura.motivo}`,
        monto: null,
        caja: null,
      }),
    },
  );

/** The drawer is opened without a sale; which one. */
async function anotarAperturaEn(
  { client, empresa, hecho }: EnCaja,
  { caja: pedida, motivo }: Apertura,
): Promise<number> {
  const usuario = hecho.usuario.id;
  const caja = await cajaDe(client, empresa, { caja: pedida, usuario });
  const { nombre } = await leerCaja(client, empresa, { caja, usuario });
  const despues = { caja: nombre, motivo };
  await auditarCaja(client, empresa, { ...hecho, accion: 'cajon abierto', entidad: caja, despues });
  return caja;
}
