const CLAVE = 'comanda.lateral';

/** The two widths of the side navigation (spec section 2), remembered on this machine. */
export type AnchoLateral = '100%' | '3%';

/** What was chosen on this machine; null where nobody has. */
export function leerLateral(): AnchoLateral | null {
  try {
    const guardado = localStorage.getItem(CLAVE);
    if (guardado === '100%' || guardado === '3%') return guardado;
  } catch (error) {
    console.warn('lateral: storage cannot be read', error); // spec section 8: logged and ignored
  }
  return null;
}

export function guardarLateral(ancho: AnchoLateral): void {
  try {
    localStorage.setItem(CLAVE, ancho);
  } catch (error) {
    console.warn('lateral: storage cannot be written', error);
  }
}
