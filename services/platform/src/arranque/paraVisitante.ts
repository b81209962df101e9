import type { FastifyRequest } from 'fastify';

import type { Deps } from '../deps';
import {
  conVista,
  dichoDeVista,
  registroCon,
  vistaDelVisitante,
} from '../vistas/vistaDelVisitante';

import { arranqueDe } from './arranqueDe';
import { elegirBuilds } from './elegirBuilds';
import { visitante } from './visitante';

type Mundo = Pick<
  Deps,
  'db' | 'vivos' | 'direcciones' | 'modoSri' | 'sinTrabajador' | 'contencion'
>;

/** Who asks, the builds they are given, what a page of theirs lets in, and the boot document that says so. */
export async function paraVisitante(
  { db, vivos, direcciones, modoSri, sinTrabajador, contencion }: Mundo,
  request: FastifyRequest,
) {
  const { cookies, log } = request;
  const [caller, deTodos, vista] = await Promise.all([
    visitante(db, request),
    vivos.registro(),
    vistaDelVisitante({ db, vivos, log }, cookies),
  ]);
  const registro = registroCon(deTodos, vista);
  const elegidos = conVista(elegirBuilds(registro, { caller, cookies }), vista, cookies);
  const arranque = {
    ...arranqueDe(elegidos, caller, { registro, direcciones, modoSri }),
    ...(sinTrabajador && { sin_trabajador: true as const }),
    ...(contencion && { contencion: true as const }),
    ...dichoDeVista(vista),
  };
  return { caller, registro, elegidos, arranque };
}
