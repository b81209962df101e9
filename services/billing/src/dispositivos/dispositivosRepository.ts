import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { anotarAuditoria } from '@comanda/kit/auditoria/anotarAuditoria';
import { enEmpresa, type Db, type Transaccion } from '@comanda/kit/base/db';
import { enCampo } from '@comanda/kit/http/enCampo';
import { esRepetido } from '@comanda/kit/base/repetido';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';
import { bloquearEmisor } from '../empresas/emisorDe';
import { bloquearContador, exigirSerieLibre, turnoDeSeries } from '../emision/contadores';

import { devolverEn } from './devolverEn';

import type { DispositivoRow } from './dispositivoRow';

type Hecho = { usuario: string; ahora: Date };
/** What is undefined is chosen: the first point that nobody has had, a name after it. */
type Nuevo = Hecho & {
  nombre: string | undefined;
  puntoEmision: string | undefined;
  tokenHash: string;
};

export type DispositivosRepository = ReturnType<typeof dispositivosRepository>;

/** The tills of a company that may sell without a line. Whatever is done to one is audited with it. */
export function dispositivosRepository(db: Db<Database>) {
  /** Undefined where the company has no such device. */
  const cambiar = (
    empresa: EmpresaId,
    id: string,
    cambio: (transaccion: Transaccion<Database>, antes: DispositivoRow) => Promise<unknown>,
  ): Promise<DispositivoRow | undefined> =>
    enEmpresa(db, empresa, async (transaccion) => {
      const { trx } = transaccion;
      const tomado = await trx
        .selectFrom('facturacion.dispositivos')
        .select('id')
        .where('empresa_id', '=', empresa)
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!tomado) return undefined;
      await cambio(transaccion, await uno(transaccion, empresa, id));
      return uno(transaccion, empresa, id);
    });

  return {
    /** The devices by name, those that work first. */
    listar: (empresa: EmpresaId): Promise<DispositivoRow[]> =>
      enEmpresa(db, empresa, ({ trx }) =>
        filas(trx, empresa).orderBy('d.estado').orderBy('d.nombre').orderBy('d.id').execute(),
      ),

    /** It has its point of emission to itself from now on. */
    registrar: (empresa: EmpresaId, nuevo: Nuevo): Promise<DispositivoRow> =>
      sinRepetir(() =>
        enEmpresa(db, empresa, async (transaccion) => {
          const { trx, client } = transaccion;
          const { tokenHash, usuario, ahora } = nuevo;
          const puntoEmision = await reclamarPunto(transaccion, empresa, nuevo.puntoEmision);
          const nombre = nuevo.nombre ?? `Equipo ${puntoEmision}`;
          const id = randomUUID();
          await trx
            .insertInto('facturacion.dispositivos')
            .values({
              empresa_id: empresa,
              id,
              nombre,
              creado: ahora,
              punto_emision: puntoEmision,
              token_hash: tokenHash,
            })
            .execute();
          const despues = { id, nombre, punto_emision: puntoEmision };
          await anotarAuditoria(client, usuario, { empresa, accion: 'equipo registrado', despues });
          return uno(transaccion, empresa, id);
        }),
      ),

    renombrar: (empresa: EmpresaId, id: string, { nombre, usuario }: Hecho & { nombre: string }) =>
      sinRepetir(() =>
        cambiar(empresa, id, async ({ trx, client }, antes) => {
          if (antes.nombre === nombre) return;
          await trx
            .updateTable('facturacion.dispositivos')
            .set({ nombre })
            .where('empresa_id', '=', empresa)
            .where('id', '=', id)
            .execute();
          await anotarAuditoria(client, usuario, {
            empresa,
            accion: 'equipo renombrado',
            antes: { id, nombre: antes.nombre },
            despues: { id, nombre },
          });
        }),
      ),

    /** Once: of one that was revoked before nothing changes. */
    revocar: (empresa: EmpresaId, id: string, { usuario, ahora }: Hecho) =>
      cambiar(empresa, id, async ({ trx, client }, { estado, nombre }) => {
        if (estado === 'REVOCADO') return;
        await trx
          .updateTable('facturacion.dispositivos')
          .set({ estado: 'REVOCADO', revocado: ahora })
          .where('empresa_id', '=', empresa)
          .where('id', '=', id)
          .execute();
        await trx
          .updateTable('facturacion.dispositivo_llaves')
          .set({ revocada: ahora })
          .where('empresa_id', '=', empresa)
          .where('dispositivo_id', '=', id)
          .where('revocada', 'is', null)
          .execute();
        await anotarAuditoria(client, usuario, {
          empresa,
          accion: 'equipo revocado',
          despues: { id, nombre },
        });
        await devolverEn(client, empresa, { id, nombre, por: usuario, porque: 'REVOCADO', ahora });
      }),

    devolver: (empresa: EmpresaId, id: string, { usuario, ahora }: Hecho) =>
      cambiar(empresa, id, ({ client }, { nombre }) =>
        devolverEn(client, empresa, { id, nombre, por: usuario, porque: 'PEDIDO', ahora }),
      ),
  };
}

