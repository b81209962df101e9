import type { BuildPublicado, Publicacion } from '@comanda/shared/contracts/admin/publicaciones';
import type { Accion } from '@comanda/shared/piezas/tabla';
import { avisar, confirmar, withNotice } from '@comanda/shared/ui/core';

import {
  useActivarBuildMutation,
  useFijarBuildMutation,
  useQuitarCanarioMutation,
  useVolverAtrasMutation,
} from './publicacionesApi';
import { publicacionesMensajes as mensajes } from './publicacionesMensajes';

export type QueAbre = 'canario' | 'fijar' | 'fallos' | 'procedencia';
type Abrir = (que: QueAbre, build: string) => void;

/** What can be done about the builds of an area, each told first. */
export function useAccionesBuild(publicacion: Publicacion, abrir: Abrir) {
  const { area, titulo: nombre, estable, anterior, canario } = publicacion;
  const [activar, activando] = useActivarBuildMutation();
  const [volver, volviendo] = useVolverAtrasMutation();
  const [quitar, quitando] = useQuitarCanarioMutation();
  const [fijar] = useFijarBuildMutation();

  const onActivar = async (fila: BuildPublicado) => {
    if (!(await confirmar(mensajes.confirmarActivar(nombre, fila, estable)))) return;
    await withNotice(activar({ area, build: fila.build }).unwrap(), mensajes.activar);
  };
  const onSoltar = async (empresa: string, build: string) => {
    if (!(await confirmar(mensajes.confirmarSoltar(empresa, build)))) return;
    await withNotice(fijar({ empresa, area, build: null }).unwrap(), mensajes.soltar);
  };
  const onVolver = async () => {
    if (estable === null || anterior === null) return;
    if (!(await confirmar(mensajes.confirmarVolver(nombre, estable, anterior)))) return;
    const hecho = await withNotice(volver({ area, build: estable }).unwrap(), mensajes.volver);
    const { titulo } = mensajes;
    if (hecho) avisar({ tipo: 'success', titulo, texto: mensajes.volvio(hecho.build) });
  };
  const onQuitar = async () => {
    if (!canario) return;
    if (!(await confirmar(mensajes.confirmarQuitar(nombre, canario.build, estable)))) return;
    await withNotice(quitar({ area, build: canario.build }).unwrap(), mensajes.quitar);
  };

  const accionesDe = (fila: BuildPublicado): Accion[] => {
    const { build, retirado, fijas } = fila;
    const ido = retirado === null ? null : mensajes.retirado;
    const activo = build === estable ? mensajes.yaActivo : null;
    return [
      { texto: 'Activar', impedida: ido ?? activo, onElegir: () => onActivar(fila) },
      {
        texto: 'Poner de canario',
        enMenu: true,
        impedida: ido ?? activo,
        onElegir: () => abrir('canario', build),
      },
      {
        texto: 'Fijar una empresa',
        enMenu: true,
        impedida: ido,
        onElegir: () => abrir('fijar', build),
      },
      { texto: 'Ver fallos', enMenu: true, onElegir: () => abrir('fallos', build) },
      { texto: 'Ver de dónde viene', enMenu: true, onElegir: () => abrir('procedencia', build) },
      ...fijas.map((empresa) => ({
        texto: `Soltar ${empresa}`,
        enMenu: true,
        onElegir: () => onSoltar(empresa, build),
      })),
    ];
  };
  const ocupado = activando.isLoading || volviendo.isLoading || quitando.isLoading;
  return { accionesDe, onActivar, onVolver, onQuitar, ocupado };
}
