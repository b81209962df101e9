/** How many there are of each; of none nothing is kept. */
export function contador() {
  const cuantos = new Map<string, number>();
  return {
    de: (llave: string): number => cuantos.get(llave) ?? 0,
    sumar(llave: string): void {
      cuantos.set(llave, (cuantos.get(llave) ?? 0) + 1);
    },
    restar(llave: string): void {
      const quedan = (cuantos.get(llave) ?? 1) - 1;
      if (quedan === 0) cuantos.delete(llave);
      else cuantos.set(llave, quedan);
    },
  };
}
