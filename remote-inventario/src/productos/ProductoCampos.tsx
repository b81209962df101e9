import type { Categoria } from '@comanda/shared/contracts/categorias';
import type { Producto } from '@comanda/shared/contracts/productos';
import { Ancho, Campo, useValor } from '@comanda/shared/piezas/formulario';
import { Link } from '@comanda/shared/router';
import { Alert } from '@comanda/shared/ui/core';

import { useFacturacionDeProductosQuery } from './productosApi';
import { productosMensajes as mensajes } from './productosMensajes';
import { opcionesDeTarifa } from './tarifas';

type ProductoCamposProps = {
  empresa: string;
  categorias: readonly Categoria[];
  producto?: Producto;
};

export function ProductoCampos({ empresa, categorias, producto }: ProductoCamposProps) {
  return (
    <>
      {categorias.length === 0 && <SinCategorias />}
      <Campo.Texto nombre="producto" etiqueta="Nombre" ancho autoFocus />
      <Campo.Opcion
        nombre="id_categoria"
        etiqueta="Categoria"
        opciones={categorias.map(({ id_categoria, categoria }) => ({
          value: id_categoria,
          label: categoria,
        }))}
      />
      <Campo.Dinero nombre="precio_venta" etiqueta="Precio" />
      <Campo.Opcion
        nombre="porcentaje_iva"
        etiqueta="IVA"
        opciones={opcionesDeTarifa(producto?.porcentaje)}
      />
      <Campo.Texto nombre="codigo" etiqueta="Codigo" />
      <Campo.Texto nombre="codigo_barras" etiqueta="Codigo de barras" teclado="numeric" />
      <NoFacturable empresa={empresa} />
    </>
  );
}

function SinCategorias() {
  return (
    <Ancho>
      <Alert
        type="warning"
        showIcon
        title={mensajes.sinCategorias}
        action={<Link to="/admin/categoria_producto">{mensajes.crearCategoria}</Link>}
      />
    </Ancho>
  );
}

/** A rate that has no code of the authority's, where the company invoices electronically. */
function NoFacturable({ empresa }: { empresa: string }) {
  const { currentData } = useFacturacionDeProductosQuery({ company: empresa });
  const tarifa = useValor('porcentaje_iva');
  if (tarifa !== '4%' || !currentData?.factura) return null;
  return (
    <Ancho>
      <Alert type="warning" showIcon role="alert" title={mensajes.noFacturable} />
    </Ancho>
  );
}
