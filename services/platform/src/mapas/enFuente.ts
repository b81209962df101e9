import { gunzipSync } from 'node:zlib';

import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

import { funcionesDe, laQueContiene } from './funciones';

const MAPA_MAX_BYTES = 24 * 1024 * 1024;
/** What a file and a function may be called: no map writes anything else into what is read by people. */
const FUENTE = /^[\w@.+-]+(\/[\w@.+-]+)*$/;
const LETRAS = 200;
const NOMBRE = /^[\w$]{1,80}$/;

/** As browsers tell it: both count from one. */
export type Lugar = { linea: number; columna: number };

/** Answers, for places of a script, where they are in its sources: 'src/caja/Cuadre.tsx:41:7 en abrirCuadre'. Null where its map does not say. */
export function enFuente(script: string, comprimido: Buffer): (lugar: Lugar) => string | null {
  const texto = gunzipSync(comprimido, { maxOutputLength: MAPA_MAX_BYTES }).toString('utf8');
  const mapa = new TraceMap(texto);
  const funciones = funcionesDe(script);
  const renglones = comienzosDe(script);

  const original = ({ linea, columna }: Lugar) =>
    originalPositionFor(mapa, { line: linea, column: columna - 1 });

  const nombreEn = ({ linea, columna }: Lugar): string | null => {
    const funcion = laQueContiene(funciones, (renglones[linea - 1] ?? 0) + columna - 1);
    if (!funcion) return null;
    const { name } = original(lugarDe(renglones, funcion.nombre));
    const escrito = /^[\w$]+/.exec(script.slice(funcion.nombre))?.[0] ?? '';
    const nombre = name ?? (escrito.length > 2 ? escrito : ''); // a shorter one is the minifier's
    return NOMBRE.test(nombre) ? nombre : null;
  };

  return (lugar) => {
    if (lugar.linea < 1 || lugar.columna < 1) return null;
    const { source, line, column } = original(lugar);
    if (source === null || source.length > LETRAS || !FUENTE.test(source)) return null;
    const nombre = nombreEn(lugar);
    return `${source}:${line}:${column + 1}${nombre === null ? '' : ` en ${nombre}`}`;
  };
}

/** Where each line begins. */
function comienzosDe(texto: string): number[] {
  const comienzos = [0];
  for (let fin = texto.indexOf('\n'); fin !== -1; fin = texto.indexOf('\n', fin + 1))
    comienzos.push(fin + 1);
  return comienzos;
}

function lugarDe(comienzos: readonly number[], lugar: number): Lugar {
  const linea = comienzos.findLastIndex((comienzo) => comienzo <= lugar) + 1;
  return { linea, columna: lugar - (comienzos[linea - 1] ?? 0) + 1 };
}
