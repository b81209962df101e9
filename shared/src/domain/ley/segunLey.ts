import type { LeyDeEmpresa, PoliticaDeIva } from '../../contracts/admin/ley';

import { aCentavos, aDolares, centavos, sumar, type Centavos } from '../dinero/dinero';
import { baseSinIva, tarifaDe } from '../dinero/iva';

import { decretoQueRige } from './decretos';
import { emiteNotas } from './notasDeVenta';
import { TARIFAS_IVA, tarifaGeneral, type Tarifa } from './tarifas';

/** What is asked of the law: on which day ('YYYY-MM-DD' in Ecuador), who sells, and what. */
export type Pregunta = { dia: string; empresa: LeyDeEmpresa; producto: Gravado };

/** `fuera_regimen`: it is outside the regime of a negocio popular, and sold with an invoice. */
type Gravado = { tarifa: Tarifa; fuera_regimen?: boolean | undefined };

const vaEnNota = ({ dia, empresa, producto }: Pregunta): boolean =>
  emiteNotas(empresa, dia) && producto.fuera_regimen !== true;

/** The rate that something is sold at: its own, what a decree gives in place of the general one, or none on a nota de venta. */
export function tarifaQueRige(pregunta: Pregunta): Tarifa {
  const { dia, empresa, producto } = pregunta;
  if (vaEnNota(pregunta)) return 0;
  if (producto.tarifa !== tarifaGeneral(dia)) return producto.tarifa;
  const decreto = decretoQueRige(dia, empresa);
  return TARIFAS_IVA.find((tarifa) => tarifa === decreto?.tarifa) ?? producto.tarifa;
}

/** What the law makes of a catalogue: of which day, of whom, and what becomes of the prices. */
export type LeyDelDia = { dia: string; ley: LeyDeEmpresa; politica: PoliticaDeIva };

/** A product as it is sold on a day: at the rate that runs, and the price that the company's policy gives with it. */
export function segunLey<Producto extends Gravado & { precio: Centavos }>(
  producto: Producto,
  { dia, ley, politica }: LeyDelDia,
): Producto {
  const pregunta = { dia, empresa: ley, producto };
  const tarifa = tarifaQueRige(pregunta);
  if (tarifa === producto.tarifa) return producto;
  if (politica === 'MISMO_PRECIO' || vaEnNota(pregunta)) return { ...producto, tarifa };
  const precio = precioDeBase(baseSinIva(producto.precio, producto.tarifa), tarifa);
  return { ...producto, tarifa, precio };
}

/** The price whose base is this one at that rate, half a cent up. */
const precioDeBase = (base: Centavos, tarifa: Tarifa): Centavos =>
  centavos(Math.floor((base * (100 + tarifa) + 50) / 100));

type Vendible = {
  precio_venta: number;
  porcentaje_iva: number;
  fuera_regimen?: boolean | undefined;
  modificadores?: readonly { precio: number }[];
};

/** The same of what the wire says, in dollars with what was chosen: which keeps its price, whatever becomes of the product's. */
export function vendibleSegunLey<Cosa extends Vendible>(cosa: Cosa, ley: LeyDelDia): Cosa {
  const tarifa = tarifaDe(`${cosa.porcentaje_iva}%`);
  if (tarifa === null) return cosa;
  const extras = sumar((cosa.modificadores ?? []).map(({ precio }) => aCentavos(precio)));
  const precio = centavos(aCentavos(cosa.precio_venta) - extras);
  const hoy = segunLey({ precio, tarifa, fuera_regimen: cosa.fuera_regimen }, ley);
  if (hoy.tarifa === tarifa) return cosa;
  return {
    ...cosa,
    porcentaje_iva: hoy.tarifa,
    precio_venta: aDolares(sumar([hoy.precio, extras])),
  };
}
