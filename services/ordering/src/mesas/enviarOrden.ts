import { randomUUID } from 'node:crypto';

import type { z } from 'zod';

import { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';
import { CANALES, type Canal } from '@comanda/shared/contracts/ventas/canales';
import type { LineaPedida, Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { aDolares } from '@comanda/shared/domain/dinero/dinero';
import { precioConElegidos } from '@comanda/shared/domain/producto/opciones';
import { tarifasQueRigen } from '@comanda/shared/domain/producto/tarifasDePrecio';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { AppError } from '@comanda/shared/errors/AppError';
import { enCampo } from '@comanda/kit/http/enCampo';
import type { Transaccion } from '@comanda/kit/base/db';

import type { Database } from '../db/schema';
import { leyDelDiaDe } from '../ley/leyRepository';
import { tarifasDe } from '../tarifas/tarifariosRepository';
import { leerCatalogoVigente } from '../ventas/catalogoVigente';
import { conActo } from '../sinLinea/conActo';
import { comoVino } from '../sinLinea/loDicho';
import {
  conTarifas,
  revisarProducto,
  type CatalogoVigente,
  type ProductoRevisado,
} from '../ventas/revisarLinea';

import { abrirOrden } from './abrirOrden';
import { cambiarOrden, releerOrden, type Mundo } from './enOrden';
import { enDestino, type Destino } from './enDestino';
import { anotarMovimientos, anotarOperacion } from './operaciones';

type Envio = z.output<typeof mesasCalls.registrarOrden.body>;
type Pedido = Pick<Mundo, 'empresa' | 'hecho'>;
type Sentados = z.output<typeof mesasCalls.sentar.body>;

/**
 * Sends to the kitchen what is new, with the prices of now, which are those that will be paid. Lines that are there
 * already were sent before: two waiters, or the same one twice, take nothing from each other.
 */
export const enviarOrden = (mundo: Mundo, envio: Envio): Promise<Orden> =>
  enDestino(mundo, envio, (transaccion, destino) =>
    enviar({ ...transaccion, destino }, mundo, envio),
  );

/** `destino`: where it goes, as it stands inside the transaction. */
type ConDestino = Transaccion<Database> & { destino: Destino };

async function enviar(transaccion: ConDestino, mundo: Mundo, envio: Envio): Promise<Orden> {
  const { empresa, hecho } = mundo;
  const lineas = envio.lineas.map((pedida) => ({
    ...pedida,
    linea: pedida.linea ?? randomUUID(),
  }));
  const enviadas = await yaEnviadas(transaccion, mundo, lineas);
  const nuevas = lineas.filter(({ linea }) => !enviadas.has(linea));
  const [previa] = enviadas.values();
  if (nuevas.length === 0 && previa !== undefined)
    return releerOrden(transaccion.client, empresa, previa);

  if (envio.solo_aqui) exigirAqui(transaccion.destino, envio);
  const { clave = randomUUID() } = envio;
  const { registrarOrden: call } = mesasCalls;
  return conActo(
    { ...transaccion, empresa, hecho },
    { tipo: 'orden', clave, call, sinLinea: comoVino(envio) },
    {
      hacer: (alla) =>
        registrarEnvio({ ...transaccion, empresa, enviado: hecho, ...alla }, envio, {
          clave,
          nuevas,
        }),
      ya: (random) => releerOrden(transaccion.client, empresa, random),
      describir: ({ random, mesa, orden }) => ({
        entidad: random,
        dicho: mesa === '' ? orden : `Mesa ${mesa}`,
        monto: null,
        caja: null,
      }),
    },
  );
}

/** `hecho`: who asked for it, and when; `enviado`: who sent it. */
type EnEnvio = ConDestino & Pedido & { enviado: Pedido['hecho'] };

async function registrarEnvio(
  { enviado, ...en }: EnEnvio,
  envio: Envio,
  { clave, nuevas }: { clave: string; nuevas: readonly (LineaPedida & { linea: string })[] },
): Promise<Orden> {
  const { trx, client, empresa } = en;
  const random = await ordenPara(en, en, envio);
  await anotarOperacion(client, empresa, { clave, tipo: 'ENVIO', orden: random }, enviado);
  const { canal, rigen } = await tarifasDeOrden(en, random, envio);
  await escribirLineas(en, en, random, { nuevas, rigen });
  await anotarMovimientos(
    client,
    empresa,
    clave,
    nuevas.map(({ linea, cantidad }) => ({ orden: random, linea, cantidad })),
  );
  await cambiarOrden(trx, empresa, random, {
    por_pagar: false, // they go on eating
    ...(canal && { canal }),
    ...(envio.comensales !== undefined && { comensales: envio.comensales }),
  });
  return releerOrden(client, empresa, random);
}

const YA_SENTARON = 'Otra persona ya sentó gente en esta mesa. Cierre para verla';

/** Somebody sits down or goes by a name; said again, only what is said changes. Who came second to a table is told. */
export const sentar = (mundo: Mundo, sentados: Sentados): Promise<Orden> =>
  enDestino(mundo, sentados, async ({ trx, client }, { abierta, nombrada }) => {
    const { empresa, hecho } = mundo;
    const { mesa, random, ...datos } = sentados;
    if (nombrada !== null && nombrada !== 'ABIERTA')
      throw new AppError('ORDEN_CERRADA', { random });
    if (nombrada === null && mesa !== '' && abierta !== null)
      throw enCampo('MESA_OCUPADA', 'mesa', { msg: YA_SENTARON, detalle: { abierta } });
    const { orden, cliente, comensales } = datos;
    const cual =
      abierta ?? (await abrirOrden({ trx, client }, empresa, { mesa, random, ...datos }, hecho));
    const dicho = {
      ...(orden && { orden }),
      ...(cliente !== undefined && { cliente }),
      ...(comensales !== undefined && { comensales }),
    };
    if (Object.keys(dicho).length > 0) await cambiarOrden(trx, empresa, cual, dicho);
    return releerOrden(client, empresa, cual);
  });

/** What is meant for the people of a table goes to no other without a word. */
function exigirAqui({ nombrada, en }: Destino, { random, mesa }: Envio): void {
  if (nombrada === null || (nombrada === 'ABIERTA' && en === mesa)) return;
  throw new AppError('ORDEN_EN_OTRO_SITIO', { random, mesa, nombrada, en });
}

/** The order it goes to, or a new one. */
function ordenPara(
  { destino: { abierta, nombrada }, ...transaccion }: ConDestino,
  { empresa, hecho }: Pedido,
  { random, mesa, orden, comensales, canal }: Envio,
): Promise<string> {
  if (abierta !== null) return Promise.resolve(abierta);
  if (nombrada !== null && mesa === '') throw new AppError('ORDEN_CERRADA', { random });
  // the key is of an order that is over: the table begins another
  const nueva = nombrada === null ? random : undefined;
  const suyo = mesa === '' ? canal : undefined;
  const datos = { mesa, orden, random: nueva, comensales, canal: suyo };
  return abrirOrden(transaccion, empresa, datos, hecho);
}

type Pedida = LineaPedida & { linea: string };

/** Lines of this send that are there, and in which order they were; one that says something else now is refused. */
async function yaEnviadas(
  { trx }: Transaccion<Database>,
  { empresa }: Mundo,
  pedidas: readonly Pedida[],
): Promise<Map<string, string>> {
  const filas = await trx
    .selectFrom('pedidos.orden_lineas')
    .select(['id', 'orden_id', 'producto_id', 'cantidad'])
    .where('empresa_id', '=', empresa)
    .where(
      'id',
      'in',
      pedidas.map(({ linea }) => linea),
    )
    .execute();
  const hay = new Map(filas.map((fila) => [fila.id, fila]));
  pedidas.forEach(({ linea, id, cantidad }, i) => {
    const fila = hay.get(linea);
    const igual = !fila || (String(fila.producto_id) === id && Number(fila.cantidad) === cantidad);
    const primera = pedidas.findIndex((otra) => otra.linea === linea) === i;
    if (!igual || !primera) throw enCampo('LINEA_EN_CONFLICTO', `lineas.${i}.linea`);
  });
  return new Map(filas.map(({ id, orden_id }) => [id, orden_id]));
}

/** How an order without a table goes out, and the tarifas that hold where an order is and when it is sent. What says no channel comes from a page that knows of no tarifas. */
async function tarifasDeOrden(
  { trx, client, empresa, hecho: { ahora } }: Omit<EnEnvio, 'enviado'>,
  random: string,
  { canal }: Envio,
): Promise<Pick<CatalogoVigente, 'rigen'> & { canal?: Canal }> {
  if (canal === undefined) return {};
  const { canal: suyo, mesa_id } = await trx
    .selectFrom('pedidos.ordenes')
    .select(['canal', 'mesa_id'])
    .where('empresa_id', '=', empresa)
    .where('id', '=', random)
    .executeTakeFirstOrThrow();
  const tarifas = await tarifasDe(client, empresa);
  if (mesa_id !== null) return { rigen: tarifasQueRigen(tarifas, 'SALON', ahora) };
  const enCual = CANALES.find((uno) => uno === suyo) ?? canal;
  return { canal: enCual, rigen: tarifasQueRigen(tarifas, enCual, ahora) };
}

/** What is written is what the catalogue says: the law is asked again on the day that it is paid. */
function enCatalogo(revisado: ProductoRevisado, catalogo: CatalogoVigente): ProductoRevisado {
  const suyo = conTarifas(catalogo.productos.get(String(revisado.id)) ?? revisado, catalogo);
  const precio = precioConElegidos(suyo.precio, revisado.modificadores);
  return { ...revisado, tarifa: suyo.tarifa, precio };
}

async function escribirLineas(
  { trx, client }: Transaccion<Database>,
  { empresa, hecho: { usuario, ahora } }: Pedido,
  random: string,
  { nuevas: pedidas, rigen }: { nuevas: readonly Pedida[]; rigen: CatalogoVigente['rigen'] },
): Promise<void> {
  const leido = await leerCatalogoVigente(client, empresa, pedidas);
  const ley = await leyDelDiaDe(client, empresa, fechaNegocio(ahora));
  const catalogo = { ...leido, ley, rigen };
  const revisadas = pedidas.map((pedida, i) => ({
    pedida,
    producto: enCatalogo(
      revisarProducto(pedida, (campo) => `lineas.${i}.${campo}`, catalogo),
      catalogo,
    ),
  }));
  const { ultimo } = await trx
    .selectFrom('pedidos.orden_lineas')
    .select((eb) => eb.fn.max<number | null>('envio').as('ultimo'))
    .where('empresa_id', '=', empresa)
    .where('orden_id', '=', random)
    .executeTakeFirstOrThrow();
  const envio = (ultimo ?? 0) + 1;
  const filas = revisadas.map(({ pedida, producto }, lugar) => ({
    empresa_id: empresa,
    id: pedida.linea,
    orden_id: random,
    envio,
    lugar,
    producto_id: producto.id,
    id_categoria: producto.id_categoria,
    codigo: producto.codigo,
    producto: producto.producto,
    precio_venta: aDolares(producto.precio).toFixed(2),
    porcentaje_iva: producto.tarifa,
    por_peso: producto.por_peso,
    cantidad: String(pedida.cantidad),
    opciones: pedida.opt ?? '',
    modificadores:
      producto.modificadores.length === 0
        ? null
        : JSON.stringify(
            producto.modificadores.map(({ id, nombre, precio }) => ({
              id: String(id),
              nombre,
              precio: aDolares(precio),
            })),
          ),
    curso: pedida.curso ?? null,
    asiento: pedida.asiento ?? null,
    usuario_id: usuario.id,
    usuario: usuario.nombreCompleto,
    enviada: ahora,
    disparada: pedida.retenida ? null : ahora,
  }));
  // in one order, so that two who send the same lines to two orders do not wait for each other
  const enFila = filas.sort((una, otra) => (una.id < otra.id ? -1 : 1));
  await trx.insertInto('pedidos.orden_lineas').values(enFila).execute();
}
