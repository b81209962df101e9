/**
 * What the shell provides must be in its own graph: these are the names its code does not ask for by itself.
 * The build of the shell refuses to end when one is missing.
 */
import 'react/jsx-runtime';
import 'react-dom';
import '@reduxjs/toolkit';
import '@reduxjs/toolkit/query/react';
import '@comanda/shared/area';

/** The tiers that wait until a screen asks for them: named here, so that the build makes a file of each. */
export const tiersQueEsperan = {
  datos: () => import('@comanda/shared/ui/data'),
  formulario: () => import('@comanda/shared/ui/formulario'),
  tabla: () => import('@comanda/shared/ui/tabla'),
  extra: () => import('@comanda/shared/ui/extra'),
  fechas: () => import('@comanda/shared/ui/fechas'),
  graficos: () => import('@comanda/shared/ui/graficos'),
  qr: () => import('@comanda/shared/ui/qr'),
  sinLinea: () => import('@comanda/shared/sinLinea'),
};
