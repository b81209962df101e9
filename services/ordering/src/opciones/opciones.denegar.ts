import { declarar, noExiste, type MundoDeDenegar } from '@comanda/kit/testing/denegar';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { opcionesCalls } from '@comanda/shared/contracts/inventario/opciones';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';

const { empresa } = PUERTO;
const datos = { producto: 'Almuerzo del día', precio_venta: 3.5, porcentaje_iva: 15 };
const grupos = [
  {
    nombre: 'Sopa',
    minimo: 1,
    maximo: 1,
    opciones: [{ nombre: 'Locro', precio: 0, agotado: false }],
  },
];

/** The category the seed gives each company has its id. */
const uno = async ({ pedir }: MundoDeDenegar, { id, empresa: suya }: typeof PUERTO) => {
  const producto = await pedir(productosCalls.crearProducto, {
    ...datos,
    empresa: suya,
    id_categoria: String(id),
  });
  return { id: producto.id };
};

export const denegar = declarar(opcionesCalls)({
  quienes: `
llamada          area        empresa   quienes
guardarOpciones  inventario  nombrada  Administrador`,
  entradas: {
    guardarOpciones: async (mundo) => ({ empresa, grupos, ...(await uno(mundo, PUERTO)) }),
  },
  ajenos: {
    guardarOpciones: [['the id of its own', (mundo) => uno(mundo, ANDINA), noExiste]],
  },
});
