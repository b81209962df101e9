/** Names from before each area had its own: whose they are is known, and they stay until nobody runs a build that writes them. */
const DE_ANTES: readonly (readonly [string, string])[] = [
  ['comanda.carrito.', 'ventas'],
  ['comanda.notas.', 'ventas'],
  ['comanda.pestana.', 'ventas'],
  ['comanda.vizor.', 'ventas'],
];

/** The area whose name something is kept under in a browser; null: the shell's, or nobody's. */
export function duenoDeLlave(llave: string, areas: readonly string[]): string | null {
  const propio = areas.find((area) => llave.startsWith(`${area}:`));
  return propio ?? DE_ANTES.find(([prefijo]) => llave.startsWith(prefijo))?.[1] ?? null;
}
