/** A price and what it was before; null: it was not there. `cuando` it changed. */
export type PrecioCambiado<Precio> = { cuando: Date; antes: Precio | null; despues: Precio };

export type Ventana = { desde: Date; hasta: Date };

/**
 * What something cost at any moment of a time: what it cost when that began, and each price it was given in it. `actual`: what
 * it costs now; `cambios`: all since the time began, the first first.
 */
export function preciosEnVentana<Precio>(
  actual: Precio,
  cambios: readonly PrecioCambiado<Precio>[],
  { desde, hasta }: Ventana,
): Precio[] {
  const desdeEntonces = cambios.filter(({ cuando }) => cuando > desde);
  const [primero] = desdeEntonces;
  const alEmpezar = primero ? primero.antes : actual;
  const puestos = desdeEntonces.filter(({ cuando }) => cuando <= hasta);
  return [alEmpezar, ...puestos.map(({ despues }) => despues)].filter((uno) => uno !== null);
}
