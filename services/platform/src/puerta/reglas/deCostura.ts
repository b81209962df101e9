import type { Provee } from '../../lanzamientos/lanzamiento';
import { consumidasEn, type Consumida } from '../consumidas';
import { decirFaltante, faltantes } from '../costura';
import type { ReglaDePuerta } from '../regla';

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

/** `^a.b.c`, which is what a build asks for: the same major, or while that is 0 the same minor, and not older. */
function alcanza(version: string, rango: string): boolean {
  const hay = VERSION.exec(version)?.slice(1).map(Number);
  const pide = rango.startsWith('^')
    ? VERSION.exec(rango.slice(1))?.slice(1).map(Number)
    : undefined;
  if (!hay || !pide) return false;
  const fijos = hay[0] === 0 ? 2 : 1;
  if (hay.slice(0, fijos).join() !== pide.slice(0, fijos).join()) return false;
  const distinto = hay.findIndex((parte, i) => parte !== pide[i]);
  return distinto === -1 || (hay[distinto] ?? 0) > (pide[distinto] ?? 0);
}

type Compartida = { nombre: string; rango: string; trae: boolean };

/** What the manifest says is shared; a copy of its own has files. */
function compartidas(manifiesto: Record<string, unknown> | null): Compartida[] {
  const lista = Array.isArray(manifiesto?.shared) ? (manifiesto.shared as unknown[]) : [];
  return lista.map((una) => {
    const { name, requiredVersion, assets } = Object(una) as Record<string, unknown>;
    const archivos = /"(?:sync|async)":\[[^\]]/.test(JSON.stringify(assets ?? {}));
    return { nombre: String(name), rango: String(requiredVersion), trae: archivos };
  });
}

/** A room of shared comes with the shell, not with an install. */
const esSala = (nombre: string): boolean => nombre.startsWith('@comanda/shared/');

function decirVersion({ nombre, rango }: Compartida, provee: Provee): string | null {
  const version = provee[nombre]?.version;
  if (version === undefined) return esSala(nombre) ? null : `${nombre} no lo da el marco`;
  return alcanza(version, rango) ? null : `pide ${nombre} ${rango} y el marco da ${version}`;
}

function* diferencias(pedidas: readonly Consumida[], dichas: readonly Compartida[]) {
  for (const { nombre, rango } of pedidas) {
    const dicho = dichas.find((una) => una.nombre === nombre)?.rango ?? '(nada)';
    if (dicho !== rango)
      yield `remoteEntry.js pide ${nombre} ${rango} y el manifiesto dice ${dicho}`;
  }
  for (const { nombre } of dichas)
    if (!pedidas.some((una) => una.nombre === nombre))
      yield `el manifiesto dice ${nombre} y remoteEntry.js no lo pide`;
}

const PONGASE = 'Actualice su copia del repositorio, npm install, y construya de nuevo';

export const DE_COSTURA: readonly ReglaDePuerta[] = [
  {
    nombre: 'version-de-biblioteca',
    para: 'area',
    arreglo: PONGASE,
    *revisar({ lanzamiento: { manifiesto } }, { marco }) {
      if (!marco) return;
      for (const una of compartidas(manifiesto)) {
        const falta = decirVersion(una, marco.provee);
        if (falta) yield falta;
      }
    },
  },
  {
    nombre: 'sala-que-falta',
    para: 'area',
    arreglo: 'Publique primero el marco (shell) que la da, o no la use todavía',
    *revisar({ lanzamiento: { manifiesto } }, { marco }) {
      for (const { nombre } of marco ? compartidas(manifiesto) : [])
        if (esSala(nombre) && !marco?.provee[nombre]) yield `${nombre} no está en el marco en uso`;
    },
  },
  {
    nombre: 'copia-propia',
    para: 'area',
    arreglo:
      'Use la configuración de tools/webpack.base.cjs: lo compartido se pide con import: false',
    *revisar({ lanzamiento: { manifiesto } }) {
      for (const { nombre, trae } of compartidas(manifiesto))
        if (trae) yield `trae su propia copia de ${nombre}`;
    },
  },
  {
    nombre: 'manifiesto-que-difiere',
    para: 'area',
    arreglo: 'Construya de nuevo y publique la carpeta como quedó: el manifiesto sale del código',
    *revisar({ lanzamiento: { manifiesto }, archivos }) {
      const codigo = archivos.get('remoteEntry.js');
      if (!codigo) return; // said by another rule
      const pedidas = consumidasEn(codigo.toString('utf8'));
      if (!pedidas) {
        yield 'remoteEntry.js no se puede leer';
        return;
      }
      yield* diferencias(pedidas, compartidas(manifiesto));
    },
  },
  {
    nombre: 'sin-costura',
    arreglo: PONGASE,
    *revisar({ lanzamiento: { area, toma, provee } }) {
      if (area === 'shell' ? !provee : !toma)
        yield `area.json no dice ${area === 'shell' ? 'que da (provee)' : 'que toma'}`;
    },
  },
  {
    nombre: 'costura-entera',
    para: 'area',
    arreglo: "Importe cada nombre por separado, no con 'import * as' ni import() de toda la sala",
    *revisar({ lanzamiento: { toma } }) {
      for (const [sala, nombres] of Object.entries(toma ?? {}))
        if (Object.hasOwn(nombres, '*')) yield `toma ${sala} entera y no se sabe que usa de ella`;
    },
  },
  {
    nombre: 'nombre-que-falta',
    para: 'area',
    arreglo: 'Publique primero el marco (shell) que lo da, o no lo use todavía',
    *revisar({ lanzamiento: { toma } }, { marco, primero }) {
      if (!marco) return;
      for (const falta of faltantes(toma ?? {}, marco.provee))
        if (falta.nombre !== '*') yield decirFaltante(falta, primero(falta.sala, falta.nombre));
    },
  },
  {
    nombre: 'marco-que-quita',
    para: 'shell',
    arreglo:
      'Deje el nombre hasta que ningún área en uso lo tome, o publique antes esas áreas sin él',
    *revisar({ lanzamiento: { provee } }, { vivas }) {
      if (!provee) return;
      for (const { area, build, toma } of vivas)
        for (const { sala, nombre, hay } of faltantes(toma ?? {}, provee))
          yield `${area} ${build} toma ${nombre} de ${sala}${hay === null ? '' : `, que ahora es ${hay}`}`;
    },
  },
];