/** The devices as the list tells them, with how many numbers each holds. */
const filas = (trx: Transaccion<Database>['trx'], empresa: EmpresaId) =>
  trx
    .selectFrom('facturacion.dispositivos as d')
    .select([
      'd.id',
      'd.nombre',
      'd.punto_emision',
      'd.estado',
      'd.creado',
      'd.visto',
      'd.desfase_ms',
      'd.por_enviar',
      'd.por_enviar_desde',
      'd.arriendo_hasta',
    ])
    .select(
      sql<number>`(select count(*) from facturacion.reservas r
        where r.empresa_id = ${empresa} and r.dispositivo_id = d.id and r.consumida_en is null
          and r.devuelta_en is null)`.as('numeros'),
    )
    .where('d.empresa_id', '=', empresa);

const uno = ({ trx }: Transaccion<Database>, empresa: EmpresaId, id: string) =>
  filas(trx, empresa).where('d.id', '=', id).executeTakeFirstOrThrow();

/**
 * Nobody gives the company another series meanwhile: here by the row, in identity (pedirTurnoDeSeries) by the lock. Answers the point,
 * which is chosen where none is said.
 */
async function reclamarPunto(
  { trx, client }: Transaccion<Database>,
  empresa: EmpresaId,
  dicho: string | undefined,
): Promise<string> {
  await turnoDeSeries(client);
  const propia = await bloquearEmisor(trx, empresa);
  if (propia.punto_emision === dicho) throw enCampo('PUNTO_EN_USO', 'punto_emision');
  const puntoEmision = dicho ?? (await puntoLibre(client, empresa, propia));
  const { ruc, establecimiento, ambiente } = propia;
  await exigirSerieLibre(client, empresa, { ruc, establecimiento, puntoEmision });
  await bloquearContador(client, empresa, {
    ruc,
    establecimiento,
    puntoEmision,
    ambiente,
    codDoc: '01',
  });
  return puntoEmision;
}

const PUNTOS: readonly string[] = Array.from({ length: 999 }, (_, i) =>
  String(i + 1).padStart(3, '0'),
);

const SUYOS = `
  select d.punto_emision as punto from facturacion.dispositivos d where d.empresa_id = $1
  union
  select c.punto_emision from facturacion.contadores c
   where c.empresa_id = $1 and c.ruc = $2 and c.establecimiento = $3`;

/** Another's series is asked for in the order of the list and until one is free: 'order by' beside the question would ask it for all. */
const LIBRE = `
  select p.punto from unnest($4::text[]) as p (punto)
   where not facturacion.serie_de_otra($1, $2, $3, p.punto) limit 1`;

/** The first that neither the company, nor a till of it, nor another of its RUC has ever counted in or is to. */
async function puntoLibre(
  client: Transaccion<Database>['client'],
  empresa: EmpresaId,
  { ruc, establecimiento, punto_emision }: Awaited<ReturnType<typeof bloquearEmisor>>,
): Promise<string> {
  const serie = [empresa, ruc, establecimiento];
  const { rows: suyos } = await client.query<{ punto: string }>(SUYOS, serie);
  const usados = new Set([punto_emision, ...suyos.map(({ punto }) => punto)]);
  const posibles = PUNTOS.filter((punto) => !usados.has(punto));
  const { rows } = await client.query<{ punto: string }>(LIBRE, [...serie, posibles]);
  if (!rows[0]) throw enCampo('SIN_PUNTOS_LIBRES', 'punto_emision');
  return rows[0].punto;
}

async function sinRepetir<Hecho>(escribir: () => Promise<Hecho>): Promise<Hecho> {
  try {
    return await escribir();
  } catch (error) {
    if (esRepetido(error, 'dispositivos_punto')) throw enCampo('PUNTO_EN_USO', 'punto_emision');
    if (esRepetido(error, 'dispositivos_nombre')) throw enCampo('DISPOSITIVO_REPETIDO', 'nombre');
    throw error;
  }
}
