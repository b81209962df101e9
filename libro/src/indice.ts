// Every story of the book, by where it stands in its tree.
import type { Historias } from './historias';
import { cifras } from './piezas/cifras';
import { emision } from './piezas/emision';
import { rangos } from './piezas/fechas';
import { formularios } from './piezas/formulario';
import { importar } from './piezas/importar';
import { menores } from './piezas/menores';
import { personas } from './piezas/personas';
import { tablas } from './piezas/tabla';
import { vistas } from './piezas/vista';
import { avisos } from './ui/avisos';
import { core } from './ui/core';
import { data } from './ui/data';
import { extra } from './ui/extra';
import { fechas } from './ui/fechas';
import { formulario } from './ui/formulario';
import { graficos } from './ui/graficos';
import { qr } from './ui/qr';
import { tabla } from './ui/tabla';

export const HISTORIAS: Readonly<Record<string, Historias>> = {
  'ui/core': core,
  'ui/avisos': avisos,
  'ui/data': data,
  'ui/formulario': formulario,
  'ui/tabla': tabla,
  'ui/extra': extra,
  'ui/fechas': fechas,
  'ui/graficos': graficos,
  'ui/qr': qr,
  'piezas/cifras': cifras,
  'piezas/emision': emision,
  'piezas/fechas': rangos,
  'piezas/formulario': formularios,
  'piezas/importar': importar,
  'piezas/menores': menores,
  'piezas/personas': personas,
  'piezas/tabla': tablas,
  'piezas/vista': vistas,
};
