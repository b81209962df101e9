import { randomUUID } from 'node:crypto';

import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';
import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { ADMIN_OTRA, CLIENTE, OTRA } from '@comanda/kit/testing/semilla';
import type { Cliente } from '@comanda/kit/testing/cliente';

import { makeCobro, makeEnvio, makePedida } from './mesas';
import { SERVIR } from './servir';

import type { Acto, Ante, Cuaderno } from './acto';
import type { Paso, QueMueve } from './pasos';

const { empresa } = OTRA;

/** Of the seed's company without invoices, added by the test: sold by weight. */
export const PESADO = { id: '77', producto: 'Queso', precio_venta: 7.77, porcentaje_iva: 15 };

/** Refusals that others being at the same table explain. */
const EXPLICADOS: readonly unknown[] = [
  'ORDEN_CERRADA',
  'ORDEN_CAMBIO',
  'ORDEN_PAGADA',
  'MESA_OCUPADA',
  'CANTIDAD_NO_ENTERA',
  'ORDEN_SIN_PAGAR',
  'NO_ENCONTRADO', // the order moves to where it is already, or the table is made anew
];

const enMilesimas = (cantidad: number) => Math.round(cantidad * 1000);

const mesaDe = ({ otra }: Paso) => (otra === 0 ? '' : String(otra));
const entradaDe = ({ random }: Orden) => ({ empresa, random, clave: randomUUID() });
/** What of an order is paid at once: as many lines as a sale takes. */
const porCobrar = (orden: Orden): Orden => ({
  ...orden,
  lineas: orden.lineas.filter(({ cantidad }) => cantidad > 0).slice(0, 300),
});

/** So much of one line as there is; what is weighed goes whole. Null where nothing of it is left. */
function parteDe(de: Paso, { lineas }: Orden): { linea: string; cantidad: number } | null {
  const linea = lineas[de.cual % lineas.length];
  if (!linea || linea.cantidad === 0) return null;
  const cantidad = linea.por_peso ? linea.cantidad : Math.min(de.cantidad, linea.cantidad);
  return { linea: linea.linea, cantidad };
}

const MOVER: Record<QueMueve, (paso: Paso, ante: Ante) => Acto | undefined> = {
  ENVIAR({ mesa, cantidad, gramos }, { pedir }) {
    const pesada = { ...makePedida(9, gramos / 1000), ...PESADO };
    const postre = makePedida(10, 1, { curso: 'POSTRE', retenida: true });
    const lineas = [makePedida(9, cantidad), postre, pesada];
    const envio = makeEnvio({ empresa, mesa: String(mesa), lineas });
    return {
      hacer: () => pedir(calls.registrarOrden, ADMIN_OTRA, envio),
      anotar: (cuaderno) => {
        cuaderno.enviadas += lineas.reduce((suma, linea) => suma + enMilesimas(linea.cantidad), 0);
        cuaderno.lineas.push(...lineas.map(({ linea }) => linea));
      },
    };
  },

  ANULAR(paso, { orden, pedir }) {
    const parte = orden && parteDe(paso, orden);
    if (!parte) return undefined;
    const entrada = { ...entradaDe(orden), ...parte, motivo: 'Se equivocó' };
    return {
      hacer: () => pedir(calls.anularLinea, ADMIN_OTRA, entrada),
      anotar: (cuaderno) => (cuaderno.anuladas += enMilesimas(parte.cantidad)),
    };
  },

  TRASLADAR(paso, { orden, pedir }) {
    if (!orden || mesaDe(paso) === '') return undefined;
    const entrada = { ...entradaDe(orden), mesa: mesaDe(paso) };
    return { hacer: () => pedir(calls.trasladarOrden, ADMIN_OTRA, entrada) };
  },

  UNIR(_, { orden, con, pedir }) {
    if (!orden || !con) return undefined;
    const entrada = { ...entradaDe(orden), con: con.random };
    return { hacer: () => pedir(calls.unirOrdenes, ADMIN_OTRA, entrada) };
  },

  MOVER(paso, { orden, pedir }) {
    const parte = orden && parteDe(paso, orden);
    if (!parte) return undefined;
    const mesa = mesaDe(paso);
    const destino = { mesa, orden: mesa ? '' : 'Para llevar', lineas: [parte] };
    const entrada = { ...entradaDe(orden), ...destino };
    return { hacer: () => pedir(calls.moverLineas, ADMIN_OTRA, entrada) };
  },

  COBRAR(paso, { orden, pedir }) {
    const debida = orden && porCobrar(orden);
    const parte = debida && parteDe(paso, debida);
    if (!parte) return undefined;
    const cobro = makeCobro(
      debida,
      ({ linea, cantidad }) => (paso.todo ? cantidad : linea === parte.linea ? parte.cantidad : 0),
      { empresa, cedula: CLIENTE.cedula }, // the final consumer buys for fifty dollars at most
    );
    const venta = { ...cobro, idempotencia: randomUUID() };
    return {
      hacer: () => pedir(ventasCalls.crearVenta, ADMIN_OTRA, venta),
      anotar: (cuaderno) => (cuaderno.cobros += 1),
    };
  },
};

