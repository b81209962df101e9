const VENTANA_MS = 60_000;
/** Behind one address may stand a restaurant of twenty tills, each of which reports its loads and every five minutes. */
const INFORMES = 120;
/** Addresses at once; whoever sends from more than these is nobody's restaurant. */
const DIRECCIONES = 10_000;

/** How many reports an address may send in a minute, known to this process alone. What is beyond is dropped. */
export function tope(reloj: () => Date) {
  let hasta = 0;
  const cuentas = new Map<string, number>();
  return (direccion: string): boolean => {
    const ahora = reloj().getTime();
    if (ahora >= hasta) {
      cuentas.clear();
      hasta = ahora + VENTANA_MS;
    }
    const cuenta = (cuentas.get(direccion) ?? 0) + 1;
    if (cuenta === 1 && cuentas.size >= DIRECCIONES) return false;
    cuentas.set(direccion, cuenta);
    return cuenta <= INFORMES;
  };
}
