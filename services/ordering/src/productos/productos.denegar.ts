import { expect } from '@jest/globals';

import {
  data,
  declarar,
  noExiste,
  rechazo,
  type MundoDeDenegar,
} from '@comanda/kit/testing/denegar';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';

const { empresa } = PUERTO;
const sinElDeAndina = expect.not.arrayContaining([expect.objectContaining({ id: '8' })]);
const datos = { producto: 'Corvina apanada', precio_venta: 8.5, porcentaje_iva: 15 };
const noSeElige = rechazo(400, 'DATOS_INVALIDOS');
/** The category the seed gives each company has its id. */
const enSuCategoria = ({ id, empresa }: typeof PUERTO) => ({ empresa, id_categoria: String(id) });

const uno = async ({ pedir }: MundoDeDenegar, de: typeof PUERTO) => {
  const { id } = await pedir(productosCalls.crearProducto, { ...datos, ...enSuCategoria(de) });
  return { id };
};
const elSuyo = (mundo: MundoDeDenegar) => uno(mundo, ANDINA);
const MUERTA = 'Corvina de Andina al 12 %';
/** One of its own whose rate is dead: no call makes one. */
const conTarifaMuerta = async (mundo: MundoDeDenegar) => {
  const { id } = await elSuyo(mundo);
  await mundo.dueno(
    'update pedidos.productos set producto = $2, porcentaje_iva = 12 where id = $1',
    [id, MUERTA],
  );
  return {};
};
/** It sold its coffee yesterday, as the totals of the day say. */
const vendidoAlla = async ({ dueno }: MundoDeDenegar) => {
  await dueno(
    `insert into pedidos.dia_totales (empresa_id, fecha, concepto, usuario_id, clave, ventas, monto)
     values ($1, current_date - 1, 'PRODUCTO', gen_random_uuid(), '8', 3, 10)`,
    [ANDINA.id],
  );
  return {};
};

export const denegar = declarar(productosCalls)({
  quienes: `
llamada             area        empresa   quienes
listarProductos     -           nombrada  Administrador Cajero Mesero
versionCatalogo     -           nombrada  Administrador Cajero Mesero
masVendidos         ventas      nombrada  Administrador Cajero Mesero
buscarProductos     ventas      nombrada  Administrador Cajero Mesero
listarAgotados      inventario  nombrada  Administrador Cocinero
consultarCarta      inventario  nombrada  Administrador Cocinero
marcarAgotado       inventario  nombrada  Administrador Cocinero
consultarProductos  inventario  nombrada  Administrador
crearProducto       inventario  nombrada  Administrador
actualizarProducto  inventario  nombrada  Administrador
eliminarProducto    inventario  nombrada  Administrador
marcarProducto      inventario  nombrada  Administrador
listarPrecios       inventario  nombrada  Administrador
consultarTarifasMuertas  inventario  nombrada  Administrador
ponerTarifasAlDia   inventario  nombrada  Administrador`,
  entradas: {
    listarProductos: () => ({ empresa }),
    versionCatalogo: () => ({ empresa }),
    masVendidos: () => ({ empresa }),
    buscarProductos: () => ({ empresa, busqueda: 'ceviche' }),
    listarAgotados: () => ({ empresa }),
    consultarCarta: () => ({ empresa, busqueda: '' }),
    marcarAgotado: async (mundo) => ({ empresa, agotado: true, ...(await uno(mundo, PUERTO)) }),
    consultarProductos: () => ({ empresa, busqueda: '' }),
    crearProducto: () => ({ ...datos, ...enSuCategoria(PUERTO) }),
    actualizarProducto: async (mundo) => ({
      ...datos,
      ...enSuCategoria(PUERTO),
      ...(await uno(mundo, PUERTO)),
    }),
    eliminarProducto: async (mundo) => ({ empresa, ...(await uno(mundo, PUERTO)) }),
    marcarProducto: async (mundo) => ({ empresa, agotado: true, ...(await uno(mundo, PUERTO)) }),
    listarPrecios: async (mundo) => ({ empresa, ...(await uno(mundo, PUERTO)) }),
    consultarTarifasMuertas: () => ({ empresa }),
    ponerTarifasAlDia: () => ({ empresa }),
  },
  ajenos: {
    listarProductos: [['nothing', () => ({}), data(sinElDeAndina)]],
    masVendidos: [['what it sold', vendidoAlla, data(expect.not.arrayContaining(['8']))]],
    buscarProductos: [['the name of its product', () => ({ busqueda: 'café pasado' }), data([])]],
    consultarProductos: [
      [
        'the name of its product',
        () => ({ busqueda: 'café pasado' }),
        data({ filas: [], total: 0 }),
      ],
      ['its category', () => ({ id_categoria: String(ANDINA.id) }), data({ filas: [], total: 0 })],
    ],
    consultarCarta: [
      [
        'the name of its product',
        () => ({ busqueda: 'café pasado' }),
        data({ filas: [], total: 0 }),
      ],
    ],
    marcarAgotado: [['the id of its own', elSuyo, noExiste]],
    crearProducto: [['its category', () => ({ id_categoria: String(ANDINA.id) }), noSeElige]],
    actualizarProducto: [
      [
        'the id of its own',
        async (mundo) => ({ ...(await elSuyo(mundo)), id_categoria: String(ANDINA.id) }),
        noExiste,
      ],
      ['its category', () => ({ id_categoria: String(ANDINA.id) }), noSeElige],
    ],
    eliminarProducto: [['the id of its own', elSuyo, noExiste]],
    marcarProducto: [['the id of its own', elSuyo, noExiste]],
    listarPrecios: [['the id of its own', elSuyo, noExiste]],
    consultarTarifasMuertas: [
      [
        'a dead rate of its own',
        conTarifaMuerta,
        data(
          expect.objectContaining({
            productos: expect.not.arrayContaining([expect.objectContaining({ producto: MUERTA })]),
          }),
        ),
      ],
    ],
    ponerTarifasAlDia: [],
  },
});
