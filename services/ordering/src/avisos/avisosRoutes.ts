import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';

import { avisosCalls as calls } from '@comanda/shared/contracts/avisos';
import { bodegaCalls } from '@comanda/shared/contracts/bodega';
import { programadosCalls } from '@comanda/shared/contracts/programados';
import type { Acceso } from '@comanda/shared/contracts/defineCall';
import { enEmpresa } from '@comanda/kit/db';
import { exponer } from '@comanda/kit/exponer';
import { empresasPermitidas, type Caller, type EmpresaId } from '@comanda/kit/tenant';

import { contarAlertas } from '../bodega/materiasRepository';
import { contarNoEmitidas } from '../programados/programadosRepository';

import type { Database } from '../db/schema';
import type { Deps } from '../deps';

type Fuente = {
  ruta: string;
  /** Who may see what is counted may be told of it. */
  acceso: Acceso;
  contar: (trx: Kysely<Database>, empresa: EmpresaId, ahora: Date) => Promise<number>;
  decir: (cuantos: number) => string;
};

/** What each feature has people look at, each behind its screen. */
const FUENTES: readonly Fuente[] = [
  {
    ruta: 'bodega',
    acceso: bodegaCalls.listarMateriasPrimas.acceso,
    contar: contarAlertas,
    decir: (cuantos) =>
      cuantos === 1 ? '1 materia prima en alerta' : `${cuantos} materias primas en alerta`,
  },
  {
    ruta: 'programados',
    acceso: programadosCalls.listarProgramados.acceso,
    contar: contarNoEmitidas,
    decir: (cuantos) =>
      cuantos === 1
        ? '1 factura programada no emitida'
        : `${cuantos} facturas programadas no emitidas`,
  },
];

export const avisosRoutes: FastifyPluginAsync<Deps> = async (app, { db, reloj }) => {
  exponer(app, calls.consultarAvisos, async ({ caller }) => {
    const ahora = reloj();
    const preguntas = FUENTES.filter(({ acceso }) => esPara(acceso, caller)).flatMap((fuente) =>
      empresasPermitidas(caller, fuente.acceso.area).map(async ({ id, empresa }) => {
        const cuantos = await enEmpresa(db, id, ({ trx }) => fuente.contar(trx, id, ahora));
        return { ruta: fuente.ruta, empresa, cuantos, texto: fuente.decir(cuantos) };
      }),
    );
    return (await Promise.all(preguntas)).filter(({ cuantos }) => cuantos > 0);
  });
};

const esPara = ({ perfiles }: Acceso, { perfil }: Caller) =>
  typeof perfiles === 'string' || perfiles.includes(perfil);
