import type { TarifaDePrecio, TarifaPorGuardar } from '../../contracts/inventario/tarifasDePrecio';
import { CANALES, type Canal } from '../../contracts/ventas/canales';

import { aCentavos, aDolares, centavos, type Centavos } from '../dinero/dinero';
import { tarifaDe } from '../dinero/iva';
import { pisoDeIce } from '../ley/ice';
import { DIA_MS, fechaNegocio, formatFecha, formatHora } from '../texto/fecha';
import { diaDeSemana, nombreDeDia } from '../texto/periodo';
import { dePalabras, talCual } from '../texto/palabras';

export const NOMBRE_DE_CANAL: Readonly<Record<Canal, string>> = dePalabras(
  { SALON: 'Salón', LLEVAR: 'Para llevar', DOMICILIO: 'Domicilio' },
  talCual,
);

const SEMANA = [1, 2, 3, 4, 5, 6, 7];

type Cuando = Pick<
  TarifaDePrecio,
  'activa' | 'dias' | 'desde' | 'hasta' | 'primer_dia' | 'ultimo_dia'
>;

/** On which days of the clock it may have begun: one that passes midnight is of the day before until its end. */
function diasDeInicio({ desde, hasta }: Cuando, momento: Date): string[] {
  const hoy = fechaNegocio(momento);
  if (desde === null || hasta === null) return [hoy];
  const hora = formatHora(momento);
  if (desde < hasta) return desde <= hora && hora < hasta ? [hoy] : [];
  const ayer = fechaNegocio(new Date(momento.getTime() - DIA_MS));
  return [...(hora >= desde ? [hoy] : []), ...(hora < hasta ? [ayer] : [])];
}

function esDeEseDia({ dias, primer_dia, ultimo_dia }: Cuando, dia: string): boolean {
  if (dias.length > 0 && !dias.includes(diaDeSemana(dia))) return false;
  return (primer_dia === null || primer_dia <= dia) && (ultimo_dia === null || dia <= ultimo_dia);
}

/** Whether it holds at a moment, by the clock of Ecuador. */
export const rigeAEsaHora = (tarifa: Cuando, momento: Date): boolean =>
  tarifa.activa && diasDeInicio(tarifa, momento).some((dia) => esDeEseDia(tarifa, dia));

/** How one stands, in words: 'Rige ahora', 'Desde las 17:00', 'El viernes desde las 17:00', 'Apagada'. */
export function estadoDeTarifa(tarifa: Cuando, ahora: Date): string {
  if (!tarifa.activa) return 'Apagada';
  if (rigeAEsaHora(tarifa, ahora)) return 'Rige ahora';
  const desde = tarifa.desde ?? '00:00';
  for (let faltan = 0; faltan <= SEMANA.length; faltan++) {
    const dia = fechaNegocio(new Date(ahora.getTime() + faltan * DIA_MS));
    if (!esDeEseDia(tarifa, dia) || (faltan === 0 && desde <= formatHora(ahora))) continue;
    if (faltan === 0) return `Desde las ${desde}`;
    return `El ${nombreDeDia(diaDeSemana(dia))} desde las ${desde}`;
  }
  const { primer_dia } = tarifa;
  return primer_dia !== null && primer_dia > fechaNegocio(ahora)
    ? `Desde el ${formatFecha(primer_dia)}`
    : 'Terminada';
}

/** Those that hold for a channel at a moment, in the order that decides. Who says no channel knows of none. */
export const tarifasQueRigen = (
  tarifas: readonly TarifaDePrecio[],
  canal: Canal | null,
  momento: Date,
): TarifaDePrecio[] =>
  canal === null
    ? []
    : tarifas.filter(
        (tarifa) =>
          (tarifa.canales.length === 0 || tarifa.canales.includes(canal)) &&
          rigeAEsaHora(tarifa, momento),
      );

/** A price with a percentage on it, half a cent up; what costs something never becomes free. */
export const conPorcentaje = (precio: Centavos, porcentaje: number): Centavos =>
  precio === 0
    ? precio
    : centavos(Math.max(1, Math.floor((precio * (100 + porcentaje) + 50) / 100)));

/** `piso`: no tarifa makes it cost less, as what bears ICE (ley/ice.ts). */
type ConPrecio = {
  id: string;
  id_categoria: string;
  precio: Centavos;
  piso?: Centavos | undefined;
};

/**
 * What a product costs where these hold: the first that has a price of its own for it decides; without one, the first whose
 * percentage is of its category. Two percentages are never added.
 */
export function precioSegunTarifas(
  producto: ConPrecio,
  rigen: readonly TarifaDePrecio[],
): Centavos {
  const { precio, piso = centavos(0) } = producto;
  const suyo = precioDeTarifa(producto, rigen);
  return suyo === null ? precio : centavos(Math.max(suyo, piso));
}

/** Null where none of them changes it. */
function precioDeTarifa(
  { id, id_categoria, precio }: ConPrecio,
  rigen: readonly TarifaDePrecio[],
): Centavos | null {
  for (const { precios } of rigen) {
    const propio = precios.find(({ id_producto }) => id_producto === id);
    if (propio) return aCentavos(propio.precio);
  }
  const suya = rigen.find(
    ({ porcentaje, categorias }) =>
      porcentaje !== null && (categorias.length === 0 || categorias.includes(id_categoria)),
  );
  return suya?.porcentaje == null ? null : conPorcentaje(precio, suya.porcentaje);
}

type Vendible = {
  id: string;
  id_categoria: string;
  precio_venta: number;
  porcentaje_iva: number;
  ice?: number | undefined;
};

