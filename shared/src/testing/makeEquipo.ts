import 'fake-indexeddb/auto';

import type { Arriendo, Dispositivo } from '../contracts/admin/dispositivos';
import { DIA_MS, fechaNegocio } from '../domain/texto/fecha';
import { enAlmacen } from '../sinLinea/almacen';
import { olvidarFoto } from '../sinLinea/foto';
import type { Equipo } from '../sinLinea/modelo';

const SERIE = '09931002770011001002';

/** A lease of two days from now on numbers of the series 001-002. */
export function makeArriendo(...numeros: number[]): Arriendo {
  const fechas = [0, 1, 2].map((dias) => fechaNegocio(new Date(Date.now() + dias * DIA_MS)));
  const clave = (fecha: string, secuencial: string) =>
    `${fecha.split('-').reverse().join('')}01${SERIE}${secuencial}1234567814`.slice(0, 49);
  return {
    hasta: new Date(Date.now() + 2 * DIA_MS).toISOString(),
    ambiente: '1',
    fechas,
    numeros: numeros.map((n) => {
      const secuencial = String(n).padStart(9, '0');
      return { secuencial, claves: fechas.map((fecha) => clave(fecha, secuencial)) };
    }),
  };
}

export const makeDispositivo = (over: Partial<Dispositivo> = {}): Dispositivo => ({
  id: '8f14e45f-ceea-467f-a9b0-1c2d3e4f5a6b',
  nombre: 'Caja 1',
  punto_emision: '002',
  estado: 'ACTIVO',
  creado: '2026-11-20T13:00:00.000Z',
  visto: null,
  desfase_ms: null,
  por_enviar: 0,
  por_enviar_desde: null,
  numeros: 0,
  arriendo_hasta: null,
  ...over,
});

/** This browser is that till, of a company. */
export async function ponerEquipo(
  over: Partial<Equipo> & Pick<Equipo, 'empresa'>,
): Promise<Equipo> {
  const { id, nombre, punto_emision } = makeDispositivo();
  const equipo: Equipo = {
    id,
    nombre,
    punto_emision,
    token: 'a'.repeat(43),
    estado: 'ACTIVO',
    arriendo: makeArriendo(1, 2, 3),
    desfase_ms: 0,
    hora_dudosa: false,
    horas_sin_ingreso: 12,
    contacto: null,
    visto_ms: 0,
    hora_ms: 0,
    ...over,
  };
  await enAlmacen('readwrite', (almacenes) => almacenes.guardarEquipo(equipo));
  return equipo;
}

/** What a browser keeps for its till is not there any more. */
export async function vaciarAlmacen(): Promise<void> {
  await enAlmacen('readwrite', async (almacenes) => {
    for (const { empresa } of await almacenes.equipos()) await almacenes.borrarEquipo(empresa);
    for (const { orden } of await almacenes.filas()) await almacenes.borrarFila(orden);
  });
  olvidarFoto();
}
