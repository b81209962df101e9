import { setImmediate } from 'node:timers/promises';

import { programaDe } from '../arbol';
import type { Archivos } from '../candidato';
import { loDeTodosEn, type Hallazgo, type QueHace } from '../deTodos';
import { duenoDeLlave } from '../llaves';
import { DEL_MARCO } from '../delMarco';
import type { ReglaDePuerta } from '../regla';

type EnArchivo = Hallazgo & { nombre: string };
type Leido = { hallados: readonly EnArchivo[]; ilegibles: readonly string[] };

const leidos = new WeakMap<Archivos, Promise<Leido>>();

/** Each file is read once for all these rules, and sales go on between one and the next. */
function leer(archivos: Archivos): Promise<Leido> {
  const leido = leidos.get(archivos) ?? leerTodos(archivos);
  leidos.set(archivos, leido);
  return leido;
}

async function leerTodos(archivos: Archivos): Promise<Leido> {
  const hallados: EnArchivo[] = [];
  const ilegibles: string[] = [];
  for (const [nombre, contenido] of archivos) {
    if (!nombre.endsWith('.js')) continue;
    await setImmediate();
    const texto = contenido.toString('utf8');
    const programa = programaDe(texto);
    if (programa) hallados.push(...loDeTodosEn(programa, texto).map((uno) => ({ ...uno, nombre })));
    else ilegibles.push(nombre);
  }
  return { hallados, ilegibles };
}

async function* losQue(hace: QueHace, archivos: Archivos, dice: string) {
  const { hallados } = await leer(archivos);
  for (const uno of hallados) if (uno.hace === hace) yield `${uno.nombre} ${dice}: ${uno.que}`;
}

/**
 * These read the tree of the code and stop what is done by mistake: a page closes the same things (docs/adr/0063), and what is
 * hidden on purpose is for who reviews.
 */
export const DE_LA_PAGINA: readonly ReglaDePuerta[] = [
  {
    nombre: 'codigo-ilegible',
    para: 'area',
    arreglo: 'Construya de nuevo: un archivo no se puede leer como JavaScript',
    async *revisar({ archivos }) {
      const { ilegibles } = await leer(archivos);
      for (const nombre of ilegibles)
        if (nombre !== 'remoteEntry.js') yield `${nombre} no se puede leer`; // that one has a rule of its own
    },
  },
  {
    nombre: 'vacia-lo-de-todos',
    para: 'area',
    arreglo: 'Borre por su nombre lo que su área guardó: el navegador guarda ahí lo de todas',
    revisar: ({ archivos }) => losQue('vacia', archivos, 'borra lo que guardan todas las áreas'),
  },
  {
    nombre: 'reemplaza-lo-de-todos',
    para: 'area',
    arreglo: 'Escriba una función suya: lo del lenguaje y de la página es de todas las áreas',
    revisar: ({ archivos }) => losQue('reemplaza', archivos, 'cambia lo que usan todas las áreas'),
  },
  {
    nombre: 'nombre-del-marco',
    para: 'area',
    arreglo: 'Pídalo a la sala con lo que es de las áreas (useUsuario, pedirSalida, orderingApi)',
    *revisar({ lanzamiento: { toma } }) {
      for (const [sala, nombres] of Object.entries(DEL_MARCO))
        for (const nombre of nombres)
          if (Object.hasOwn(toma?.[sala] ?? {}, nombre)) yield `toma ${nombre} de ${sala}`;
    },
  },
  {
    nombre: 'llave-ajena',
    para: 'area',
    arreglo: 'Guarde con almacenDe de piezas/almacen: sus nombres empiezan por el de su área',
    async *revisar({ lanzamiento: { area }, archivos }, { areas }) {
      const { hallados } = await leer(archivos);
      for (const { nombre, llave, que } of hallados)
        if (llave !== undefined && duenoDeLlave(llave, [...areas.keys()]) !== area)
          yield `${nombre} guarda con un nombre que no es de ${area}: ${que}`;
    },
  },
];
