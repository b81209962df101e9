import type { z } from 'zod';

import type { Funda } from '@comanda/shared/contracts/inventario/fundas';
import type { GrupoDeOpciones } from '@comanda/shared/contracts/inventario/opciones';
import type { TarifaDePrecio } from '@comanda/shared/contracts/inventario/tarifasDePrecio';
import type { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import {
  aCentavos,
  centavos,
  formatCentavos,
  multiplicar,
  type Centavos,
} from '@comanda/shared/domain/dinero/dinero';
import { iceDe, pisoDeIce } from '@comanda/shared/domain/ley/ice';
import { segunLey, type LeyDelDia } from '@comanda/shared/domain/ley/segunLey';
import { ivaUnitario, tarifaDe, type Tarifa } from '@comanda/shared/domain/dinero/iva';
import { faltaDeOpciones, precioConElegidos } from '@comanda/shared/domain/producto/opciones';
import { precioSegunTarifas } from '@comanda/shared/domain/producto/tarifasDePrecio';
import { enCampo } from '@comanda/kit/http/enCampo';

export type Solicitud = z.output<typeof ventasCalls.crearVenta.body>;
type Pedida = Solicitud['tienda'][number];

/** A product as the company's own catalogue has it now. */
export type ProductoVigente = {
  id: number;
  id_categoria: number;
  producto: string;
  precio: Centavos;
  tarifa: Tarifa;
  agotado: boolean;
  por_peso: boolean;
  /** Outside the regime of a negocio popular. */
  fuera_regimen?: boolean;
  /** A plastic bag, which bears ICE. */
  funda?: Funda | null;
  /** The invoice's codigoPrincipal: the company's own, or the id. */
  codigo: string;
  /** What is to be chosen of it; nothing where it is as it was sold or agreed. */
  grupos?: readonly GrupoDeOpciones[] | null;
};

/** What can be chosen with a product, or with any of a category, as the catalogue has it now. */
export type ModificadorVigente = {
  id: number;
  nombre: string;
  precio: Centavos;
  producto_id: number | null;
  id_categoria: number | null;
  /** Of a group of its product. */
  grupo?: string | null;
  agotado?: boolean;
};

/** The company's products and modifiers, by id as the wire spells it, at the rates they have when no decree runs. */
export type CatalogoVigente = {
  productos: ReadonlyMap<string, ProductoVigente>;
  modificadores: ReadonlyMap<string, ModificadorVigente>;
  /** The day of the law that what is sold bears its taxes by; without it nothing bears ICE. */
  dia?: string | undefined;
  /** What the law makes of its rates; without it, it is as it was sold or agreed. */
  ley?: LeyDelDia | undefined;
  /** The tarifas that hold where and when it is sold; without them the prices are those it was sold or agreed at. */
  rigen?: readonly TarifaDePrecio[] | undefined;
};

/**
 * `precio`: of one unit with what was chosen. `bruto`: before anything is taken off. `ice`: of one unit, within its price, and `piso`
 * what of the line is not taken off for it.
 */
export type LineaRevisada = Omit<ProductoVigente, 'agotado' | 'por_peso' | 'grupos' | 'funda'> & {
  cantidad: number;
  bruto: Centavos;
  ice: Centavos;
  piso: Centavos;
  descuento: Centavos;
  motivo_descuento: string;
  opciones: string;
  modificadores: { id: number; nombre: string; precio: Centavos }[];
};

type Nombrar = (campo: keyof Pedida) => string;

/** What was asked for of a product: in a sale, or for the kitchen. */
export type ProductoPedido = Pick<
  Pedida,
  'id' | 'producto' | 'cantidad' | 'precio_venta' | 'porcentaje_iva' | 'modificadores'
>;

export type ProductoRevisado = Omit<ProductoVigente, 'agotado' | 'grupos'> &
  Pick<LineaRevisada, 'modificadores'>;

/**
 * A product as the catalogue has it now, at the price of one unit with what was chosen; what does not match it is refused,
 * naming the field. Nothing of the request is in it but which product and what is chosen.
 */
export function revisarProducto(
  pedido: ProductoPedido,
  en: Nombrar,
  catalogo: CatalogoVigente,
): ProductoRevisado {
  const { agotado: _, grupos, ...vigente } = vigenteDe(pedido, en, catalogo);
  const { producto, tarifa, por_peso } = vigente;
  const modificadores = elegidosDe(pedido, en, { ...vigente, grupos }, catalogo);
  const precio = precioConElegidos(vigente.precio, modificadores);
  if (!por_peso && !Number.isInteger(pedido.cantidad)) {
    const msg = `${producto} se vende por unidades enteras`;
    throw enCampo('CANTIDAD_NO_ENTERA', en('cantidad'), { msg });
  }
  if (aCentavos(pedido.precio_venta) !== precio) {
    const msg = `El precio de ${producto} cambió a ${formatCentavos(precio)}. Revise la orden`;
    throw enCampo('PRECIO_CAMBIADO', en('precio_venta'), { msg });
  }
  if (tarifaDe(pedido.porcentaje_iva) !== tarifa) {
    const msg = `El IVA de ${producto} cambió a ${tarifa}%. Revise la orden`;
    throw enCampo('PRECIO_CAMBIADO', en('porcentaje_iva'), { msg });
  }
  return { ...vigente, precio, modificadores };
}

/**
 * One line recomputed from the catalogue; what does not match it is refused, naming the field. What comes out has nothing
 * of the request in it but which product, how many, what is chosen and taken off, and what the kitchen is told.
 */
export function revisarLinea(pedida: Pedida, i: number, catalogo: CatalogoVigente): LineaRevisada {
  const en: Nombrar = (campo) => enLinea(i, campo);
  const { por_peso: _, funda, ...producto } = revisarProducto(pedida, en, catalogo);
  const bruto = multiplicar(producto.precio, pedida.cantidad);
  revisarMontos(pedida, en, { ...producto, bruto });
  const { ice, piso } = iceDePedida(pedida, en, { ...producto, funda, bruto }, catalogo);
  return {
    ...producto,
    bruto,
    ice,
    piso,
    cantidad: pedida.cantidad,
    ...descuentoDe(pedida, en, { ...producto, bruto, piso }),
    opciones: pedida.opciones ?? '',
  };
}

function vigenteDe(
  pedida: ProductoPedido,
  en: Nombrar,
  catalogo: CatalogoVigente,
): ProductoVigente {
  const vigente = catalogo.productos.get(pedida.id);
  if (!vigente) {
    const msg = `${pedida.producto} ya no está disponible. Quítelo de la orden`;
    throw enCampo('PRODUCTO_NO_DISPONIBLE', en('id'), { msg });
  }
  if (vigente.agotado) {
    const msg = `${vigente.producto} está agotado. Quítelo de la orden`;
    throw enCampo('PRODUCTO_NO_DISPONIBLE', en('id'), { msg });
  }
  return vigenteEn(vigente, catalogo);
}

/** A product of a catalogue as it is sold on its day and at its hour. */
export function vigenteEn(
  producto: ProductoVigente,
  { ley, rigen }: Pick<CatalogoVigente, 'ley' | 'rigen'>,
): ProductoVigente {
  const suyo = conTarifas(producto, { ley, rigen });
  return ley ? segunLey(suyo, ley) : suyo;
}

type ConPrecio = Pick<ProductoVigente, 'id' | 'id_categoria' | 'precio' | 'tarifa' | 'funda'>;

/** The same at the price that these tarifas give it, before the law's rates are asked. */
export function conTarifas<Producto extends ConPrecio>(
  producto: Producto,
  { ley, rigen = [] }: Pick<CatalogoVigente, 'ley' | 'rigen'>,
): Producto {
  const { id, id_categoria, precio, tarifa, funda } = producto;
  const piso = ley && pisoDeIce(iceDe(funda, ley.dia), 1, tarifa);
  const suyo = { id: String(id), id_categoria: String(id_categoria), precio, piso };
  return { ...producto, precio: precioSegunTarifas(suyo, rigen) };
}

type ConOpciones = Pick<ProductoVigente, 'id' | 'id_categoria' | 'producto' | 'grupos'>;

/** Whether it can be chosen with a product: it is of that one, or of any of its category. */
export const seOfreceCon = (
  { producto_id, id_categoria }: ModificadorVigente,
  producto: Pick<ProductoVigente, 'id' | 'id_categoria'>,
): boolean => producto_id === producto.id || id_categoria === producto.id_categoria;

/** Only what the company offers with that product, each once; and of each of its groups as many as it asks for. */
function elegidosDe(
  { modificadores: pedidos = [] }: ProductoPedido,
  en: Nombrar,
  vendido: ConOpciones,
  { modificadores }: CatalogoVigente,
): LineaRevisada['modificadores'] {
  const rehusar = (msg: string) => enCampo('PRODUCTO_NO_DISPONIBLE', en('modificadores'), { msg });
  const { producto } = vendido;
  const grupos = vendido.grupos ?? [];
  const vistos = new Set<string>();
  const elegidos = pedidos.map((pedido) => {
    const vigente = modificadores.get(pedido.id);
    if (!vigente || !seOfreceCon(vigente, vendido) || vistos.has(pedido.id))
      throw rehusar(`${producto} ya no se ofrece con ${pedido.nombre}. Quítelo de la orden`);
    if (vigente.agotado) {
      const grupo = grupos.find((uno) => uno.id === vigente.grupo);
      const cual = grupo ? `${vigente.nombre} de ${grupo.nombre}` : vigente.nombre;
      throw rehusar(`${cual} está agotado. Cambie las opciones de ${producto}`);
    }
    vistos.add(pedido.id);
    return vigente;
  });
  const falta = faltaDeOpciones(grupos, elegidos);
  if (falta !== null) throw rehusar(`${falta} en ${producto}`);
  return elegidos.map((elegido) => ({
    id: elegido.id,
    nombre: elegido.nombre,
    precio: elegido.precio,
  }));
}

type Calculada = { producto: string; precio: Centavos; tarifa: Tarifa; bruto: Centavos };

function revisarMontos({ subtota, iva }: Pedida, en: Nombrar, calculada: Calculada): void {
  const { producto, precio, tarifa, bruto } = calculada;
  if (aCentavos(subtota) !== bruto) {
    throw noCoincide(
      en('subtota'),
      `El subtotal de ${producto} no coincide: es ${formatCentavos(bruto)}`,
    );
  }
  const ivaDeUno = ivaUnitario(precio, tarifa);
  if (aCentavos(iva) !== ivaDeUno) {
    throw noCoincide(
      en('iva'),
      `El IVA de ${producto} no coincide: es ${formatCentavos(ivaDeUno)}`,
    );
  }
}

type DeFunda = Calculada & Pick<ProductoVigente, 'funda'>;

/**
 * That of the day it is sold, also of what was ordered or agreed before. A page of before says none, and has its own all the same.
 * What was ordered or handed over stands at its price, though that no longer holds all of it.
 */
function iceDePedida(
  pedida: Pedida,
  en: Nombrar,
  { producto, funda, tarifa, bruto }: DeFunda,
  { dia, ley }: CatalogoVigente,
): Pick<LineaRevisada, 'ice' | 'piso'> {
  const ice = dia === undefined ? centavos(0) : iceDe(funda, dia);
  const deHoy = ley !== undefined && !pedida.orden_lineas;
  if (deHoy && pedida.ice !== undefined && aCentavos(pedida.ice) !== ice) {
    const msg = `El ICE de ${producto} cambió a ${formatCentavos(ice)}. Revise la orden`;
    throw enCampo('PRECIO_CAMBIADO', en('ice'), { msg });
  }
  const piso = pisoDeIce(ice, pedida.cantidad, tarifa);
  if (deHoy && piso > bruto) {
    const msg = `El precio de ${producto} no alcanza para su ICE de ${formatCentavos(ice)}. Corrija el precio del producto`;
    throw enCampo('PRECIO_CAMBIADO', en('precio_venta'), { msg });
  }
  return { ice, piso: centavos(Math.min(piso, bruto)) };
}

function descuentoDe(
  { descuento = 0, motivo_descuento = '' }: Pedida,
  en: Nombrar,
  { producto, bruto, piso }: Pick<Calculada, 'producto' | 'bruto'> & { piso: Centavos },
): Pick<LineaRevisada, 'descuento' | 'motivo_descuento'> {
  const quita = aCentavos(descuento);
  if (quita === 0) return { descuento: centavos(0), motivo_descuento: '' };
  if (quita > bruto - piso) {
    const hasta = formatCentavos(centavos(bruto - piso));
    const msg = `El descuento de ${producto} es mayor que su valor${piso > 0 ? ' sin su ICE' : ''}: es ${hasta}`;
    throw enCampo('DESCUENTO_INVALIDO', en('descuento'), { msg });
  }
  if (motivo_descuento === '') throw sinMotivo(en('motivo_descuento'));
  return { descuento: quita, motivo_descuento };
}

export const enLinea = (i: number, campo: keyof Pedida) => `tienda.${i}.${campo}`;
export const noCoincide = (campo: string, msg: string) =>
  enCampo('TOTALES_NO_COINCIDEN', campo, { msg });
export const sinMotivo = (campo: string) =>
  enCampo('DESCUENTO_INVALIDO', campo, { msg: 'Escriba el motivo del descuento' });
