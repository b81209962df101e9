import type { Call } from '../contracts/defineCall';
import { ventasCalls } from '../contracts/ventas/ventas';
import { firmarActo, seFirma } from '../domain/sinLinea/firma';

import { ACTOS } from './actos';
import { enAlmacen } from './almacen';
import { esVenta, sinEnviar, type FilaDeSalida, type VentaEnSalida } from './modelo';

/** What of its till a sale says whenever it is sent. */
export const allaDe = ({ dispositivo, vendida, vendedor, caja, comprador }: VentaEnSalida) => ({
  dispositivo,
  vendida,
  vendedor,
  ...(caja !== undefined && { caja }),
  ...(comprador && { comprador }),
});

/** What has just been written down, signed by whoever did it; as it is, where they have no key or it cannot be. */
export async function conFirma<Fila extends FilaDeSalida>(fila: Fila): Promise<Fila> {
  if (!seFirma() || fila.firma || !sinEnviar(fila)) return fila;
  try {
    return await firmada(fila);
  } catch (error) {
    console.warn('sinLinea: not signed', error);
    return fila;
  }
}

async function firmada<Fila extends FilaDeSalida>(fila: Fila): Promise<Fila> {
  const equipo = await enAlmacen('readonly', (almacenes) => almacenes.equipo(fila.empresa));
  const acto = actoDe(fila);
  const llave = equipo?.llave;
  if (!llave || llave.de !== acto.quien || llave.hasta === null) return fila;
  const valor = await firmarActo(llave.privada, acto, cuerpoDe(fila));
  const firma = { llave: llave.huella, valor };
  await enAlmacen('sinPrisa', async (almacenes) => {
    const actual = await almacenes.fila(fila.orden);
    if (actual) await almacenes.guardarFila({ ...actual, firma });
  });
  return { ...fila, firma };
}

const actoDe = (fila: FilaDeSalida) => ({
  tipo: fila.tipo ?? 'venta',
  clave: fila.idempotencia,
  empresa: fila.empresa,
  dispositivo: fila.dispositivo,
  quien: esVenta(fila) ? fila.vendedor : fila.quien.id,
  momento: esVenta(fila) ? fila.vendida : fila.hecho,
});

/** As it goes out: what its call does not take is not sent, and not signed. */
function cuerpoDe(fila: FilaDeSalida): Readonly<Record<string, unknown>> {
  if (!esVenta(fila)) return loQueTomaDe(ACTOS[fila.tipo].call, fila.cuerpo);
  const { clave_acceso, cuerpo } = fila;
  const entrada = { ...cuerpo, clave_acceso, sin_linea: allaDe(fila) };
  return loQueTomaDe(ventasCalls.crearVenta, entrada);
}

function loQueTomaDe({ body }: Call, entrada: object): Readonly<Record<string, unknown>> {
  const campos = Object.keys(body?.shape ?? {});
  return Object.fromEntries(Object.entries(entrada).filter(([campo]) => campos.includes(campo)));
}
