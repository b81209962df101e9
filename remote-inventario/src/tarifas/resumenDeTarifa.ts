import type { TarifaDePrecio } from '@comanda/shared/contracts/inventario/tarifasDePrecio';
import { CANALES } from '@comanda/shared/contracts/ventas/canales';
import { NOMBRE_DE_CANAL } from '@comanda/shared/domain/producto/tarifasDePrecio';
import { formatFecha } from '@comanda/shared/domain/texto/fecha';

export const DIAS = ['Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb', 'Dom'].map((texto, i) => ({
  valor: i + 1,
  texto,
}));

export const canalesDe = ({ canales }: Pick<TarifaDePrecio, 'canales'>): string =>
  canales.length === 0
    ? 'Todos'
    : CANALES.filter((canal) => canales.includes(canal))
        .map((canal) => NOMBRE_DE_CANAL[canal])
        .join(', ');

type Cuando = Pick<TarifaDePrecio, 'dias' | 'desde' | 'hasta' | 'primer_dia' | 'ultimo_dia'>;

/** 'Lun, Mar, de 17:00 a 19:00, hasta el 31/12/2026' */
export function cuandoRige({ dias, desde, hasta, primer_dia, ultimo_dia }: Cuando): string {
  const suyos = DIAS.filter(({ valor }) => dias.includes(valor)).map(({ texto }) => texto);
  return [
    suyos.length === 0 ? 'Todos los días' : suyos.join(', '),
    ...(desde !== null && hasta !== null ? [`de ${desde} a ${hasta}`] : []),
    ...(primer_dia === null ? [] : [`desde el ${formatFecha(primer_dia)}`]),
    ...(ultimo_dia === null ? [] : [`hasta el ${formatFecha(ultimo_dia)}`]),
  ].join(', ');
}

/** 'Descuento 50%, 2 precios propios' */
export function queHace({ porcentaje, precios }: Pick<TarifaDePrecio, 'porcentaje' | 'precios'>) {
  const propios = precios.length === 1 ? '1 precio propio' : `${precios.length} precios propios`;
  return [
    ...(porcentaje ? [`${porcentaje < 0 ? 'Descuento' : 'Recargo'} ${Math.abs(porcentaje)}%`] : []),
    ...(precios.length > 0 ? [propios] : []),
  ].join(', ');
}
