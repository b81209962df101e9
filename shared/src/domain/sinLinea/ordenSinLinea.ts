import type { Mesa, OrdenSinMesa } from '../../contracts/ventas/mesas';
import type { LineaOrden, Orden } from '../../contracts/ventas/ordenes';

import { aCentavos, aDolares, multiplicar, sumar } from '../dinero/dinero';

/** What a till wrote down for the kitchen while no server answered, with its lines as that will say them. */
export type EnvioAnotado = {
  random: string;
  /** The table's number; '' without one. */
  mesa: string;
  /** Its name, where it has one. */
  orden: string;
  mesero: string;
  /** When: an ISO instant. */
  pedida: string;
  comensales: number | null;
  lineas: readonly LineaOrden[];
};

/** What a sale that was made here pays of an order: each line of it with the order's lines that it is of. */
export type PagoAnotado = {
  orden: string;
  secuencia: string;
  tienda: readonly { cantidad: number; orden_lineas?: readonly string[] | undefined }[];
};

type Cual = Pick<EnvioAnotado, 'random' | 'mesa'>;

/** The key of the order itself, or of another that is at its table by now: the server puts them together. */
const esDe =
  ({ random, mesa }: Cual) =>
  (envio: Cual): boolean =>
    envio.random === random || (mesa !== '' && envio.mesa === mesa);

/** An order as this till knows it: with what it wrote down for it and without what it charged of it. Null: nobody sits there. */
export function conAnotado(
  orden: Orden | null,
  envios: readonly EnvioAnotado[],
  pagos: readonly PagoAnotado[],
): Orden | null {
  const [primero] = envios;
  const base = orden ?? (primero ? ordenDe(primero) : null);
  if (!base) return null;
  const hay = new Set(base.lineas.map(({ linea }) => linea));
  const nuevas = envios.flatMap(({ lineas }) => lineas).filter(({ linea }) => !hay.has(linea));
  const suyos = pagos.filter((pago) =>
    [base, ...envios].some(({ random }) => random === pago.orden),
  );
  const lineas = sinPagadas([...base.lineas, ...nuevas], suyos);
  const saldada = suyos.length > 0 && lineas.every(({ cantidad }) => cantidad === 0);
  return {
    ...base,
    lineas,
    ...(nuevas.length > 0 && { por_pagar: false }),
    ...(saldada && { estado: 'PAGADA' as const, venta: suyos.at(-1)?.secuencia ?? null }),
  };
}

const ordenDe = ({ lineas: _, pedida, ...suya }: EnvioAnotado): Orden => ({
  ...suya,
  id_mesa: null,
  desde: pedida,
  cliente: '',
  estado: 'ABIERTA',
  por_pagar: false,
  venta: null,
  unida_a: null,
  lineas: [],
});

/** They are thousandths, so that weights add up. Each line gives what it has, in the order of the sale, as on the server. */
function sinPagadas(lineas: readonly LineaOrden[], pagos: readonly PagoAnotado[]): LineaOrden[] {
  const queda = new Map(lineas.map(({ linea, cantidad }) => [linea, enMilesimas(cantidad)]));
  for (const { cantidad, orden_lineas = [] } of pagos.flatMap(({ tienda }) => tienda)) {
    let falta = enMilesimas(cantidad);
    for (const linea of orden_lineas) {
      const hay = queda.get(linea) ?? 0;
      const toma = Math.min(hay, falta);
      queda.set(linea, hay - toma);
      falta -= toma;
    }
  }
  return lineas.map((linea) => {
    const cantidad = (queda.get(linea.linea) ?? 0) / 1000;
    const pagada = (enMilesimas(linea.pagada) + enMilesimas(linea.cantidad)) / 1000 - cantidad;
    return cantidad === linea.cantidad ? linea : { ...linea, cantidad, pagada };
  });
}

const enMilesimas = (cantidad: number) => Math.round(cantidad * 1000);

/** What was written down for one order, by its key and its table. */
export const anotadoDe = <Envio extends Cual>(envios: readonly Envio[], cual: Cual): Envio[] =>
  envios.filter(esDe(cual));

type Piso = { mesas: readonly Mesa[]; ordenes: readonly OrdenSinMesa[] };

/** A floor as this till knows it. `abiertas`: its open orders, with their lines, as they were read last. */
export function pisoConAnotado<Leido extends Piso>(
  piso: Leido,
  abiertas: readonly Orden[],
  { envios, pagos }: { envios: readonly EnvioAnotado[]; pagos: readonly PagoAnotado[] },
): Leido {
  if (envios.length + pagos.length === 0) return piso;
  const alDia = (orden: Orden | null, cual: Cual) =>
    conAnotado(orden, anotadoDe(envios, cual), pagos);
  const leida = (random: string | null) => abiertas.find((una) => una.random === random) ?? null;
  const mesas = piso.mesas.map((mesa) => {
    const cual = { random: mesa.random ?? '', mesa: String(mesa.numero_mesa) };
    const toca = tocada(cual, envios, pagos);
    return toca && sePuede(mesa.random, leida)
      ? conOrden(mesa, alDia(leida(mesa.random), cual))
      : mesa;
  });
  const conocidas = new Set(piso.ordenes.map(({ random }) => random));
  const ordenes = piso.ordenes.flatMap((orden) => {
    const cual = { random: orden.random, mesa: '' };
    if (!tocada(cual, envios, pagos) || !leida(orden.random)) return [orden];
    return resumenSinMesa(alDia(leida(orden.random), cual));
  });
  const nuevas = [...new Set(envios.filter(({ mesa }) => mesa === '').map(({ random }) => random))]
    .filter((random) => !conocidas.has(random))
    .flatMap((random) => resumenSinMesa(alDia(null, { random, mesa: '' })));
  return { ...piso, mesas, ordenes: [...ordenes, ...nuevas] };
}

const tocada = (cual: Cual, envios: readonly EnvioAnotado[], pagos: readonly PagoAnotado[]) =>
  anotadoDe(envios, cual).length > 0 || pagos.some(({ orden }) => orden === cual.random);

/** A table whose order is not among those that were read is shown as it was. */
const sePuede = (random: string | null, leida: (random: string | null) => Orden | null) =>
  random === null || leida(random) !== null;

function resumenDe({ lineas, mesero, cliente, comensales }: Orden) {
  const porPagar = lineas.filter(({ cantidad }) => cantidad > 0);
  const montos = porPagar.map(({ precio_venta, cantidad }) =>
    multiplicar(aCentavos(precio_venta), cantidad),
  );
  return { mesero, cliente, comensales, total: aDolares(sumar(montos)), lineas: porPagar.length };
}

function conOrden(mesa: Mesa, orden: Orden | null): Mesa {
  if (orden?.estado !== 'ABIERTA')
    return {
      ...mesa,
      estado: 'LIBRE',
      random: null,
      orden: null,
      desde: null,
      total: 0,
      lineas: 0,
      listas: 0,
      mesero: '',
      cliente: '',
      comensales: null,
    };
  const { random, orden: nombre, desde, por_pagar } = orden;
  const estado = por_pagar ? 'POR_PAGAR' : 'OCUPADA';
  return { ...mesa, ...resumenDe(orden), random, orden: nombre, desde, estado };
}

function resumenSinMesa(orden: Orden | null): OrdenSinMesa[] {
  if (orden?.estado !== 'ABIERTA') return [];
  const { random, orden: nombre, desde, por_pagar, canal } = orden;
  const estado = por_pagar ? ('POR_PAGAR' as const) : ('OCUPADA' as const);
  return [{ ...resumenDe(orden), random, orden: nombre, desde, estado, listas: 0, canal }];
}
