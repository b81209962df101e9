const CLAVE = 'comanda.lateral';

/** The two widths of the side navigation (spec section 2), remembered on this machine. */
export type AnchoLateral = '100%' | '3%';

/** A small screen starts with the menu closed: open, it covers the screen. */
export function leerLateral(): AnchoLateral {
  if (matchMedia('(max-width: 767px)').matches) return '3%';
  try {
    const guardado = localStorage.getItem(CLAVE);
    if (guardado === '100%' || guardado === '3%') return guardado;
  } catch (error) {
    console.warn('lateral: storage cannot be read', error); // spec section 8: logged and ignored
  }
  return matchMedia('(min-width: 1200px)').matches ? '100%' : '3%';
}

export function guardarLateral(ancho: AnchoLateral): void {
  try {
    localStorage.setItem(CLAVE, ancho);
  } catch (error) {
    console.warn('lateral: storage cannot be written', error);
  }
}
