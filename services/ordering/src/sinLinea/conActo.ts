import { randomUUID } from 'node:crypto';

import type { Call } from '@comanda/shared/contracts/defineCall';
import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import type { Transaccion } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { conocerEquipo } from './conocerEquipo';
import { decidirSinLinea, type Decidido } from './decidirSinLinea';
import { loDichoDeActo, type ActoComoVino } from './loDicho';
import * as sql from './sinLineaSql';

/** An act as it came: with a line, or done by a till without one. */
export type Acto = {
  /** What it is (the outbox's kinds), its key, and the call it came by. */
  tipo: string;
  clave: string | null;
  call: Call;
  sinLinea: ActoComoVino | undefined;
};

/** `caja`: the drawer whose cash it moved, or null. */
export type ActoHecho = {
  entidad: string | number;
  dicho: string;
  monto: string | null;
  caja: number | null;
};

type En = Transaccion<Database> & { empresa: EmpresaId; hecho: Hecho };

type Como<Result> = {
  /** Does it in the name of who did it, when it was done. */
  hacer: (en: { hecho: Hecho }) => Promise<Result>;
  /** What it was, where its key came before. */
  ya: (entidad: string) => Promise<Result>;
  describir: (result: Result) => ActoHecho;
};

/** Does an act inside a transaction; one of a till without a line once a key, as it was done there, with what is to be looked at. */
export async function conActo<Result>(
  { client, empresa, hecho }: En,
  { tipo, clave: dicha, call, sinLinea }: Acto,
  { hacer, ya, describir }: Como<Result>,
): Promise<Result> {
  if (!sinLinea) return hacer({ hecho });
  const clave = dicha ?? randomUUID();
  await client.query("select pedidos.candado($1, 'actos_sin_linea', $2)", [empresa, clave]);
  const { rows } = await client.query<{ entidad: string }>(sql.ACTO, [empresa, clave]);
  if (rows[0]) return ya(rows[0].entidad);
  const { usuario: caller, ahora } = hecho;
  const { perfiles } = call.acceso;
  const dicho = loDichoDeActo(sinLinea, {
    tipo,
    clave,
    perfiles: typeof perfiles === 'string' ? [] : perfiles,
  });
  const sabido = await conocerEquipo(client, empresa, dicho);
  const decidido = decidirSinLinea(dicho, sabido, { caller, ahora, aceptada: false });
  const result = await hacer({ hecho: decidido.hecho });
  await anotar({ client, empresa }, { tipo, clave, ahora }, decidido, describir(result));
  return result;
}

async function anotar(
  { client, empresa }: Pick<En, 'client' | 'empresa'>,
  { tipo, clave, ahora }: { tipo: string; clave: string; ahora: Date },
  { hecho, autoria, dispositivo, marcas: todas }: Decidido,
  { entidad, dicho, monto, caja }: ActoHecho,
): Promise<void> {
  const { marcas, detalle } = todas.leer();
  const { dicho: dice, enviado, prueba } = autoria;
  await client.query(sql.ANOTAR_ACTO, [
    empresa,
    clave,
    JSON.stringify({
      tipo,
      entidad: String(entidad),
      dicho,
      monto,
      dispositivo_id: dispositivo.id,
      dispositivo: dispositivo.nombre,
      hecho: hecho.ahora,
      recibida: ahora,
      hecho_por: dice.nombre || hecho.usuario.nombreCompleto,
      hecho_por_id: dice.id,
      enviada_por: enviado.id,
      enviado_por: enviado.nombreCompleto,
      prueba,
      marcas,
      detalle,
      caja,
    }),
  ]);
}
