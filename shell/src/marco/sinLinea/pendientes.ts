import type { Pregunta } from '@comanda/shared/ui/core';

type SinEnviar = { cuantos: number; dicho: string };

/** What this browser has done and not sent; nothing where that cannot be known, since nothing clears it. */
export async function contarPendientes(): Promise<SinEnviar> {
  try {
    const { contarSinEnviar } = await import('@comanda/shared/sinLinea');
    return await contarSinEnviar();
  } catch (error) {
    console.error(error);
    return { cuantos: 0, dicho: '' };
  }
}

/** What somebody should know who leaves them behind. */
export const salirConPendientes = ({ cuantos, dicho }: SinEnviar): Pregunta => ({
  titulo: `${cuantos === 1 ? 'Queda' : 'Quedan'} ${dicho} por enviar en este equipo`,
  texto:
    'Nada se pierde al salir. Se enviará cuando haya línea y alguien de la empresa ingrese en este equipo; no borre los datos del navegador.',
  aceptar: 'Cerrar sesión',
});
