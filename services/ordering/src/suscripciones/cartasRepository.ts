import { ARRIENDO_DE_CORREO_S, type Arrendada } from '@comanda/kit/cola/arriendo';
import { tomarDe, type Cola, type FilaDeCola } from '@comanda/kit/cola/tomarDe';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { ColaDeCorreos } from '@comanda/kit/correo/cartero';
import type { ReportePorCorreo } from '@comanda/shared/contracts/admin/suscripciones';
import { destinatariosVivos, enviosDebidos } from '@comanda/shared/domain/empresa/suscripcion';

import { ajustesCajaDe } from '../caja/ajustesCaja';
import type { Database } from '../db/schema';

import { permisoDeSuscripcion, impedimentoDe, type PermisoDeSuscripcion } from './permiso';
import { encolar } from './suscripcionesRepository';

import type { LugarDeCarta } from './ficha';

/** A letter somebody holds: nobody else sends it until the lease ends. */
export type CartaTomada = LugarDeCarta & Arrendada;

/** What a letter is written from. */
export type CartaPorEscribir = {
  reporte: ReportePorCorreo;
  desde: string;
  hasta: string;
  para: string;
  por: string | null;
  creado: Date;
  usuario: string;
  bajas: string[];
  activa: boolean;
  eliminada: boolean;
  permiso: PermisoDeSuscripcion | null;
};

type FilaDebida = {
  reporte: ReportePorCorreo;
  hora: string;
  destinatarios: string[];
  bajas: string[];
  proximo: Date;
  usuario_id: string;
};
type CartaDebida = { suscripcion_id: number; id: number };

/** $1 empresa, $2 now, $3 until when, $4 which. A lease that ends later than one that begins now is of a clock that was set back. */
const TOMAR_DEBIDAS = `
  update pedidos.suscripciones s
     set arrendado_hasta = $3
    from (
      select q.id
        from pedidos.suscripciones q
       where q.empresa_id = $1 and q.id = any ($4::bigint[]) and q.proximo <= $2
         and (q.arrendado_hasta is null or q.arrendado_hasta <= $2 or q.arrendado_hasta > $3)
         for update skip locked
    ) debidas
   where s.empresa_id = $1 and s.id = debidas.id
  returning s.id`;

/** $1 empresa, $2 now, $3 until when, $4 and $5 which, $6 the lease */
const TOMAR_CARTAS = `
  update pedidos.reporte_cartas c
     set arriendo = $6, arrendado_hasta = $3, intentos = c.intentos + 1
    from (
      select q.suscripcion_id, q.id
        from pedidos.reporte_cartas q
        join unnest($4::bigint[], $5::bigint[]) u (suscripcion_id, id)
          on u.suscripcion_id = q.suscripcion_id and u.id = q.id
       where q.empresa_id = $1 and q.estado = 'PENDIENTE' and q.proximo <= $2
         and (q.arrendado_hasta is null or q.arrendado_hasta <= $2)
         for update of q skip locked
    ) debidas
   where c.empresa_id = $1 and c.suscripcion_id = debidas.suscripcion_id and c.id = debidas.id
  returning c.suscripcion_id, c.id, c.arriendo, c.intentos`;

const DEBIDAS: Cola<FilaDeCola> = {
  debidas: 'pedidos.suscripciones_debidas',
  llave: ['id'],
  tomar: { name: 'tomar_suscripciones', text: TOMAR_DEBIDAS },
  segundos: ARRIENDO_DE_CORREO_S,
};
const CARTAS: Cola<CartaDebida> = {
  debidas: 'pedidos.reporte_cartas_debidas',
  llave: ['suscripcion_id', 'id'],
  tomar: { name: 'tomar_reporte_cartas', text: TOMAR_CARTAS },
  conArriendo: true,
  segundos: ARRIENDO_DE_CORREO_S,
};

export type CartasRepository = ReturnType<typeof cartasRepository>;

