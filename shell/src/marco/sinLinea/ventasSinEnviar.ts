import type { Pregunta } from '@comanda/shared/ui/core';

/** Sales that this browser has made and not sent; none where that cannot be known, since nothing clears them. */
export async function ventasSinEnviar(): Promise<number> {
  try {
    const { contarSinEnviar } = await import('@comanda/shared/sinLinea');
    return await contarSinEnviar();
  } catch (error) {
    console.error(error);
    return 0;
  }
}

/** What somebody should know who leaves them behind. */
export const salirConVentas = (ventas: number): Pregunta => ({
  titulo:
    ventas === 1
      ? 'Queda 1 venta por enviar en este equipo'
      : `Quedan ${ventas} ventas por enviar en este equipo`,
  texto:
    'No se pierden al salir. Se enviaran cuando haya linea y alguien de la empresa ingrese en este equipo; no borre los datos del navegador.',
  aceptar: 'Cerrar sesion',
});
