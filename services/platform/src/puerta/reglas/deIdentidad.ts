import type { ReglaDePuerta } from '../regla';

export const DE_IDENTIDAD: readonly ReglaDePuerta[] = [
  {
    nombre: 'area-desconocida',
    para: 'area',
    arreglo: 'El operador crea el área en Publicaciones, y hace ahí la llave de su equipo',
    *revisar({ lanzamiento: { area } }, { areas }) {
      if (!areas.has(area)) yield `no hay un área ${area}`;
    },
  },
  {
    nombre: 'area-de-la-llave',
    arreglo: 'Publique con la llave del equipo de esa área; la hace el operador en Publicaciones',
    *revisar({ lanzamiento }, { area }) {
      if (area !== null && lanzamiento.area !== area)
        yield `el build es del área ${lanzamiento.area} y la llave es de ${area}`;
    },
  },
  {
    nombre: 'nombre-del-build',
    arreglo: 'Construya de nuevo: tools/build.ts nombra el contenedor con el área y el build',
    *revisar({ lanzamiento: { area, build, contenedor, manifiesto }, archivos }) {
      const debido = `comanda_${area}_${build}`;
      if (contenedor !== debido) yield `el contenedor se llama ${contenedor}, no ${debido}`;
      if (area === 'shell') return;
      if (manifiesto?.name !== debido)
        yield `mf-manifest.json nombra a ${String(manifiesto?.name)}, no a ${debido}`;
      if (!archivos.get('remoteEntry.js')?.includes(debido))
        yield `remoteEntry.js no declara el contenedor ${debido}`;
    },
  },
];
