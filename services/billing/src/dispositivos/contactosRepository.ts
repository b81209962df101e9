import { ARRIENDO_HORAS, SALTO_MS } from '@comanda/shared/contracts/admin/dispositivos';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { conNumero } from '@comanda/kit/base/conNumero';
import { enEmpresa, type Db, type Transaccion } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';
import { emisorDe } from '../empresas/emisorDe';
import { serieDeOtra } from '../emision/contadores';

import { reconocer, type DispositivoTomado } from './reconocer';

export type Contacto = {
  dispositivo: string;
  tokenHash: string;
  /** Of who is in. */
  sesion: string;
  /** The clock of the device, and ours. */
  reloj: Date;
  ahora: Date;
  /** How many it wants to hold. */
  numeros: number;
  porEnviar: { cuantas: number; desde: Date | null; claves: readonly string[] };
};

type Arrendados = {
  hasta: Date;
  ambiente: string;
  fechas: string[];
  numeros: { secuencial: number; claves: string[] }[];
};
/** Null: revoked; `arriendo` null: of a company that issues no invoices. */
type Atendido = { arriendo: Arrendados | null; perdidas: string[] } | null;

const HORA_MS = 3_600_000;

/** What devices say while they have a line. */
export function contactosRepository(db: Db<Database>) {
  return {
    atender: (empresa: EmpresaId, contacto: Contacto): Promise<Atendido> =>
      enEmpresa(db, empresa, async (transaccion) => {
        const fila = await reconocer(transaccion, empresa, contacto);
        const activo = fila.estado === 'ACTIVO';
        const hasta = new Date(contacto.ahora.getTime() + ARRIENDO_HORAS * HORA_MS);
        await anotarReloj(transaccion, empresa, contacto, fila);
        await anotarVisto(transaccion, empresa, contacto, activo ? hasta : null);
        await anotarContacto(transaccion, empresa, contacto);
        if (!activo) return null;
        const arriendo = await arrendar(transaccion, empresa, { contacto, fila, hasta });
        return { arriendo, perdidas: await perdidasDe(transaccion, empresa, contacto) };
      }),
  };
}

/** Where its clock is another one than when it was last heard. */
async function anotarReloj(
  { client }: Transaccion<Database>,
  empresa: EmpresaId,
  { dispositivo, reloj, ahora }: Contacto,
  { visto, desfase_ms: antes }: DispositivoTomado,
): Promise<void> {
  if (visto === null || antes === null) return;
  const salto = reloj.getTime() - ahora.getTime() - antes;
  if (Math.abs(salto) <= SALTO_MS) return;
  await client.query(
    `insert into facturacion.dispositivo_saltos (empresa_id, dispositivo_id, desde, hasta, salto_ms)
     values ($1, $2, $3, $4, $5)`,
    [empresa, dispositivo, visto, ahora, salto],
  );
}

const anotarVisto = (
  { trx }: Transaccion<Database>,
  empresa: EmpresaId,
  { dispositivo, sesion, reloj, ahora, porEnviar: { cuantas, desde } }: Contacto,
  hasta: Date | null,
) =>
  trx
    .updateTable('facturacion.dispositivos')
    .set({
      visto: ahora,
      visto_sesion: sesion,
      desfase_ms: reloj.getTime() - ahora.getTime(),
      por_enviar: cuantas,
      por_enviar_desde: cuantas === 0 ? null : (desde ?? ahora),
      arriendo_hasta: hasta,
    })
    .where('empresa_id', '=', empresa)
    .where('id', '=', dispositivo)
    .execute();

/** What it says now is held against what it will say of before. */
async function anotarContacto(
  { client }: Transaccion<Database>,
  empresa: EmpresaId,
  { dispositivo, ahora, porEnviar }: Contacto,
): Promise<void> {
  const nadaAntes = nadaAntesDe(porEnviar, ahora);
  await client.query(QUITAR_ANTIGUOS, [empresa, dispositivo, ahora]);
  await client.query(ANOTAR_CONTACTO, [empresa, dispositivo, ahora, porEnviar.cuantas, nadaAntes]);
}

