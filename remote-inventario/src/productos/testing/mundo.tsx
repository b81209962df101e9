import { categoriasCalls, type Categoria } from '@comanda/shared/contracts/inventario/categorias';
import { facturacionCalls } from '@comanda/shared/contracts/facturacion/facturacion';
import {
  productosCalls as calls,
  type Producto,
} from '@comanda/shared/contracts/inventario/productos';
import {
  answer,
  makeProducto as unProducto,
  makeUsuario,
  refuse,
  renderScreen,
} from '@comanda/shared/testing';

import ProductosScreen from '../ProductosScreen';

export const EMPRESA = 'La Cevichería del Puerto';
export const ANDINA = 'Cafetería Andina';
export const ADMIN = makeUsuario({ perfil: 'Administrador', empresa: [EMPRESA] });

export const makeProducto = (over: Partial<Producto> = {}): Producto =>
  unProducto({ id: '1', id_categoria: '3', categoria: 'Mariscos', empresa: EMPRESA, ...over });

const makeCategoria = (id_categoria: string, categoria: string): Categoria => ({
  id_categoria,
  categoria,
  descripcion: '',
  empresa: EMPRESA,
  orden: 1,
  color: 'mar',
  color_elegido: false,
  productos: 1,
});
const CATEGORIAS = [makeCategoria('3', 'Mariscos'), makeCategoria('7', 'Bebidas')];

/** `categorias` null: they cannot be read. */
type Alrededor = { categorias?: readonly Categoria[] | null; factura?: boolean };

/** What the screen asks for around its list; how often it asked how the company invoices. */
export function responder({ categorias = CATEGORIAS, factura = true }: Alrededor = {}) {
  if (categorias === null) refuse(categoriasCalls.listarCategorias, 'INESPERADO');
  else answer(categoriasCalls.listarCategorias, { success: true, data: [...categorias] });
  answer(calls.consultarTarifasMuertas, {
    success: true,
    data: { tarifa: 15, total: 0, productos: [] },
  });
  return answer(facturacionCalls.consultarEmpresa, {
    success: true,
    data: {
      empresa: EMPRESA,
      ruc: '0992345678001',
      razon_social: EMPRESA,
      direccion: 'Malecón',
      establecimiento: '001',
      punto_emision: '001',
      ambiente: '1',
      tipo_emision: '1',
      tarifa: '15',
      iva_actual: 15,
      contabilidad: false,
      factura,
      logo_empresa: null,
    },
  });
}

/** The screen of an administrator of one company that has these products. */
export function abrir(filas: readonly Producto[], acepta = true, alrededor: Alrededor = {}) {
  responder(alrededor);
  const data = { filas: [...filas], total: filas.length };
  const pedidos = answer(calls.consultarProductos, { success: true, data });
  return { ...renderScreen(<ProductosScreen />, { usuario: ADMIN, acepta }), pedidos };
}
