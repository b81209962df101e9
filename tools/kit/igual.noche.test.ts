import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { repositorioDe } from './testing/repositorioDe';

const RAIZ = path.resolve(__dirname, '../..');
const AREA = 'caja';

type Ficha = { build: string; toma: object; llama: object; descriptor: object };
type Indice = { paquetes: { paquete: { name: string; version: string } }[] };
type Build = { ficha: Ficha; archivos: Map<string, string> };

function correr(carpeta: string, args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: carpeta,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${args.join(' ')}\n${stdout}${stderr}`);
}

/** What pages load, without the name of the build and the hashes that follow from it. */
function leer(dist: string): Build {
  const [build = ''] = readdirSync(dist).filter((uno) => /^[0-9a-f]{12}$/.test(uno));
  const carpeta = path.join(dist, build);
  const texto = (archivo: string) => readFileSync(path.join(carpeta, archivo), 'utf8');
  const nombres = readdirSync(carpeta).filter((uno) => /[.]js$|^mf-manifest[.]json$/.test(uno));
  return {
    ficha: JSON.parse(texto('area.json')) as Ficha,
    archivos: new Map(
      nombres
        .map((uno): [string, string] => [sinHuella(uno), sinNombre(texto(uno), build)])
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}

const sinHuella = (archivo: string) => archivo.replace(/[.][0-9a-f]{12}[.]/, '.');
const sinNombre = (texto: string, build: string) =>
  texto
    .replaceAll(build, 'BUILD')
    .replace(/sha384-[\w+/=]{64}/g, 'SRI')
    .replace(/"[0-9a-f]{12}"/g, '"HUELLA"')
    .replace(/[.][0-9a-f]{12}[.]js/g, '.HUELLA.js');

describe('an area that is built on the packages, and the same beside the sources of the house', () => {
  let [aqui, alla]: [Build | null, Build | null] = [null, null];
  let borrar = (): void => undefined;
  beforeAll(() => {
    correr(RAIZ, ['tools/comando.mjs', 'kit/empacar']);
    correr(RAIZ, ['tools/comando.mjs', 'build', `remote-${AREA}`]);
    const propio = repositorioDe(AREA);
    borrar = propio.borrar;
    correr(propio.carpeta, ['node_modules/@comanda/cli/comanda.mjs', 'construir']);
    aqui = leer(path.join(RAIZ, `remote-${AREA}/dist`));
    alla = leer(path.join(propio.carpeta, 'dist'));
  });
  afterAll(() => borrar());

  it('are packed to the same versions each time', () => {
    const indice = path.join(RAIZ, '.cache/kit/paquetes.json');
    const versiones = () =>
      (JSON.parse(readFileSync(indice, 'utf8')) as Indice).paquetes.map(({ paquete }) => paquete);
    const antes = versiones();
    rmSync(indice);
    correr(RAIZ, ['tools/comando.mjs', 'kit/empacar']);
    expect(antes).toHaveLength(3);
    expect(versiones()).toEqual(antes);
  });

  it('have the same seam and say the same of themselves', () => {
    const { toma, llama, descriptor } = aqui?.ficha ?? {};
    expect(Object.keys(toma ?? {}).length).toBeGreaterThan(5);
    expect(alla?.ficha).toMatchObject({ toma, llama, descriptor });
    expect(alla?.ficha.toma).toEqual(toma);
  });

  it('are the same bytes but for their names', () => {
    expect(aqui?.archivos.size).toBeGreaterThan(10);
    expect([...(alla?.archivos.keys() ?? [])]).toEqual([...(aqui?.archivos.keys() ?? [])]);
    const distintos = [...(aqui?.archivos ?? [])]
      .filter(([nombre, texto]) => alla?.archivos.get(nombre) !== texto)
      .map(([nombre]) => nombre);
    expect(distintos).toEqual([]);
  });
});
