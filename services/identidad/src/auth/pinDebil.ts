const PASOS = [0, 1, -1];

/** 1111, 1234, 9876, 123123: what one tries first on somebody else's till. */
export function esPinDebil(pin: string): boolean {
  const cifras = Array.from(pin, Number);
  const deA = (paso: number) =>
    cifras.every((cifra, i) => i === 0 || cifra === ((cifras[i - 1] ?? 0) + paso + 10) % 10);
  const mitad = pin.slice(0, pin.length / 2);
  return PASOS.some(deA) || (pin.length % 2 === 0 && pin === mitad + mitad) || pin === '2580';
}
