const titulo = 'Ventas sin línea';

const alguno = (nombres: readonly string[]) =>
  nombres.length === 0
    ? 'un Administrador'
    : new Intl.ListFormat('es', { type: 'disjunction' }).format(nombres);

/** All ours. */
export const equipoMensajes = {
  titulo,
  registrado: (punto: string) =>
    `Equipo registrado con el punto de emisión ${punto}. Ya vende sin línea`,
  tambienSinLinea: 'También vende sin línea',
  sinNota: 'Sin línea se vende con ticket: la nota de venta toma su número cuando vuelve la línea',
  noVendeSinLinea: 'Si se va la línea, este equipo no vende.',
  loRegistra: (nombres: readonly string[]) =>
    `Puede registrarlo, en este mismo equipo, ${alguno(nombres)}.`,
} as const;
