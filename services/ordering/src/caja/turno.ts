import { randomUUID } from 'node:crypto';

import type { Caja } from '@comanda/shared/contracts/caja/caja';
import { cajasCalls } from '@comanda/shared/contracts/caja/cajas';

import { darBoleto, type ParaImpresion } from '../cajon/darBoleto';
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

type Apertura = { caja: number | undefined; motivo: string; para?: ParaImpresion };
/** Which drawer, and the right to open it where a print service was named. */
export type Abierta = { caja: number; boleto: string | undefined };
type AperturaComoVino = Apertura & { clave?: string | null; sinLinea?: ActoComoVino | undefined };

/** An opening as it came: of a till without a line it is of when it was opened, and whoever opened it. */
export const abrirCajonEn = (
  en: EnCaja,
  { clave = null, sinLinea, ...apertura }: AperturaComoVino,
): Promise<Abierta> =>
  conActo(
    en,
    { tipo: 'apertura', clave, call: cajasCalls.anotarApertura, sinLinea },
    {
      hacer: async (alla) => {
        const caja = await anotarAperturaEn({ ...en, ...alla }, apertura);
        return { caja, boleto: await boletoDe(en, { ...apertura, caja, sinLinea }) };
      },
      ya: (entidad) => Promise.resolve({ caja: Number(entidad), boleto: undefined }),
      describir: ({ caja }) => ({
        entidad: caja,
        dicho: `Cajón abierto: ${apertura.motivo}`,
        monto: null,
        caja: null,
      }),
    },
  );

/** The drawer is opened without a sale; which one. */
async function anotarAperturaEn(
  { client, empresa, hecho }: EnCaja,
  { caja: pedida, motivo }: Pick<Apertura, 'caja' | 'motivo'>,
): Promise<number> {
  const usuario = hecho.usuario.id;
  const caja = await cajaDe(client, empresa, { caja: pedida, usuario });
  const { nombre } = await leerCaja(client, empresa, { caja, usuario });
  const despues = { caja: nombre, motivo };
  await auditarCaja(client, empresa, { ...hecho, accion: 'cajon abierto', entidad: caja, despues });
  return caja;
}

const boletoDe = (
  en: EnCaja,
  { para, ...que }: Apertura & { caja: number; sinLinea: ActoComoVino | undefined },
): Promise<string | undefined> =>
  para === undefined
    ? Promise.resolve(undefined)
    : darBoleto(en, para, {
        id: randomUUID(),
        caja: que.caja,
        motivo: que.motivo,
        dispositivo: que.sinLinea?.dispositivo ?? null,
      });
