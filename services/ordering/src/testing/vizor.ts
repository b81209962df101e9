import { randomUUID } from 'node:crypto';

import { ADMIN, CAJERO, COCINERO, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio } from '@comanda/kit/testing/servicio';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { AJUSTES_COCINA, vizorCalls as calls } from '@comanda/shared/contracts/ventas/vizor';

import { buildApp } from '../app';
import { TOMAR_PISO } from '../mesas/piso';

import { cerrar, mover, ponerOrden } from './ordenes';
import { AHORA, makeSolicitud, reservar } from './ventas';

import type { QueryResultRow } from 'pg';

const { empresa } = PUERTO;

/** The kitchen of La Cevichería, as its cook and its till use it. */
export async function abrirCocina() {
  const reloj = { ahora: AHORA };
  const servicio = await abrirServicio(buildApp, { reloj: () => reloj.ahora });
  const sql = <Row extends QueryResultRow>(texto: string, valores?: readonly unknown[]) =>
    servicio.sql<Row>(texto, valores);
  return {
    servicio,
    reloj,
    poner: (puesta: Parameters<typeof ponerOrden>[1] = {}) => ponerOrden(sql, puesta),
    mover: (...que: DespuesDe<typeof mover>) => mover(sql, ...que),
    cerrar: (...que: DespuesDe<typeof cerrar>) => cerrar(sql, ...que),
    /** A change of the floor as others make it. */
    cambiar: async (texto: string, ...valores: unknown[]) => {
      await sql(texto, valores);
      await sql(TOMAR_PISO, [PUERTO.id]);
    },
    /** The key of a sale. */
    venta: async () => {
      const clave_acceso = await reservar(servicio.url, 1);
      const solicitud = { ...makeSolicitud({ clave_acceso }), idempotencia: randomUUID() };
      return (await servicio.dato(ventasCalls.crearVenta, CAJERO, solicitud)).id;
    },
    ver: () => servicio.dato(calls.listarVizor, COCINERO, { empresa }),
    marcar: (lineas: string[], listo = true) =>
      servicio.pedir(calls.marcarListo, COCINERO, { empresa, lineas, listo }),
    quitar: (random: string) => servicio.pedir(calls.eliminarItem, CAJERO, { empresa, random }),
    listas: () => servicio.dato(calls.listarListas, COCINERO, { empresa }),
    guardar: (over: object = {}) =>
      servicio.pedirMal(calls.guardarAjustesCocina, ADMIN, {
        empresa,
        ...AJUSTES_COCINA,
        categorias: [],
        ...over,
      }),
    consultar: () => servicio.dato(calls.consultarAjustesCocina, ADMIN, { empresa }),
  };
}

type DespuesDe<Hacer> = Hacer extends (sql: never, ...que: infer Que) => unknown ? Que : never;
