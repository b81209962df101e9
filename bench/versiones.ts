// The last three versions, each against the others: whether the server of one understands the pages of another, and in full size
// whether its shell gives the names that the remotes of another take. What is newer is held to all that was before it; the other way
// about it is told and nobody is held to it, since what gives goes out first.
import { faltantes } from '../services/platform/src/puerta/costura';
import { formaDeCliente, formaDeServidor } from '../shared/src/catalogo/formas';
import { noCabeLlamada } from '../shared/src/catalogo/noCabe';

import { definir, type Fila } from './arnes/banco';
import { ACEPTADAS } from './versiones/aceptadas';
import { conBuilds, deCommit, deHoy, publicados, type Version } from './versiones/version';

/** What a server of one version says of each call that a page of the other may make; nothing where it is understood. */
function malesDe(servidor: Version, cliente: Version): Map<string, string> {
  const males = new Map<string, string>();
  for (const [nombre, call] of cliente.llamadas) {
    const servida = servidor.llamadas.get(nombre);
    const faltas = servida
      ? noCabeLlamada(formaDeCliente(call), formaDeServidor(servida))
      : ['no se atiende'];
    if (faltas.length > 0) males.set(nombre, faltas.join('; '));
  }
  return males;
}

/** The names that the remotes of one version take and the shell of the other does not give. */
function nombresQueFaltan(conShell: Version, conRemotos: Version): string[] {
  const provee = conShell.fichas.find(({ area }) => area === 'shell')?.provee;
  if (!provee) return [];
  return conRemotos.fichas
    .filter(({ area }) => area !== 'shell')
    .flatMap(({ area, toma }) =>
      faltantes(toma ?? {}, provee).map(
        ({ sala, nombre, hay }) =>
          `${area} toma ${nombre} de ${sala}, que hay como ${hay ?? 'nada'}`,
      ),
    );
}

/** Newest first: each with each, and whether the first has to understand the second. */
function* pares(versiones: readonly Version[]): Generator<[Version, Version, boolean]> {
  for (const [i, una] of versiones.entries())
    for (const [j, otra] of versiones.entries()) yield [una, otra, i <= j];
}

export default definir({
  promesas: [
    {
      dice: 'understands the pages of the two releases before it',
      donde: 'CONTRIBUTING.md',
    },
  ],
  enLibros: true,
  falta: () =>
    publicados().length === 0
      ? 'este clon no tiene los commits de tools/publicado.json (git fetch --unshallow)'
      : undefined,
  tamano: (de) => ({ conBuilds: de.numero('builds', { corta: 0, entera: 1 }) > 0 }),
  async medir({ carpeta, decir }, tamano) {
    const hoy = await deHoy();
    const versiones = [tamano.conBuilds ? await conBuilds(hoy, 'HEAD') : hoy];
    for (const commit of publicados()) {
      decir(`versión ${commit.slice(0, 8)}`);
      const suya = await deCommit(commit, carpeta);
      versiones.push(tamano.conBuilds ? await conBuilds(suya, commit) : suya);
    }
    const [filas, faltas, dichas] = [[] as Fila[], [] as string[], new Set<string>()];
    for (const [servidor, cliente, debe] of pares(versiones)) {
      const males = malesDe(servidor, cliente);
      const nombres = nombresQueFaltan(servidor, cliente);
      for (const nombre of males.keys()) dichas.add(nombre);
      const nuevas = [...males].filter(([nombre]) => !(nombre in ACEPTADAS));
      const quienes = `servidor ${servidor.nombre}, páginas ${cliente.nombre}`;
      if (debe) {
        faltas.push(...nuevas.map(([nombre, mal]) => `${quienes}: ${nombre}: ${mal}`));
        faltas.push(...nombres.map((falta) => `${quienes}: ${falta}`));
      }
      filas.push({
        servidor: servidor.nombre,
        paginas: cliente.nombre,
        debe,
        llamadas: cliente.llamadas.size,
        no_caben: males.size,
        aceptadas: males.size - nuevas.length,
        nombres_que_faltan: nombres.length,
      });
    }
    for (const nombre of Object.keys(ACEPTADAS))
      if (!dichas.has(nombre))
        faltas.push(`${nombre} cabe: quítela de bench/versiones/aceptadas.ts`);
    return { tablas: [{ que: 'cada versión con cada una', filas }], faltas };
  },
});