/** What is due, the letters that came of it, and what became of them. */
export function cartasRepository(db: Db<Database>) {
  return {
    debidas: (cuantas: number, ahora: Date): Promise<FilaDeCola[]> =>
      tomarDe<Pick<FilaDeCola, 'id'>>(db, DEBIDAS, { cuantas, ahora }),

    /** Writes the letters of what is due and goes on to what is planned next, in one: each period once. */
    planear: ({ empresa, id }: FilaDeCola, ahora: Date): Promise<void> =>
      enEmpresa(db, empresa, async ({ client }) => {
        const { rows } = await client.query<FilaDebida>(DEBIDA, [empresa, id, ahora]);
        const [fila] = rows;
        if (!fila) return;
        const corte = (await ajustesCajaDe(client, empresa)).hora_corte;
        const { periodos, luego } = enviosDebidos({ ...fila, corte }, fila.proximo, ahora);
        const permiso = await permisoDeSuscripcion(client, empresa, fila.usuario_id);
        if (permiso && impedimentoDe(permiso) === null) {
          const para = destinatariosVivos({ ...fila, propio: permiso.email.toLowerCase() });
          const carta = { id, reporte: fila.reporte, periodos, para, por: null };
          await encolar(client, empresa, carta, ahora);
        }
        await client.query(AVANZAR, [empresa, id, luego]);
      }),

    async tomar(cuantas: number, ahora: Date): Promise<CartaTomada[]> {
      const filas = await tomarDe<Arrendada & CartaDebida, CartaDebida>(db, CARTAS, {
        cuantas,
        ahora,
      });
      return filas.map(({ suscripcion_id: suscripcion, ...fila }) => ({ ...fila, suscripcion }));
    },

    /** Keeps the hash of what ends it, for this try; null where the lease was lost. */
    empezar: (
      { empresa, suscripcion, id, arriendo }: CartaTomada,
      hash: string,
    ): Promise<CartaPorEscribir | null> =>
      enEmpresa(db, empresa, async ({ client }) => {
        const { rows } = await client.query<FilaPorEscribir>(EMPEZAR, [
          empresa,
          suscripcion,
          id,
          arriendo,
          hash,
        ]);
        const [fila] = rows;
        if (!fila) return null;
        const { usuario_id, ...carta } = fila;
        return { ...carta, permiso: await permisoDeSuscripcion(client, empresa, usuario_id) };
      }),

    anotar: (carta, { estado, mensaje, ahora, proximo }) =>
      enEmpresa(db, carta.empresa, async ({ client }) => {
        const { empresa, suscripcion, id, arriendo } = carta;
        const { rowCount } = await client.query(ANOTAR, [
          empresa,
          suscripcion,
          id,
          arriendo,
          estado,
          mensaje,
          ahora,
          proximo,
        ]);
        return rowCount === 1;
      }),
  } satisfies ColaDeCorreos<CartaTomada> & Record<string, unknown>;
}

type FilaPorEscribir = Omit<CartaPorEscribir, 'permiso'> & { usuario_id: string };

/** Which one it is, for the log. */
export const nombreDeCarta = ({ empresa, suscripcion, id }: CartaTomada) => ({
  empresa,
  suscripcion,
  id,
});

/** The id of a letter among the mail of all companies: the same at each try. */
export const idDeCarta = ({ empresa, suscripcion, id }: LugarDeCarta) =>
  `reporte-${empresa}-${suscripcion}-${id}`;

const DEBIDA = `
  select reporte, hora, destinatarios, bajas, proximo, usuario_id from pedidos.suscripciones
   where empresa_id = $1 and id = $2 and proximo <= $3 for update skip locked`;

const AVANZAR =
  'update pedidos.suscripciones set proximo = $3, arrendado_hasta = null where empresa_id = $1 and id = $2';

const EMPEZAR = `
  update pedidos.reporte_cartas c set fichas = array_append(c.fichas, $5::text)
    from pedidos.suscripciones s
   where c.empresa_id = $1 and c.suscripcion_id = $2 and c.id = $3 and c.arriendo = $4
     and s.empresa_id = c.empresa_id and s.id = c.suscripcion_id
  returning c.reporte, c.desde, c.hasta, c.para, c.por, c.creado, s.usuario, s.usuario_id, s.bajas, s.activa, s.eliminada`;

const ANOTAR = `
  update pedidos.reporte_cartas
     set estado = $5, mensaje = $6, actualizado = $7, proximo = $8, arriendo = null, arrendado_hasta = null
   where empresa_id = $1 and suscripcion_id = $2 and id = $3 and arriendo = $4`;
