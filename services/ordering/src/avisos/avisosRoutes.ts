import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';

import { enCarril } from '@comanda/kit/base/carril';
import { enEmpresa, type Db, type Transaccion } from '@comanda/kit/base/db';
import { exponer } from '@comanda/kit/http/exponer';
import { empresasPermitidas, type Caller, type EmpresaId } from '@comanda/kit/acceso/tenant';
import { avisosCalls as calls, type AvisoDePantalla } from '@comanda/shared/contracts/admin/avisos';
import { bodegaCalls } from '@comanda/shared/contracts/inventario/bodega';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';
import { cajaCalls } from '@comanda/shared/contracts/caja/caja';
import type { Acceso } from '@comanda/shared/contracts/defineCall';
import { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';
import { vizorCalls } from '@comanda/shared/contracts/ventas/vizor';
import { programadosCalls } from '@comanda/shared/contracts/ventas/programados';
import { talonariosCalls } from '@comanda/shared/contracts/ventas/talonarios';

import { contarAlertas } from '../bodega/materiasRepository';
import { contarAbiertasDeMas, contarNuncaContadas, contarPorRevisar } from '../caja/avisosDeCaja';
import type { Database } from '../db/schema';
import type { Deps } from '../deps';
import { contarOcupadas } from '../mesas/abiertas';
import { contarConListas } from '../mesas/listasDe';
import { contarSinTarifa } from '../productos/tarifasRepository';
import { contarNoEmitidas } from '../programados/programadosRepository';
import { contarTalonariosPorRegistrar } from '../talonarios/talonariosRepository';
import { ordenesEnCocina } from '../vizor/enCocina';

const DETENIDAS = `select area, canal from plataforma.publicaciones_detenidas()`;
type Detenida = { area: string; canal: string };

/** What waits for the operator is of no company: what stopped by itself of what is published, until somebody decides. */
async function avisosDeOperador(
  { pool }: Pick<Db, 'pool'>,
  { perfil }: Pick<Caller, 'perfil'>,
): Promise<AvisoDePantalla[]> {
  if (perfil !== 'Dashboard') return [];
  const { rows } = await pool.query<Detenida>(DETENIDAS);
  const [primera] = rows;
  if (!primera) return [];
  const texto =
    rows.length === 1
      ? dichoDe(primera)
      : `Se detuvieron solas: ${rows.map(({ area }) => area).join(', ')}`;
  return [{ ruta: 'publicaciones', empresa: '', cuantos: rows.length, texto }];
}

const dichoDe = ({ area, canal }: Detenida) =>
  canal === 'canario' ? `El canario de ${area} se detuvo` : `${area} volvió al build anterior`;

/** Who asks, and when. */
type Pregunta = { usuario: string; ahora: Date };

type Lectura = Pregunta & Pick<Transaccion<Database>, 'client'>;

/** Something that may wait, and how one of it and several are called. */
type Cosa = {
  contar: (trx: Kysely<Database>, empresa: EmpresaId, lectura: Lectura) => Promise<number>;
  una: string;
  varias: string;
};

type Clase = NonNullable<AvisoDePantalla['clase']>;

type Fuente = {
  ruta: string;
  /** Who may see what is counted may be told of it. */
  acceso: Acceso;
  /** What only counts is said apart from what asks for somebody. */
  clase?: Clase;
  cosas: readonly Cosa[];
};

/** What each feature has people look at, each behind its screen. */
const FUENTES: readonly Fuente[] = [
  {
    ruta: 'productos',
    acceso: productosCalls.ponerTarifasAlDia.acceso,
    cosas: [
      {
        contar: (trx, empresa, { ahora }) => contarSinTarifa(trx, empresa, { ahora }),
        una: 'producto con una tarifa de IVA que ya no rige',
        varias: 'productos con una tarifa de IVA que ya no rige',
      },
    ],
  },
  {
    ruta: 'bodega',
    acceso: bodegaCalls.listarMateriasPrimas.acceso,
    cosas: [
      {
        contar: contarAlertas,
        una: 'materia prima en alerta',
        varias: 'materias primas en alerta',
      },
    ],
  },
  {
    ruta: 'caja',
    acceso: cajaCalls.ingresarMovimiento.acceso,
    cosas: [
      {
        contar: contarAbiertasDeMas,
        una: 'caja abierta hace más de 24 horas',
        varias: 'cajas abiertas hace más de 24 horas',
      },
      {
        contar: contarNuncaContadas,
        una: 'caja que nadie ha contado nunca',
        varias: 'cajas que nadie ha contado nunca',
      },
      {
        contar: contarPorRevisar,
        una: 'cuadre con diferencia por revisar',
        varias: 'cuadres con diferencia por revisar',
      },
    ],
  },
  {
    ruta: 'empresa',
    acceso: talonariosCalls.listarTalonarios.acceso,
    cosas: [
      {
        contar: contarTalonariosPorRegistrar,
        una: 'talonario de notas de venta por registrar',
        varias: 'talonarios de notas de venta por registrar',
      },
    ],
  },
  {
    ruta: 'programados',
    acceso: programadosCalls.listarProgramados.acceso,
    cosas: [
      {
        contar: (trx, empresa, { ahora }) => contarNoEmitidas(trx, empresa, ahora),
        una: 'factura programada no emitida',
        varias: 'facturas programadas no emitidas',
      },
    ],
  },
  {
    ruta: 'mesas',
    acceso: mesasCalls.listarMesas.acceso,
    cosas: [
      {
        contar: (trx, empresa, { usuario }) => contarConListas(trx, empresa, usuario),
        una: 'orden suya lista en cocina',
        varias: 'órdenes suyas listas en cocina',
      },
    ],
  },
  {
    ruta: 'mesas',
    acceso: mesasCalls.listarMesas.acceso,
    clase: 'cuenta',
    cosas: [{ contar: contarOcupadas, una: 'mesa abierta', varias: 'mesas abiertas' }],
  },
  {
    ruta: 'vizor',
    acceso: vizorCalls.listarVizor.acceso,
    clase: 'cuenta',
    cosas: [
      {
        contar: (trx, empresa, { client, ahora }) =>
          ordenesEnCocina({ trx, client }, empresa, ahora),
        una: 'orden en cocina',
        varias: 'órdenes en cocina',
      },
    ],
  },
];

export const avisosRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  exponer(app, calls.consultarAvisos, async ({ caller, ahora }) => {
    const pregunta: Pregunta = { usuario: caller.id, ahora };
    const preguntas = FUENTES.filter(({ acceso }) => esPara(acceso, caller)).flatMap((fuente) =>
      empresasPermitidas(caller, fuente.acceso.area).map(async ({ id, empresa }) => {
        const { ruta, clase, cosas } = fuente;
        const cuantas = await enCarril(() =>
          enEmpresa(db, id, ({ trx, client }) =>
            Promise.all(
              cosas.map(async (cosa) => {
                const n = await cosa.contar(trx, id, { ...pregunta, client });
                return { cosa, n };
              }),
            ),
          ),
        );
        const hay = cuantas.filter(({ n }) => n > 0);
        return {
          ruta,
          empresa,
          cuantos: hay.reduce((suma, { n }) => suma + n, 0),
          texto: hay.map(({ cosa, n }) => `${n} ${n === 1 ? cosa.una : cosa.varias}`).join(' · '),
          ...(clase && { clase }),
        };
      }),
    );
    const [suyos, ...deEmpresas] = await Promise.all([avisosDeOperador(db, caller), ...preguntas]);
    return [...suyos, ...deEmpresas.filter(({ cuantos }) => cuantos > 0)];
  });
};

const esPara = ({ perfiles }: Acceso, { perfil }: Caller) =>
  typeof perfiles === 'string' || perfiles.includes(perfil);
