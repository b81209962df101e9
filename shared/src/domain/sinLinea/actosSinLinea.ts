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

/** Where there is little room: '3 ventas y 1 movimiento', of more than two kinds '3 ventas y 2 más'. */
export function decirEnBreve(dichos: readonly Dicho[]): string {
  const [primero] = dichos;
  if (!primero || new Set(dichos.map(({ una }) => una)).size < 3) return decirCuantos(dichos);
  const iguales = dichos.filter(({ una }) => una === primero.una);
  return `${decirCuantos(iguales)} y ${dichos.length - iguales.length} más`;
}

/** '1 venta rechazada', '1 venta y 2 movimientos rechazados' */
export function decirRechazados(dichos: readonly Dicho[]): string {
  if (dichos.length === 0) return '';
  const genero = dichos.every(({ femenino }) => femenino) ? 'a' : 'o';
  return `${decirEnBreve(dichos)} rechazad${genero}${dichos.length === 1 ? '' : 's'}`;
}
