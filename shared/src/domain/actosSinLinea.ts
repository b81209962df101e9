/** How one and several of a kind are called. */
export type Dicho = { una: string; varias: string; femenino: boolean };

/** '3 ventas y 1 movimiento'; '' for none. */
export function decirCuantos(dichos: readonly Dicho[]): string {
  const cuantos = new Map<string, Dicho[]>();
  for (const dicho of dichos) cuantos.set(dicho.una, [...(cuantos.get(dicho.una) ?? []), dicho]);
  const partes = [...cuantos.values()].flatMap((iguales) => {
    const { length } = iguales;
    return iguales.slice(0, 1).map(({ una, varias }) => `${length} ${length === 1 ? una : varias}`);
  });
  return partes.length < 2
    ? partes.join('')
    : `${partes.slice(0, -1).join(', ')} y ${partes.slice(-1).join('')}`;
}

/** '1 venta rechazada', '1 venta y 2 movimientos rechazados' */
export function decirRechazados(dichos: readonly Dicho[]): string {
  if (dichos.length === 0) return '';
  const genero = dichos.every(({ femenino }) => femenino) ? 'a' : 'o';
  return `${decirCuantos(dichos)} rechazad${genero}${dichos.length === 1 ? '' : 's'}`;
}
