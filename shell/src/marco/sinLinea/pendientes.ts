import type { Pendientes } from '@comanda/shared/session';
import type { Pregunta } from '@comanda/shared/ui/core';

import { cuantosPendientes, dichosDePendientes } from '../pendientesDichos';

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

const SIGUE =
  'Nada se pierde al salir. Se enviará cuando haya línea y alguien de la empresa ingrese en este equipo; no borre los datos del navegador.';
const SOLO_USTED = 'Solo usted puede seguir con eso, cuando vuelva a ingresar en este equipo.';

/** What somebody should know who leaves it behind; null: nothing. */
export function salirConPendientes(
  { cuantos, dicho }: SinEnviar,
  suyos: Pendientes,
): Pregunta | null {
  const aMedias = dichosDePendientes(suyos).join(' y ');
  if (cuantos > 0)
    return {
      titulo: `${queda(cuantos)} ${dicho} por enviar en este equipo`,
      texto: aMedias ? `${SIGUE} Además hay ${aMedias}. ${SOLO_USTED}` : SIGUE,
      aceptar: 'Cerrar sesión',
    };
  if (!aMedias) return null;
  return {
    titulo: `${queda(cuantosPendientes(suyos))} ${aMedias}`,
    texto: SOLO_USTED,
    aceptar: 'Cerrar sesión',
  };
}

const queda = (cuantos: number) => (cuantos === 1 ? 'Queda' : 'Quedan');
