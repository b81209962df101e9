import type { CallInput } from '@comanda/shared/contracts/defineCall';
import type { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';
import {
  CURSOS,
  type Curso,
  type LineaOrden,
  type Orden,
} from '@comanda/shared/contracts/ventas/ordenes';
import { loRaroDe, type Carrito } from '@comanda/shared/domain/orden/carrito';
import { tarifaDe } from '@comanda/shared/domain/dinero/iva';

import type { LineaPorEnviar } from '../ventaAbierta';

/** What nobody has answered is sent again after so long. */
export const REINTENTO_MS = 3_000;

/**
 * What is about to be sent, each line with its key and with that of the send. A main dish or a dessert waits for its course to be fired while something
 * of a course before it is in this send or still to be served.
 */
export function lineasParaEnviar(
  carrito: Carrito,
  orden: Orden | null | undefined,
  nuevaLinea: () => string,
): LineaPorEnviar[] {
  const servidos = (orden?.lineas ?? []).filter(({ cantidad, lista }) => cantidad > 0 && !lista);
  const pendientes = [
    ...carrito.map(({ servicio }) => servicio?.curso),
    ...servidos.map(({ curso }) => curso ?? undefined),
  ].filter((curso) => curso !== undefined);
  const primero = Math.min(...pendientes.map(lugarDe));
  const envio = nuevaLinea();
  return carrito.map((linea) => {
    const curso = linea.servicio?.curso;
    const retenida = curso !== undefined && lugarDe(curso) > primero;
    return { ...linea, linea: nuevaLinea(), envio, ...(retenida && { retenida }) };
  });
}

/** What was sent together first: it is taken or refused as one, and what joined it meanwhile says nothing of it. */
export const primerEnvio = (porEnviar: readonly LineaPorEnviar[]): LineaPorEnviar[] =>
  porEnviar.filter(({ envio }) => envio === porEnviar[0]?.envio);

const lugarDe = (curso: Curso) => CURSOS.indexOf(curso);

type Pedida = CallInput<typeof mesasCalls.registrarOrden>['lineas'][number];

export const aPedida = (linea: LineaPorEnviar): Pedida => ({
  id: linea.id,
  id_categoria: linea.id_categoria,
  producto: linea.producto,
  precio_venta: linea.precio_venta,
  porcentaje_iva: linea.porcentaje_iva,
  cantidad: linea.cantidad,
  linea: linea.linea,
  ...(linea.opciones && { opt: linea.opciones }),
  ...(linea.modificadores && { modificadores: linea.modificadores }),
  ...(linea.servicio?.curso && { curso: linea.servicio.curso }),
  ...(linea.servicio?.asiento && { asiento: linea.servicio.asiento }),
  ...(linea.retenida && { retenida: true }),
});

/** As the server will say it. */
export const aEnviada = (linea: LineaPorEnviar, usuario: string, ahora: Date): LineaOrden => ({
  linea: linea.linea,
  id: linea.id,
  id_categoria: linea.id_categoria,
  producto: linea.producto,
  precio_venta: linea.precio_venta,
  cantidad: linea.cantidad,
  porcentaje_iva: tarifaDe(linea.porcentaje_iva) ?? 0,
  por_peso: linea.por_peso ?? false,
  ...loRaroDe(linea),
  anulada: 0,
  pagada: 0,
  opciones: linea.opciones ?? '',
  lista: false,
  entregada: false,
  modificadores: linea.modificadores ?? [],
  retenida: linea.retenida ?? false,
  usuario,
  curso: linea.servicio?.curso ?? null,
  asiento: linea.servicio?.asiento ?? null,
  enviada: ahora.toISOString(),
});