/** The same of what the wire says, in dollars; the very one where nothing changes its price. */
export function vendibleSegunTarifas<Cosa extends Vendible>(
  cosa: Cosa,
  rigen: readonly TarifaDePrecio[],
): Cosa {
  const { id, id_categoria } = cosa;
  const antes = aCentavos(cosa.precio_venta);
  const suyo = { id, id_categoria, precio: antes, piso: pisoDe(cosa) };
  const precio = precioSegunTarifas(suyo, rigen);
  return precio === antes ? cosa : { ...cosa, precio_venta: aDolares(precio) };
}

const pisoDe = ({ ice = 0, porcentaje_iva }: Vendible): Centavos =>
  pisoDeIce(aCentavos(ice), 1, tarifaDe(`${porcentaje_iva}%`) ?? 0);

/** What is wrong with one that is written, and with which of its fields. */
export type FaltaDeTarifaDePrecio = { campo: string; msg: string };

const HORAS: FaltaDeTarifaDePrecio = {
  campo: 'hasta',
  msg: 'Escriba la hora de inicio y la de fin, o ninguna de las dos',
};

function faltaDeCuando(tarifa: TarifaPorGuardar): FaltaDeTarifaDePrecio | null {
  const { desde, hasta, primer_dia, ultimo_dia } = tarifa;
  if ((desde === null) !== (hasta === null)) return HORAS;
  if (desde !== null && desde === hasta)
    return { campo: 'hasta', msg: 'La hora de fin debe ser distinta de la de inicio' };
  if (primer_dia !== null && ultimo_dia !== null && ultimo_dia < primer_dia)
    return { campo: 'ultimo_dia', msg: 'El último día no puede ser anterior al primero' };
  return null;
}

export function faltaDeTarifaDePrecio(
  tarifa: TarifaPorGuardar,
  otras: readonly Pick<TarifaDePrecio, 'nombre'>[] = [],
): FaltaDeTarifaDePrecio | null {
  const { nombre, porcentaje, precios } = tarifa;
  if (otras.some((otra) => otra.nombre.toLowerCase() === nombre.toLowerCase()))
    return { campo: 'nombre', msg: `Ya hay una tarifa que se llama ${nombre}` };
  const deCuando = faltaDeCuando(tarifa);
  if (deCuando) return deCuando;
  if ((porcentaje === null || porcentaje === 0) && precios.length === 0)
    return { campo: 'porcentaje', msg: 'Escriba un porcentaje o el precio de algún producto' };
  const ids = precios.map(({ id_producto }) => id_producto);
  const repetido = ids.findIndex((id, i) => ids.indexOf(id) !== i);
  return repetido === -1
    ? null
    : { campo: `precios.${repetido}.id_producto`, msg: 'Cada producto lleva un solo precio' };
}

/** Whether both may hold at once for one product: what is said to who writes them, since the order decides then. */
export function seCruzan(una: TarifaDePrecio, otra: TarifaDePrecio): boolean {
  if (!una.activa || !otra.activa || !comparten(una.canales, otra.canales, CANALES)) return false;
  if (!compartenDias(una, otra)) return false;
  return alcanzan(una, otra);
}

/** No members: all of them. */
const comparten = <De>(una: readonly De[], otra: readonly De[], todos: readonly De[]): boolean => {
  const suyos = una.length > 0 ? una : todos;
  return (otra.length > 0 ? otra : todos).some((uno) => suyos.includes(uno));
};

const MINUTOS_DE_DIA = 1_440;
const MINUTOS_DE_SEMANA = 7 * MINUTOS_DE_DIA;
const minutosDe = (hora: string): number => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3));

/** Its times of a week, in minutes since Monday. */
function tramosDe({ dias, desde, hasta }: Cuando): [number, number][] {
  const inicio = desde === null ? 0 : minutosDe(desde);
  const fin = hasta === null ? MINUTOS_DE_DIA : minutosDe(hasta);
  const largo = fin > inicio ? fin - inicio : fin - inicio + MINUTOS_DE_DIA;
  return (dias.length > 0 ? dias : SEMANA).flatMap((dia): [number, number][] => {
    const empieza = (dia - 1) * MINUTOS_DE_DIA + inicio;
    const acaba = empieza + largo;
    return acaba <= MINUTOS_DE_SEMANA
      ? [[empieza, acaba]]
      : [
          [empieza, MINUTOS_DE_SEMANA],
          [0, acaba - MINUTOS_DE_SEMANA],
        ];
  });
}

function compartenDias(una: TarifaDePrecio, otra: TarifaDePrecio): boolean {
  const { primer_dia: desde, ultimo_dia: hasta } = una;
  if (desde !== null && otra.ultimo_dia !== null && otra.ultimo_dia < desde) return false;
  if (hasta !== null && otra.primer_dia !== null && hasta < otra.primer_dia) return false;
  const suyos = tramosDe(otra);
  return tramosDe(una).some(([empieza, acaba]) =>
    suyos.some(([otro, hastaOtro]) => empieza < hastaOtro && otro < acaba),
  );
}

/** One product has a price of both, or a percentage of both may be of one category. */
function alcanzan(una: TarifaDePrecio, otra: TarifaDePrecio): boolean {
  const ids = new Set(una.precios.map(({ id_producto }) => id_producto));
  if (otra.precios.some(({ id_producto }) => ids.has(id_producto))) return true;
  if (una.porcentaje === null || otra.porcentaje === null) return false;
  if (una.categorias.length === 0 || otra.categorias.length === 0) return true;
  return una.categorias.some((id) => otra.categorias.includes(id));
}
