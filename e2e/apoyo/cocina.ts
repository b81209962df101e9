import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { mesasCalls } from '../../shared/src/contracts/ventas/mesas';
import { productosCalls } from '../../shared/src/contracts/inventario/productos';

import { llamar } from './navegador';

type Linea = { cantidad?: number; opt?: string; curso?: 'FUERTE'; retenida?: boolean };
type Envio = {
  empresa: string;
  orden?: string;
  mesa?: string;
  lineas: Linea[];
  random?: string;
};

/** Sends dishes of the menu to the kitchen, under a name or of a table. */
export async function enviarACocina(
  page: Page,
  { empresa, orden = '', mesa = '', lineas, random = randomUUID() }: Envio,
) {
  const platos = (await llamar(page, productosCalls.listarProductos, { empresa })).filter(
    ({ agotado, por_peso }) => !agotado && !por_peso,
  );
  const pedidas = lineas.flatMap((linea, i) => {
    const plato = platos[i % platos.length];
    if (!plato) return [];
    const { id, id_categoria, producto, precio_venta, porcentaje_iva } = plato;
    const suya = { id, id_categoria, producto, precio_venta, porcentaje_iva };
    return { ...suya, cantidad: 1, linea: randomUUID(), ...linea };
  });
  const envio = { empresa, orden, mesa, usuario: '', random, lineas: pedidas };
  return llamar(page, mesasCalls.registrarOrden, envio);
}
