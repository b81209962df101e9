import {
  PENDIENTES_CON_NOMBRE,
  type PendientesDeCierre,
} from '@comanda/shared/contracts/caja/cuadres';
import {
  sinEnviar,
  type ActoEnSalida,
  type FilaDeSalida,
  type VentaEnSalida,
} from '@comanda/shared/sinLinea';

/** Something that is open, as the dialog tells it, with the screen of the area of sales where it is seen. */
export type Pendiente = {
  que: string;
  cuantos: number;
  nombres: readonly string[];
  ver: { texto: string; a: string };
};

const NINGUNO: PendientesDeCierre['mesas'] = { cuantos: 0, nombres: [] };
const CAJA = { texto: 'Ver la caja', a: '/admin/puntoventa' };
const MESAS = { texto: 'Ver mesas', a: '/admin/mesas' };
const VENTAS = { texto: 'Ver ventas', a: '/admin/emitido' };
const SIN_LINEA = { texto: 'Ver sin línea', a: '/admin/sinlinea' };

/** What the server knows to be open, of each kind that has something; `propio`: this till, which says itself what it has. */
export function pendientesDelServidor(
  leidos: PendientesDeCierre,
  propio: string | null,
): Pendiente[] {
  const { mesas, cocina, documentos, detenidos } = leidos;
  const equipos = sinEl(propio, leidos.equipos ?? NINGUNO);
  return [
    { que: 'Mesas y órdenes abiertas', ...mesas, ver: MESAS },
    { que: 'Órdenes con platos sin enviar a cocina', ...cocina, ver: MESAS },
    { que: 'Ventas que esperan su factura', ...documentos, ver: VENTAS },
    { que: 'Facturas detenidas: alguien debe revisarlas', ...detenidos, ver: VENTAS },
    { que: 'Equipos con algo por enviar: acérquelos a la línea', ...equipos, ver: SIN_LINEA },
  ].filter(({ cuantos }) => cuantos > 0);
}

const DEL_APARATO = [
  ['cobros', 'Cobros a medias en este equipo: termínelos o quite sus pagos'],
  ['tickets', 'Tickets por imprimir en este equipo'],
  ['envios', 'Platos por enviar a cocina desde este equipo'],
] as const;

/** What the till of this device has told of itself: money taken of a bill that is not paid whole, tickets that no printer took. */
export const pendientesDeLaVenta = (anotados: ReadonlyMap<string, number>): Pendiente[] =>
  DEL_APARATO.map(([clase, que]) => ({
    que,
    cuantos: anotados.get(clase) ?? 0,
    nombres: [],
    ver: CAJA,
  })).filter(({ cuantos }) => cuantos > 0);

function sinEl(propio: string | null, equipos: typeof NINGUNO): typeof NINGUNO {
  const nombres = equipos.nombres.filter((nombre) => !nombre.startsWith(`${propio}: `));
  return { cuantos: equipos.cuantos - equipos.nombres.length + nombres.length, nombres };
}

type EnEquipo = { salida: readonly VentaEnSalida[]; actos: readonly ActoEnSalida[] };

/** What this device has done for the company without a line, and the server does not have. */
export function pendientesDelEquipo({ salida, actos }: EnEquipo, empresa: string): Pendiente[] {
  const suyas = <Fila extends FilaDeSalida>(filas: readonly Fila[]) =>
    filas.filter((fila) => fila.empresa === empresa && sinEnviar(fila));
  const nombres = [
    ...suyas(salida).map(({ venta }) => `Venta ${venta.secuencia}`),
    ...suyas(actos).map(({ dicho }) => dicho),
  ];
  if (nombres.length === 0) return [];
  const cuantos = nombres.length;
  const que = 'Por enviar desde este equipo';
  return [{ que, cuantos, nombres: nombres.slice(0, PENDIENTES_CON_NOMBRE), ver: SIN_LINEA }];
}

export const cuantosPendientes = (pendientes: readonly Pendiente[]): number =>
  pendientes.reduce((suma, { cuantos }) => suma + cuantos, 0);

/** 'Mesa 1, Mesa 4 y 12 más' */
export function nombresDe({ nombres, cuantos }: Pendiente): string {
  const resto = cuantos - nombres.length;
  return `${nombres.join(', ')}${resto > 0 ? ` y ${resto} más` : ''}`;
}

export const botonDeCierre = (cuantos: number): string => {
  if (cuantos === 0) return 'Cerrar caja';
  return `Cerrar con ${cuantos} ${cuantos === 1 ? 'pendiente' : 'pendientes'}`;
};
