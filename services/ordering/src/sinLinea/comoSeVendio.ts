import type { TarifaDePrecio } from '@comanda/shared/contracts/inventario/tarifasDePrecio';
import { aCentavos, centavos, formatCentavos, sumar } from '@comanda/shared/domain/dinero/dinero';
import { aDolares } from '@comanda/shared/domain/dinero/dinero';
import { tarifaDe, type Tarifa } from '@comanda/shared/domain/dinero/iva';
import { emiteNotas } from '@comanda/shared/domain/ley/notasDeVenta';
import { segunLey } from '@comanda/shared/domain/ley/segunLey';
import { AppError } from '@comanda/shared/errors/AppError';
import { enCampo } from '@comanda/kit/http/enCampo';

import {
  conTarifas,
  enLinea,
  seOfreceCon,
  vigenteEn,
  type CatalogoVigente,
  type ModificadorVigente,
  type ProductoVigente,
  type Solicitud,
} from '../ventas/revisarLinea';

import type { ContextoSinLinea, PrecioDeProducto } from './leerSinLinea';
import type { Marcas } from './marcas';
import { preciosEnVentana, type Ventana } from './preciosEnVentana';

type Pedida = Solicitud['tienda'][number];
type Vendida = Pick<Solicitud, 'tienda' | 'clave_acceso'>;
type Contexto = Pick<ContextoSinLinea, 'retirados' | 'precios' | 'preciosDeModificadores'> & {
  /** What tarifas it may have been sold by. */
  rigieron: readonly (readonly TarifaDePrecio[])[];
  /** It was handed over with an invoice. */
  conFactura: boolean;
  catalogo: CatalogoVigente;
  ventana: Ventana;
  marcas: Marcas;
};

/** Whatever ran out since, and whatever is asked by now. */
const COMO_SE_ELIGIO = { agotado: false, grupos: null };

const PUEDE_ACEPTAR = 'Un Administrador puede aceptar la venta';

/**
 * The catalogue that each line was sold by, by its place: at the prices it was sold at, where they were in force at some moment
 * between the till's last contact and the sale. A line that pays an order is of the order's own.
 */
export function comoSeVendio(
  { tienda, clave_acceso }: Vendida,
  leido: Omit<Contexto, 'conFactura'>,
): ReadonlyMap<number, CatalogoVigente> {
  const contexto: Contexto = { ...leido, conFactura: clave_acceso !== null };
  return new Map(
    tienda.flatMap((pedida, i) => {
      const suyo = pedida.orden_lineas ? null : catalogoDe(pedida, i, contexto);
      return suyo ? [[i, suyo] as const] : [];
    }),
  );
}

/** Null where there never was such a product: the sale is refused for it as any is. */
function catalogoDe(pedida: Pedida, i: number, contexto: Contexto): CatalogoVigente | null {
  const producto = productoDe(pedida, i, contexto);
  const tarifa = tarifaDe(pedida.porcentaje_iva);
  if (!producto || tarifa === null) return null;
  const modificadores = (pedida.modificadores ?? []).flatMap((elegido) => {
    const suyo = modificadorDe(elegido, { producto, i }, contexto);
    return suyo ? [[elegido.id, suyo] as const] : [];
  });
  const extras = sumar((pedida.modificadores ?? []).map(({ precio }) => aCentavos(precio)));
  const precio = centavos(aCentavos(pedida.precio_venta) - extras);
  const funda = pedida.ice ? (producto.funda ?? null) : null; // a till that did not know of it had all of its price to take off
  exigirPrecio({ producto, precio, tarifa, funda }, i, contexto);
  exigirDocumento({ producto, precio, tarifa }, contexto);
  const como = { ...COMO_SE_ELIGIO, por_peso: porPeso(pedida, { producto, i }, contexto) };
  const fuera_regimen = contexto.conFactura; // whatever its product is by now
  const vendido = { ...producto, ...como, precio, tarifa, fuera_regimen, funda };
  return {
    productos: new Map([[pedida.id, vendido]]),
    modificadores: new Map(modificadores),
  };
}

/** It was handed over, whatever ran out since. */
function productoDe({ id }: Pedida, i: number, contexto: Contexto): ProductoVigente | null {
  const { catalogo, retirados, marcas } = contexto;
  const vigente = catalogo.productos.get(id);
  if (vigente?.agotado) marcas.marcar('PRODUCTO_AGOTADO', vigente.producto);
  const producto = vigente ?? retirados.productos.get(id);
  if (!producto || vigente) return producto ?? null;
  marcas.oRehusar('PRODUCTO_RETIRADO', producto.producto, () => {
    const msg = `${producto.producto} ya no está en el catálogo. ${PUEDE_ACEPTAR}`;
    return enCampo('PRODUCTO_NO_DISPONIBLE', enLinea(i, 'id'), { msg });
  });
  return producto;
}

/** Of a line, by its place, its product as the catalogue has it now. */
type Donde = { producto: ProductoVigente; i: number };

/** It was weighed, though it may be sold by the unit by now. */
function porPeso({ cantidad }: Pedida, { producto, i }: Donde, { marcas }: Contexto): boolean {
  if (producto.por_peso || Number.isInteger(cantidad)) return producto.por_peso;
  marcas.oRehusar('PRECIO_CAMBIADO', { producto: producto.producto, cantidad }, () => {
    const msg = `${producto.producto} se vende por unidades enteras. ${PUEDE_ACEPTAR}`;
    return enCampo('CANTIDAD_NO_ENTERA', enLinea(i, 'cantidad'), { msg });
  });
  return true;
}

