import { enCampo } from './enCampo';

/** 'Demasiados intentos. Espere 2 minutos e intente de nuevo', under the field it is about. */
export function enEspera(segundos: number, campo: string) {
  const msg = `Demasiados intentos. Espere ${enPalabras(segundos)} e intente de nuevo`;
  return enCampo('DEMASIADOS_INTENTOS', campo, { detalle: { espera: segundos }, msg });
}

/** 45 -> '45 segundos', 61 -> '2 minutos'. */
function enPalabras(segundos: number): string {
  if (segundos < 60) return segundos === 1 ? '1 segundo' : `${segundos} segundos`;
  const minutos = Math.ceil(segundos / 60);
  return minutos === 1 ? '1 minuto' : `${minutos} minutos`;
}
