import { randomUUID } from 'node:crypto';

import { crearVencimientos } from '@comanda/billing/dispositivos/vencimientos';
import { carteroDe, conciliadorDe, entregaDe } from '@comanda/billing/piezas';
import { PUERTO } from '@comanda/kit/testing/semilla';
import { crearProgramador } from '@comanda/ordering/programados/programador';
import { crearTotalizador } from '@comanda/ordering/reportes/totalizador';
import { crearRepartidor } from '@comanda/ordering/suscripciones/repartidor';
import { makeEnvio, makePedida } from '@comanda/ordering/testing/mesas';
import { makeLinea, makeSolicitud } from '@comanda/ordering/testing/ventas';
import { importacionesCalls } from '@comanda/shared/contracts/inventario/importaciones';
import { emitidosCalls } from '@comanda/shared/contracts/reportes/emitidos';
import { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';

import { DECLARADAS } from '../../denegar/testing/declaradas';

import type { Denegar } from '../../denegar/testing/mundoDeDenegar';

const UN_MES_MS = 31 * 86_400_000;
/** Two in the morning in Ecuador, tomorrow. */
const deMadrugada = () => new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 7 * 3_600_000);
const log = { error: () => undefined, warn: () => undefined, info: () => undefined };

/** What only who makes all calls says: the one who administers names the address of a document. */
const DICHO: Readonly<Record<string, object>> = { enviarCorreo: { email: 'suyo@correo.ec' } };

/** Makes every call of the product once, and a round of each thing that works by itself; answers the calls that failed. */
export async function moverTodo(mundo: Denegar): Promise<string[]> {
  const { db, billing } = mundo;
  const fallidas: string[] = [];
  const entrega = entregaDe(billing, log);
  for (const declarada of DECLARADAS) {
    const { nombre, permitidos } = declarada;
    const quien = permitidos.find((uno) => uno === 'Administrador') ?? permitidos[0] ?? 'nadie';
    const entrada = { ...(await mundo.entrada(declarada)), ...DICHO[nombre] };
    const { status } = await mundo.enviar(nombre, mundo.como(quien), entrada);
    if (status !== 200) fallidas.push(`${nombre}: ${status}`);
  }
  await pagarOrden(mundo);
  await leerListaAjena(mundo);
  await mundo.pedir(emitidosCalls.listarEmitidos, {
    empresa: PUERTO.empresa,
    fecha_ini: '2026-01-01',
    fecha_fin: '2026-12-31',
    busqueda: '1', // may be the number of a nota de venta
  });
  await mundo.app.inject('/metricas');
  await entrega.ronda();
  await entrega.ronda();
  await carteroDe(billing, log).ronda();
  await conciliadorDe({ ...billing, reloj: deMadrugada }, log).ronda();
  const luego = { db, log, reloj: () => new Date(Date.now() + UN_MES_MS) };
  await crearProgramador(luego).ronda();
  await crearTotalizador(luego).ronda();
  await crearVencimientos(luego).ronda();
  const repartidor = crearRepartidor({
    ...luego,
    transporte: billing.correo,
    direccion: 'https://comanda.ec',
  });
  await repartidor.ronda();
  return fallidas;
}

/** A sale of its own kind, with statements of its own. */
async function pagarOrden(mundo: Denegar): Promise<void> {
  const { empresa } = PUERTO;
  const pedida = { empresa, mesa: '', orden: 'Ana', lineas: [makePedida(1, 2)] };
  const { random, lineas } = await mundo.pedir(mesasCalls.registrarOrden, makeEnvio(pedida));
  const idempotencia = randomUUID();
  await mundo.pedir(ventasCalls.crearVenta, {
    ...makeSolicitud({
      empresa,
      orden: random,
      clave_acceso: await mundo.reservar(PUERTO),
      tienda: [{ ...makeLinea(1, 2), orden_lineas: lineas.map(({ linea }) => linea) }],
    }),
    idempotencia,
  });
}

/** A file whose columns somebody chooses, which is remembered. */
async function leerListaAjena(mundo: Denegar): Promise<void> {
  const lista = {
    empresa: PUERTO.empresa,
    nombre: 'lista.csv',
    archivo: Buffer.from('Qué;Grupo;Venta;IVA\nMote;Bebidas;2,50;15\n').toString('base64'),
    mapa: { fila: 1, columnas: { Producto: 0, Categoria: 1, Precio: 2, IVA: 3 } },
  };
  const { huella } = await mundo.pedir(importacionesCalls.revisarImportacion, {
    ...lista,
    con_columnas: true,
  });
  const idempotencia = randomUUID();
  await mundo.pedir(importacionesCalls.importarProductos, { ...lista, huella, idempotencia });
}
