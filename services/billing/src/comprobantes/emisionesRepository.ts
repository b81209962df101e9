import { sql, type ExpressionBuilder, type Kysely } from 'kysely';

import { enEmpresa, type Db } from '@comanda/kit/db';
import type { EmpresaId } from '@comanda/kit/tenant';

import type { Database } from '../db/schema';

import type { Comprador } from './correccion';

export type EmisionesRepository = ReturnType<typeof emisionesRepository>;
export type FilaEmision = Awaited<ReturnType<EmisionesRepository['buscar']>>[number];

const LIMITE_DE_LISTA = 500;
const LIMITE_DE_INTENTOS = 200;

/** Documents as people look for them. */
export function emisionesRepository(db: Db<Database>) {
  return {
    /** Latest first: all, those of one buyer, or the one of that key or number ('001-001-000000123'). */
    buscar: (empresa: EmpresaId, texto: string) =>
      enEmpresa(db, empresa, ({ trx }) =>
        emisiones(trx, empresa)
          .where((eb) => coincide(eb, empresa, texto))
          .orderBy('c.creado', 'desc')
          .limit(LIMITE_DE_LISTA)
          .execute(),
      ),

    /** One document, to whom and for how much it is; undefined when there is none of that key. */
    abrir: (empresa: EmpresaId, clave: string) =>
      enEmpresa(db, empresa, ({ trx }) =>
        emisiones(trx, empresa)
          .select('c.total')
          .select(sql<Comprador>`c.datos -> 'comprador'`.as('comprador'))
          .where('c.clave_acceso', '=', clave)
          .executeTakeFirst(),
      ),

    /** What was tried with a document, latest first. */
    intentos: (empresa: EmpresaId, clave: string) =>
      enEmpresa(db, empresa, ({ trx }) =>
        trx
          .selectFrom('facturacion.intentos')
          .select(['paso', 'resultado', 'codigo', 'mensaje', 'en'])
          .where('empresa_id', '=', empresa)
          .where('clave_acceso', '=', clave)
          .orderBy('id', 'desc')
          .limit(LIMITE_DE_INTENTOS)
          .execute(),
      ),
  };
}

function emisiones(trx: Kysely<Database>, empresa: EmpresaId) {
  return trx
    .selectFrom('facturacion.comprobantes as c')
    .select(['c.clave_acceso', 'c.cod_doc', 'c.identificacion', 'c.estado', 'c.creado'])
    .select(['c.codigo', 'c.mensaje', 'c.fecha_autorizacion', 'c.modifica'])
    .select((eb) =>
      eb
        .selectFrom('facturacion.comprobantes as n')
        .select('n.clave_acceso')
        .where('n.empresa_id', '=', empresa)
        .whereRef('n.modifica', '=', 'c.clave_acceso')
        .as('nota'),
    )
    .select(
      // the function looks at what was tried: only where that decides
      sql<boolean>`c.estado not in ('AUTORIZADO', 'ANULADA') and facturacion.en_duda(c.empresa_id, c.clave_acceso)`.as(
        'en_duda',
      ),
    )
    .where('c.empresa_id', '=', empresa);
}

type Tablas = Database & { c: Database['facturacion.comprobantes'] };

const NUMERO = /^(\d{3})-(\d{3})-(\d{1,9})$/;

/** Each way of looking is served by an index of its own. */
function coincide(eb: ExpressionBuilder<Tablas, 'c'>, empresa: EmpresaId, texto: string) {
  if (texto === '') return eb.and([]);
  if (texto.length === 49) return eb('c.clave_acceso', '=', texto);
  const [, establecimiento, punto, secuencial] = NUMERO.exec(texto) ?? [];
  if (establecimiento === undefined || punto === undefined)
    return eb('c.identificacion', '=', texto);
  const suRuc = eb.selectFrom('plataforma.empresas').select('ruc').where('id', '=', empresa);
  return eb.and([
    eb('c.ruc', '=', suRuc),
    eb('c.establecimiento', '=', establecimiento),
    eb('c.punto_emision', '=', punto),
    eb('c.cod_doc', 'in', ['01', '04']),
    eb('c.ambiente', 'in', ['1', '2']),
    eb('c.secuencial', '=', Number(secuencial)),
  ]);
}