type Elegido = NonNullable<Pedida['modificadores']>[number];

/** It was chosen with that product, whatever it is offered with by now. */
function modificadorDe(
  { id, precio: enDolares }: Elegido,
  { producto, i }: Donde,
  { catalogo, retirados, preciosDeModificadores, ventana, marcas }: Contexto,
): ModificadorVigente | null {
  const vigente = catalogo.modificadores.get(id);
  const elegible = vigente ?? retirados.modificadores.get(id);
  if (!elegible) return null;
  const { nombre } = elegible;
  if (vigente?.agotado) marcas.marcar('PRODUCTO_AGOTADO', nombre);
  if (!vigente || !seOfreceCon(vigente, producto))
    marcas.oRehusar('PRODUCTO_RETIRADO', nombre, () => {
      const msg = `${producto.producto} ya no se ofrece con ${nombre}. ${PUEDE_ACEPTAR}`;
      return enCampo('PRODUCTO_NO_DISPONIBLE', enLinea(i, 'modificadores'), { msg });
    });
  const precio = aCentavos(enDolares);
  const cambios = preciosDeModificadores.get(id) ?? [];
  const vendido = { nombre, vendido: aDolares(precio), ahora: aDolares(elegible.precio) };
  if (!preciosEnVentana(elegible.precio, cambios, ventana).includes(precio))
    marcas.oRehusar('PRECIO_NUNCA_VIGENTE', vendido, () => nuncaVigente(i, nombre, precio));
  else if (precio !== elegible.precio) marcas.marcar('PRECIO_CAMBIADO', vendido);
  return { ...elegible, precio, agotado: false, producto_id: producto.id, id_categoria: null };
}

type Vendido = { producto: ProductoVigente; precio: ReturnType<typeof centavos>; tarifa: Tarifa };
/** `funda`: as its till knew of it. */
type ConFunda = Vendido & Pick<ProductoVigente, 'funda'>;

function exigirPrecio(
  { producto, precio, tarifa, funda }: ConFunda,
  i: number,
  { catalogo, precios, rigieron, ventana, marcas }: Contexto,
): void {
  const { precio: enCatalogo, tarifa: suya } = producto;
  const actual = vigenteEn(producto, catalogo);
  const cambios = precios.get(String(producto.id)) ?? [];
  const deCatalogo = preciosEnVentana<PrecioDeProducto>(
    { precio: enCatalogo, tarifa: suya },
    cambios,
    ventana,
  );
  const conCada = deCatalogo.flatMap((uno) =>
    rigieron.map((rigen) => {
      const suyo = { ...producto, funda, precio: uno.precio, tarifa: uno.tarifa ?? suya };
      return { ...uno, precio: conTarifas(suyo, { ley: catalogo.ley, rigen }).precio };
    }),
  );
  const enVentana = conCada.flatMap((uno) => [
    uno,
    deDecreto(uno, catalogo),
    deDecreto({ ...uno, fuera_regimen: true }, catalogo),
  ]);
  if (!enVentana.some((uno) => uno.tarifa === tarifa)) {
    const msg = `El IVA de ${producto.producto} no era ${tarifa}% cuando se vendió`;
    throw enCampo('PRECIO_NUNCA_VIGENTE', enLinea(i, 'porcentaje_iva'), { msg }); // nobody may let that through
  }
  const vendido = {
    producto: producto.producto,
    vendido: aDolares(precio),
    ahora: aDolares(actual.precio),
    ...(tarifa !== actual.tarifa && { iva: tarifa, iva_ahora: actual.tarifa }),
  };
  if (!enVentana.some((uno) => uno.precio === precio && uno.tarifa === tarifa))
    marcas.oRehusar('PRECIO_NUNCA_VIGENTE', vendido, () =>
      nuncaVigente(i, producto.producto, precio),
    );
  else if (precio !== actual.precio || tarifa !== actual.tarifa)
    marcas.marcar('PRECIO_CAMBIADO', vendido);
}

/** The same on a day with another rate: a till without a line may have heard of it or not. */
const deDecreto = (
  { tarifa, ...uno }: PrecioDeProducto & { fuera_regimen?: boolean },
  { ley }: CatalogoVigente,
) => (ley && tarifa !== null ? segunLey({ ...uno, tarifa }, ley) : { ...uno, tarifa });

/** Of a negocio popular: an invoice of what bore no IVA, and none of what is outside its regime, is a till's that knew of neither. */
function exigirDocumento(
  { producto, precio, tarifa }: Vendido,
  { catalogo: { ley }, conFactura, marcas }: Contexto,
): void {
  if (!ley || !emiteNotas(ley.ley, ley.dia)) return;
  const sinSuIva = tarifa === 0 && producto.tarifa !== 0;
  if (conFactura ? !sinSuIva : producto.fuera_regimen !== true) return;
  const monto = aDolares(precio);
  const vendido = { producto: producto.producto, vendido: monto, ahora: monto };
  marcas.oRehusar('PRECIO_CAMBIADO', vendido, () => new AppError('VENTA_DE_OTRO_DOCUMENTO'));
}

const nuncaVigente = (i: number, que: string, precio: ReturnType<typeof centavos>) =>
  enCampo('PRECIO_NUNCA_VIGENTE', enLinea(i, 'precio_venta'), {
    msg: `${que} no costaba ${formatCentavos(precio)} cuando se vendió. ${PUEDE_ACEPTAR}`,
  });