const HACER = { ...MOVER, ...SERVIR };

/** One who serves at those tables, by their ids, and writes down what was done. */
export function abrirMesero({ pedir }: Pick<Cliente, 'pedir'>, mesas: string[]) {
  const vistas = new Map<number, Orden>();
  const cuaderno: Cuaderno = { enviadas: 0, anuladas: 0, cobros: 0, lineas: [] };

  async function verOrden({ mesa, atrasado }: Paso): Promise<Orden | undefined> {
    if (atrasado && vistas.has(mesa)) return vistas.get(mesa);
    const cual = { empresa, mesa: mesas[mesa - 1] };
    const { data: orden } = await pedir(calls.consultarOrden, ADMIN_OTRA, cual);
    if (!orden) return undefined;
    exigirUnidades(orden);
    vistas.set(mesa, orden);
    return orden;
  }

  return {
    cuaderno,
    /** Fails on a refusal that nobody else explains, and of what was done when it is sent again. */
    async dar(de: Paso): Promise<void> {
      const orden = de.que === 'ENVIAR' ? undefined : await verOrden(de);
      const acto = HACER[de.que](de, { orden, con: vistas.get(de.otra), mesas, pedir });
      if (!acto) return;
      const { hacer, anotar, sinClave } = acto;
      const veces = [await insistir(hacer)];
      if (de.repetido && !sinClave) veces.push(await insistir(hacer));
      revisar(de, veces);
      if (veces.some(({ status }) => status === 200)) anotar?.(cuaderno);
    },
  };
}

/** More was taken out of a line than there was: said here, where the order is seen, and not by what is asked of it next. */
function exigirUnidades({ random, lineas }: Orden): void {
  const negativa = lineas.find(({ cantidad }) => cantidad < 0);
  if (negativa)
    throw new Error(`order ${random} has ${negativa.cantidad} units of line ${negativa.linea}`);
}

type Respondida = Awaited<ReturnType<Acto['hacer']>>;

/** Nothing that the server knows of was done where the machine was too busy: who serves asks again. */
async function insistir(hacer: Acto['hacer']): Promise<Respondida> {
  const respondida = await hacer();
  const { code } = respondida;
  return code === 'TARDO_DEMASIADO' || code === 'BASE_NO_DISPONIBLE' ? insistir(hacer) : respondida;
}

function revisar({ que }: Paso, veces: readonly Respondida[]): void {
  for (const { status, code, texto } of veces)
    if (status !== 200 && !EXPLICADOS.includes(code)) throw new Error(`${que}: ${status} ${texto}`);
  const [primera, segunda = primera] = veces;
  if (primera?.status === 200 && segunda?.status !== 200)
    throw new Error(`${que}: done, and refused when sent again: ${segunda?.texto}`);
}
