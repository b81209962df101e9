import type { Descriptor } from '@comanda/shared/contracts/plataforma/plataforma';

import { expuestas, perfilesFuera, rutasFuera } from '../deSuArea';
import type { ReglaDePuerta } from '../regla';

const CAMINO = /^([\w-]+(\/[\w-]+)*)?$/;

/** A screen's chunk has the name of its path (webpackChunkName). */
const trozoDe = (path: string) => path.replaceAll('/', '-');

const caminos = ({ zona, rutas }: Descriptor) => rutas.map(({ path }) => `${zona}/${path}`);

/** Two paths clash where one is inside the other: the first that is asked would hide it. */
const chocan = (uno: string, otro: string) =>
  uno === otro || uno.startsWith(`${otro}/`) || otro.startsWith(`${uno}/`);

export const DE_DESCRIPTOR: readonly ReglaDePuerta[] = [
  {
    nombre: 'descriptor-de-otra',
    para: 'area',
    arreglo: 'En src/area.ts, area es la de la carpeta y zona es admin; auth es de remote-auth',
    *revisar({ lanzamiento: { area, descriptor } }, { areas }) {
      if (!descriptor) {
        yield 'area.json no trae descriptor';
        return;
      }
      if (descriptor.area !== area) yield `el descriptor es de ${descriptor.area}, no de ${area}`;
      const zona = areas.get(area)?.zona ?? 'admin';
      if (descriptor.zona !== zona) yield `la zona es ${descriptor.zona}, no ${zona}`;
      if (descriptor.rutas.length === 0) yield 'no declara ninguna ruta';
    },
  },
  {
    nombre: 'ruta-fuera',
    para: 'area',
    arreglo:
      "Escriba la ruta como 'bodega/merma': letras, números y guiones, sin puntos ni barra al comienzo",
    *revisar({ lanzamiento: { descriptor } }) {
      const vistas = new Set<string>();
      for (const { path } of expuestas(descriptor)) {
        if (!CAMINO.test(path)) yield `la ruta ${JSON.stringify(path)} sale de su zona`;
        if (vistas.has(path)) yield `la ruta ${path} viene dos veces`;
        vistas.add(path);
      }
    },
  },
  {
    nombre: 'ruta-ajena',
    para: 'area',
    arreglo: 'Elija otra ruta: esa es de la otra área',
    *revisar({ lanzamiento: { area, descriptor } }, { vivas }) {
      if (!descriptor) return;
      for (const otra of vivas.filter((viva) => viva.area !== area))
        for (const suya of caminos(otra.descriptor))
          for (const propia of caminos(descriptor))
            if (chocan(propia, suya)) yield `${propia} es de ${otra.area} (${suya})`;
    },
  },
  {
    nombre: 'ruta-reservada',
    para: 'area',
    arreglo: 'Elija una ruta de las que el operador dio al área, o pídale otra',
    *revisar({ lanzamiento }, { areas }) {
      const suyas = areas.get(lanzamiento.area)?.rutas ?? [];
      for (const { path, deOtra } of rutasFuera(lanzamiento, areas))
        yield deOtra === null
          ? `la ruta ${path} no empieza por ${suyas.join(' ni por ')}`
          : `la ruta ${path} es del área ${deOtra}`;
    },
  },
  {
    nombre: 'perfil-fuera',
    para: 'area',
    arreglo: 'Quite el perfil de la ruta, o pida al operador que lo de al área',
    *revisar({ lanzamiento: { area, descriptor } }, { areas }) {
      for (const { path, perfil } of perfilesFuera(descriptor, areas.get(area)))
        yield `la ruta ${path} es de ${perfil}, y el área no lo tiene`;
    },
  },
  {
    nombre: 'trozo-ajeno',
    para: 'area',
    arreglo: 'webpackChunkName es la ruta de la pantalla, con guiones; las de otra área son suyas',
    *revisar({ lanzamiento: { area, indice } }, { vivas }) {
      for (const otra of vivas.filter((viva) => viva.area !== area))
        for (const { path } of otra.descriptor.rutas)
          if (path && Object.hasOwn(indice.trozos, trozoDe(path)))
            yield `el trozo ${trozoDe(path)} es de ${otra.area}`;
    },
  },
  {
    nombre: 'ruta-sin-trozo',
    para: 'area',
    arreglo: 'Dele en src/routes.tsx su import con webpackChunkName igual a la ruta',
    *revisar({ lanzamiento: { descriptor, indice } }) {
      if (descriptor?.zona === 'auth') return; // one screen behind every address of a login
      for (const { path } of expuestas(descriptor))
        if (path && !Object.hasOwn(indice.trozos, trozoDe(path)))
          yield `la ruta ${path} no tiene su trozo`;
    },
  },
];