/** No act is older than a lease and what waits behind it by far: what is older says nothing any more. */
const DIAS_DE_CONTACTOS = 60;
/** More than come in at a time, so that they end, and few enough that nobody waits. */
const SE_VAN = 20;

const QUITAR_ANTIGUOS = `
  delete from facturacion.dispositivo_contactos c
   using (select a.id from facturacion.dispositivo_contactos a
           where a.empresa_id = $1 and a.dispositivo_id = $2 order by a.id limit ${SE_VAN}) antiguos
   where c.empresa_id = $1 and c.dispositivo_id = $2 and c.id = antiguos.id
     and c.cuando < $3::timestamptz - interval '${DIAS_DE_CONTACTOS} days'`;

const ANOTAR_CONTACTO = `
  insert into facturacion.dispositivo_contactos (empresa_id, dispositivo_id, cuando, por_enviar, nada_antes)
  values ($1, $2, $3, $4, $5)`;

/** What it has not sent is not older than this; null where it does not say since when that waits. */
function nadaAntesDe({ cuantas, desde }: Contacto['porEnviar'], ahora: Date): Date | null {
  if (cuantas === 0) return ahora;
  return desde && desde > ahora ? ahora : desde;
}

type Pedido = { contacto: Contacto; fila: DispositivoTomado; hasta: Date };

async function arrendar(
  { trx, client }: Transaccion<Database>,
  empresa: EmpresaId,
  { contacto, fila, hasta }: Pedido,
): Promise<Arrendados | null> {
  const emisor = await emisorDe(trx, empresa);
  if (!emisor.factura) return null;
  const { ruc, establecimiento, ambiente } = emisor;
  const { dispositivo, ahora, numeros, porEnviar } = contacto;
  const fechas = diasEntre(ahora, hasta);
  const { rows } = await conNumero(
    client.query<{ secuencial: number; claves: string[] }>(
      'select * from facturacion.arrendar_numeros($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
      [
        empresa,
        dispositivo,
        ruc,
        establecimiento,
        fila.punto_emision,
        ambiente,
        numeros,
        porEnviar.claves.map((clave) => clave.slice(8, 47)),
        fechas,
        hasta,
        ahora,
      ],
    ),
  );
  if (rows.length === 0 && numeros > 0)
    throw serieDeOtra({ ruc, establecimiento, puntoEmision: fila.punto_emision });
  return { hasta, ambiente, fechas, numeros: rows };
}

/** Every day in Ecuador from one instant to another. */
function diasEntre(desde: Date, hasta: Date): string[] {
  const dias = new Set<string>();
  for (let ms = desde.getTime(); ms < hasta.getTime(); ms += 24 * HORA_MS)
    dias.add(fechaNegocio(new Date(ms)));
  return [...dias.add(fechaNegocio(hasta))];
}

/** The sales that it says to have made whose number is neither held for it nor sold with that very key. */
async function perdidasDe(
  { client }: Transaccion<Database>,
  empresa: EmpresaId,
  { dispositivo, porEnviar: { claves } }: Contacto,
): Promise<string[]> {
  if (claves.length === 0) return [];
  const { rows } = await client.query<{ clave: string }>(
    `select c.clave
       from unnest($2::text[]) with ordinality c (clave, orden)
      where not exists (
        select from facturacion.reservas r
         where r.empresa_id = $1 and r.clave_acceso = c.clave and r.consumida_en is not null)
        and not exists (
        select from facturacion.reservas r
         where r.empresa_id = $1 and r.dispositivo_id = $3 and r.consumida_en is null
           and substr(r.clave_acceso, 9, 39) = substr(c.clave, 9, 39))
      order by c.orden`,
    [empresa, claves, dispositivo],
  );
  return rows.map(({ clave }) => clave);
}
