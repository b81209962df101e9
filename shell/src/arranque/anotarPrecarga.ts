/** A preload that fails is tried again by whoever needs it; here it is only noted. */
export function anotarPrecarga(error: unknown): void {
  console.warn('precarga: failed', error);
}
