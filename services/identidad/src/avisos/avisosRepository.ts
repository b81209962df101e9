import { ARRIENDO_DE_CORREO_S, type Arrendada } from '@comanda/kit/cola/arriendo';
import { tomarDe, type Cola, type FilaDeCola } from '@comanda/kit/cola/tomarDe';
import type { ColaDeCorreos } from '@comanda/kit/correo/cartero';
import { anotarAuditoria } from '@comanda/kit/auditoria/anotarAuditoria';
import { enEmpresa, type Db } from '@comanda/kit/base/db';

/** A letter somebody holds: nobody else sends it until the lease ends. */
export type AvisoTomado = FilaDeCola & Arrendada;

/** What a letter is written from. */
export type AvisoPorEscribir = {
  empresa: string;
  para: string;
  que: string;
  nombre: string;
  email: string;
  por: string;
  direccion: string;
  agente: string;
  cuando: Date;
};

/** $1 empresa, $2 now, $3 until when, $4 which, $5 the lease */
const TOMAR = `
  update identidad.avisos_de_cuenta a
     set arriendo = $5, arrendado_hasta = $3, intentos = a.intentos + 1
    from (
      select q.id
        from identidad.avisos_de_cuenta q
       where q.empresa_id = $1 and q.id = any ($4::bigint[]) and q.estado = 'PENDIENTE' and q.proximo <= $2
         and (q.arrendado_hasta is null or q.arrendado_hasta <= $2)
         for update skip locked
    ) debidos
   where a.empresa_id = $1 and a.id = debidos.id
  returning a.id, a.arriendo, a.intentos`;

const COLA: Cola<FilaDeCola> = {
  debidas: 'identidad.avisos_de_cuenta_debidos',
  llave: ['id'],
  tomar: { name: 'tomar_avisos_de_cuenta', text: TOMAR },
  conArriendo: true,
  segundos: ARRIENDO_DE_CORREO_S,
};

/** The queue of letters: who sends which, and what came of it. */
export function avisosRepository(db: Db) {
  return {
    tomar: (cuantas: number, ahora: Date): Promise<AvisoTomado[]> =>
      tomarDe<Arrendada & { id: number }>(db, COLA, { cuantas, ahora }),

    leer: ({ empresa, id }: AvisoTomado): Promise<AvisoPorEscribir> =>
      enEmpresa(db, empresa, async ({ client }) => {
        const { rows } = await client.query<AvisoPorEscribir>(LEER, [empresa, id]);
        const [fila] = rows;
        if (!fila) throw new Error(`avisos: there is no letter ${id}`);
        return fila;
      }),

    /** A letter that is given up is seen in the audit of its company. */
    anotar: ({ empresa, id, arriendo }, { estado, mensaje, ahora, proximo }) =>
      enEmpresa(db, empresa, async ({ client }) => {
        const valores = [empresa, id, arriendo, estado, mensaje, ahora, proximo];
        const { rows } = await client.query<Anotado>(ANOTAR, valores);
        const [aviso] = rows;
        if (aviso && estado === 'FALLIDO') {
          const accion = 'aviso de cuenta no enviado';
          await anotarAuditoria(client, null, { empresa, accion, despues: { ...aviso, mensaje } });
        }
        return aviso !== undefined;
      }),
  } satisfies ColaDeCorreos<AvisoTomado> & Record<string, unknown>;
}

type Anotado = { usuario: string; nombre: string; que: string; para: string };

const LEER = `
  select e.empresa, a.para, a.que, a.nombre, a.email, a.por, a.direccion, a.agente, a.cuando
    from identidad.avisos_de_cuenta a join identidad.empresas e on e.id = a.empresa_id
   where a.empresa_id = $1 and a.id = $2`;

const ANOTAR = `
  update identidad.avisos_de_cuenta
     set estado = $4, mensaje = $5, actualizado = $6, proximo = $7, arriendo = null, arrendado_hasta = null
   where empresa_id = $1 and id = $2 and arriendo = $3
  returning usuario_id as usuario, nombre, que, para`;
