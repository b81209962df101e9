import { sql, type Kysely } from 'kysely';

import type { CorreoEstado } from '@comanda/shared/contracts/facturacion/documentos';
import { ARRIENDO_DE_CORREO_S, arriendoDesde } from '@comanda/kit/cola/arriendo';
import { AppError } from '@comanda/shared/errors/AppError';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import { enCampo } from '@comanda/kit/http/enCampo';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';
import { destinatarioDe } from '../documento/destinatario';

import type { Correo, LugarDeCorreo } from './colaCorreosRepository';

export type CorreosRepository = ReturnType<typeof correosRepository>;

/** `email` empty: the buyer's. */
type Pedido = { clave: string; email: string; asunto: string; por: string; ahora: Date };

const PEDIDOS_MAXIMOS = 5;
const VENTANA_DE_PEDIDOS = 10 * 60_000;

/** Mail to the buyers of a company: what was asked for, what became of it. */
export function correosRepository(db: Db<Database>) {
  return {
    /** The latest mail of each of those documents that have any. */
    ultimos: (empresa: EmpresaId, claves: readonly string[]): Promise<Map<string, CorreoEstado>> =>
      enEmpresa(db, empresa, async ({ trx }) => {
        if (claves.length === 0) return new Map<string, CorreoEstado>();
        const filas = await trx
          .selectFrom('facturacion.correos')
          .distinctOn('clave_acceso')
          .select(['clave_acceso', 'estado', 'email', 'mensaje', 'actualizado'])
          .where('empresa_id', '=', empresa)
          .where('clave_acceso', 'in', claves)
          .orderBy('clave_acceso')
          .orderBy('creado', 'desc')
          .orderBy('id', 'desc')
          .execute();
        return new Map(filas.map((fila) => [fila.clave_acceso, toCorreoEstado(fila)]));
      }),

    /** Documents whose latest mail failed for good. */
    cuantosFallidos: (empresa: EmpresaId): Promise<number> =>
      enEmpresa(db, empresa, async ({ trx }) => {
        const { cuantos } = await trx
          .selectFrom('facturacion.correos as c')
          .select(({ fn }) => fn.countAll<number>().as('cuantos'))
          .where('c.empresa_id', '=', empresa)
          .where('c.estado', '=', 'FALLIDO')
          .where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('facturacion.correos as d')
                  .select('d.id')
                  .where('d.empresa_id', '=', empresa)
                  .whereRef('d.clave_acceso', '=', 'c.clave_acceso')
                  .where(sql<boolean>`(d.creado, d.id) > (c.creado, c.id)`),
              ),
            ),
          )
          .executeTakeFirstOrThrow();
        return cuantos;
      }),

    /** Queues a mail of an authorised document, held by who asks for it. Refused when it was asked for too often of late. */
    pedir: (empresa: EmpresaId, pedido: Pedido): Promise<Correo> =>
      enEmpresa(db, empresa, async ({ trx }) => {
        const { clave, asunto, por, ahora } = pedido;
        const email = await direccionDe(trx, empresa, pedido);
        const { recientes } = await trx
          .selectFrom('facturacion.correos')
          .select(({ fn }) => fn.countAll<number>().as('recientes'))
          .where('empresa_id', '=', empresa)
          .where('clave_acceso', '=', clave)
          .where('por', 'is not', null)
          .where('creado', '>', new Date(ahora.getTime() - VENTANA_DE_PEDIDOS))
          .executeTakeFirstOrThrow();
        if (recientes >= PEDIDOS_MAXIMOS) throw new AppError('CORREO_REPETIDO', { clave });
        const plazo = arriendoDesde(ahora, ARRIENDO_DE_CORREO_S);
        const { id } = await trx
          .insertInto('facturacion.correos')
          .values({
            empresa_id: empresa,
            clave_acceso: clave,
            email,
            asunto,
            por,
            intentos: 1,
            ...plazo,
            proximo: ahora,
            creado: ahora,
            actualizado: ahora,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { empresa, clave, id, arriendo: plazo.arriendo, intentos: 1 };
      }),

    /**
     * One more mail of an authorised document to its buyer, left to the queue. False: one is on its way, or went there
     * just now; who asks for many, twice, sends none twice.
     */
    encolar: (empresa: EmpresaId, pedido: Omit<Pedido, 'email' | 'asunto'>): Promise<boolean> =>
      enEmpresa(db, empresa, async ({ trx }) => {
        const { clave, por, ahora } = pedido;
        const email = await direccionDe(trx, empresa, { clave, email: '' });
        const ultimo = await trx
          .selectFrom('facturacion.correos')
          .select(['estado', 'email', 'actualizado'])
          .where('empresa_id', '=', empresa)
          .where('clave_acceso', '=', clave)
          .orderBy('creado', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst();
        if (ultimo && yaVa(ultimo, { email, ahora })) return false;
        await trx
          .insertInto('facturacion.correos')
          .values({
            empresa_id: empresa,
            clave_acceso: clave,
            email,
            por,
            proximo: ahora,
            creado: ahora,
            actualizado: ahora,
          })
          .execute();
        return true;
      }),

    estado: (empresa: EmpresaId, { clave, id }: LugarDeCorreo): Promise<CorreoEstado | undefined> =>
      enEmpresa(db, empresa, async ({ trx }) => {
        const fila = await trx
          .selectFrom('facturacion.correos')
          .select(['estado', 'email', 'mensaje', 'actualizado'])
          .where('empresa_id', '=', empresa)
          .where('clave_acceso', '=', clave)
          .where('id', '=', id)
          .executeTakeFirst();
        return fila && toCorreoEstado(fila);
      }),
  };
}

type Ultimo = { estado: CorreoEstado['estado']; email: string; actualizado: Date };

function yaVa(ultimo: Ultimo, { email, ahora }: { email: string; ahora: Date }): boolean {
  if (ultimo.estado !== 'ENVIADO') return ultimo.estado === 'PENDIENTE';
  return (
    ultimo.email === email && ahora.getTime() - ultimo.actualizado.getTime() < VENTANA_DE_PEDIDOS
  );
}

type FilaEstado = Omit<CorreoEstado, 'fecha'> & { actualizado: Date };

function toCorreoEstado({ estado, email, mensaje, actualizado }: FilaEstado): CorreoEstado {
  return { estado, email, mensaje, fecha: actualizado.toISOString() };
}

/** Where to; the document is locked, so that two who ask at once are counted one after the other. */
async function direccionDe(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  { clave, email }: Pick<Pedido, 'clave' | 'email'>,
): Promise<string> {
  const documento = await trx
    .selectFrom('facturacion.comprobantes')
    .select(['estado', 'identificacion', 'xml_firmado'])
    .where('empresa_id', '=', empresa)
    .where('clave_acceso', '=', clave)
    .forUpdate()
    .executeTakeFirst();
  if (!documento) throw new AppError('NO_ENCONTRADO', { clave });
  if (documento.estado !== 'AUTORIZADO') throw new AppError('COMPROBANTE_SIN_AUTORIZAR', { clave });
  const direccion = email || destinatarioDe(documento);
  if (!direccion) throw enCampo('CORREO_SIN_DIRECCION', 'email', { detalle: { clave } });
  return direccion;
}
