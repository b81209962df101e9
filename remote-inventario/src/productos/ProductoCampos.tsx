import { useRef, type ReactNode, useState } from 'react';

import type { Categoria } from '@comanda/shared/contracts/inventario/categorias';
import type { Funda } from '@comanda/shared/contracts/inventario/fundas';
import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { emiteNotas } from '@comanda/shared/domain/ley/notasDeVenta';
import { faltaDeTarifa, tarifaDe } from '@comanda/shared/domain/dinero/iva';
import { useEscaner } from '@comanda/shared/piezas/escaner';
import { Ancho, Campo, useEscribir, useValor } from '@comanda/shared/piezas/formulario';
import { Link } from '@comanda/shared/router';
import { Alert, Button } from '@comanda/shared/ui/core';

import { useCategoriasDeProductosQuery, useFacturacionDeProductos } from './productosApi';
import { productosMensajes as mensajes } from './productosMensajes';
import { opcionesDeTarifa } from './tarifas';

type ProductoCamposProps = { empresa: string; producto?: Producto };

export function ProductoCampos({ empresa, producto }: ProductoCamposProps) {
  return (
    <>
      <Campo.Texto nombre="producto" etiqueta="Nombre" ancho autoFocus />
      <CampoCategoria empresa={empresa} producto={producto} />
      <Campo.Dinero nombre="precio_venta" etiqueta="Precio" />
      <Campo.Opcion
        nombre="porcentaje_iva"
        etiqueta="IVA"
        opciones={opcionesDeTarifa(producto?.porcentaje)}
      />
      <Codigos />
      <Campo.Si nombre="por_peso" etiqueta="Se vende por peso" />
      <CampoFunda />
      <FueraDelRegimen empresa={empresa} />
      <NoFacturable empresa={empresa} />
    </>
  );
}

/** What those boxes have of a product that is there already. */
export const valoresDe = (producto: Producto) => ({
  producto: producto.producto,
  id_categoria: producto.id_categoria,
  precio_venta: producto.precio_venta,
  porcentaje_iva: producto.porcentaje,
  codigo: producto.codigo,
  codigo_barras: producto.codigo_barras,
  por_peso: producto.por_peso,
  fuera_regimen: producto.fuera_regimen ?? false,
  funda: producto.funda ?? null,
});

/** What its barcode box takes (contracts/inventario/productos). */
const DE_BARRAS = /^(\d{8}|\d{12,13})$/;

/** What the scanner reads while a product is written is its barcode, wherever the focus is; in the box of its own code it stays there. */
function Codigos() {
  const escribir = useEscribir();
  const suyo = useRef<HTMLDivElement>(null);
  useEscaner({
    alLeer: (codigo) => {
      if (!DE_BARRAS.test(codigo)) return 'tecleado';
      if (suyo.current?.contains(document.activeElement)) return 'ajeno';
      queueMicrotask(() => escribir('codigo_barras', codigo)); // once every box says again what it said before
      return 'tomado';
    },
  });
  return (
    <>
      <div ref={suyo}>
        <Campo.Texto nombre="codigo" etiqueta="Código" />
      </div>
      <Campo.Texto nombre="codigo_barras" etiqueta="Código de barras" teclado="numeric" />
    </>
  );
}

/** One of the company's; where there is none, or they do not come, it says so and what to do. */
function CampoCategoria({ empresa, producto }: ProductoCamposProps) {
  const { currentData, isError, refetch } = useCategoriasDeProductosQuery({ empresa });
  return (
    <>
      <Campo.Opcion
        nombre="id_categoria"
        etiqueta="Categoría"
        opciones={opcionesDeCategoria(currentData ?? [], producto)}
      />
      {currentData?.length === 0 && (
        <Aviso
          texto={mensajes.sinCategorias}
          accion={<Link to="/admin/categoria_producto">{mensajes.crearCategoria}</Link>}
        />
      )}
      {isError && !currentData && (
        <Aviso
          texto={mensajes.categoriasFallidas}
          accion={<Button onClick={() => void refetch()}>Reintentar</Button>}
        />
      )}
    </>
  );
}

/** A product keeps its category in sight while the list is on its way. */
function opcionesDeCategoria(categorias: readonly Categoria[], producto: Producto | undefined) {
  const propia = categorias.some(({ id_categoria }) => id_categoria === producto?.id_categoria);
  return [...categorias, ...(producto && !propia ? [producto] : [])].map(
    ({ id_categoria, categoria }) => ({ value: id_categoria, label: categoria }),
  );
}

/** Where the name says that it is a bag, or it is one already: few shops charge its tax, and no other product asks. */
function CampoFunda() {
  const nombre = useValor('producto');
  const funda = useValor('funda');
  const parece = typeof nombre === 'string' && /\bfundas?\b/i.test(nombre);
  if (!parece && !funda) return null;
  return (
    <Campo.Opcion
      nombre="funda"
      etiqueta={mensajes.ice}
      ayuda={mensajes.iceAyuda}
      opciones={OPCIONES_DE_FUNDA}
      ninguno={mensajes.sinIce}
    />
  );
}

const OPCIONES_DE_FUNDA: { value: Funda; label: string }[] = [
  { value: 'FUNDA', label: 'Funda plástica' },
  { value: 'FUNDA_BIODEGRADABLE', label: 'Funda biodegradable certificada' },
];

/** Of a negocio popular alone: what is not of its regime, and bears an invoice. */
function FueraDelRegimen({ empresa }: { empresa: string }) {
  const { currentData } = useFacturacionDeProductos(empresa);
  const marcado = useValor('fuera_regimen') === true;
  const [hoy] = useState(() => fechaNegocio(new Date()));
  const regimen = currentData?.regimen ?? null;
  if (!emiteNotas({ regimen }, hoy)) return null;
  return (
    <>
      <Campo.Si
        nombre="fuera_regimen"
        etiqueta={mensajes.fueraDelRegimen}
        ayuda={mensajes.fueraDelRegimenAyuda}
      />
      {marcado && currentData?.factura === false && <Aviso texto={mensajes.fueraSinFactura} />}
    </>
  );
}

/** A rate that no invoice of today can carry, where the company invoices electronically. */
function NoFacturable({ empresa }: { empresa: string }) {
  const { currentData } = useFacturacionDeProductos(empresa);
  const tarifa = tarifaDe(String(useValor('porcentaje_iva')));
  const [hoy] = useState(() => fechaNegocio(new Date()));
  const falta = tarifa === null ? null : faltaDeTarifa(tarifa, hoy);
  return falta !== null && currentData?.factura && <Aviso texto={falta} />;
}

function Aviso({ texto, accion }: { texto: string; accion?: ReactNode }) {
  return (
    <Ancho>
      <Alert type="warning" showIcon role="alert" title={texto} action={accion} />
    </Ancho>
  );
}
