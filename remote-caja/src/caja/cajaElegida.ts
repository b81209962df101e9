import { llaveDeSesion } from '@comanda/shared/session';

const llaveDe = (usuario: string, empresa: string) => llaveDeSesion(usuario, 'caja', empresa);

/** The drawer this machine last showed the user of a company; null where it showed none. */
export function leerCajaElegida(usuario: string, empresa: string): number | null {
  try {
    const texto = localStorage.getItem(llaveDe(usuario, empresa));
    return texto === null ? null : Number(texto);
  } catch (error) {
    console.warn('caja: the chosen drawer cannot be read', error);
    return null;
  }
}

export function guardarCajaElegida(usuario: string, empresa: string, caja: number): void {
  try {
    localStorage.setItem(llaveDe(usuario, empresa), String(caja));
  } catch (error) {
    console.warn('caja: the chosen drawer cannot be stored', error);
  }
}
