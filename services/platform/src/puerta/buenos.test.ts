import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it, jest } from '@jest/globals';

import { AREAS_SEMBRADAS } from '../testing/areasSembradas';
import { makeContexto, makePublicable, type Partes } from '../testing/makePublicable';

import { leerCandidato } from './candidato';
import { contextoDeJuntos } from './contexto';
import { DEL_MARCO } from './delMarco';
import { leerCarpeta } from './leerCarpeta';
import { SENAS } from './reglas/deCodigo';
import { BUENOS } from './testing/buenos';
import { faltasDe } from './testing/faltasDe';
import { revisarBuild } from './revisarBuild';

const RAIZ = path.resolve(__dirname, '../../../..');
const PAQUETES = readdirSync(RAIZ).filter((uno) => uno === 'shell' || uno.startsWith('remote-'));
const { buildId } = jest.requireActual<{ buildId: (paquete: string) => string }>(
  '../../../../tools/federation/buildId.cjs',
);
/** Those of the sources as they are; what an earlier build left says nothing of them. */
const CONSTRUIDOS = PAQUETES.map((paquete) =>
  path.join(RAIZ, paquete, 'dist', buildId(paquete)),
).filter((carpeta) => existsSync(carpeta));

/** A twentieth less than they may weigh: an area that fills what it has leaves its team's next screen at the door. */
const CON_SITIO = new Map(
  [...AREAS_SEMBRADAS].map(([area, una]) => [area, { ...una, kb: Math.floor(una.kb * 0.95) }]),
);

describe('a good build', () => {
  it.each(Object.entries(BUENOS))('is let through: %s', async (_que, partes) => {
    const archivos = makePublicable(partes);
    expect(await faltasDe(() => revisarBuild(archivos, makeContexto()))).toEqual([]);
  });

  it.each([
    ['^19.3.1', '19.3.1'],
    ['^19.3.1', '19.3.2'],
    ['^19.3.1', '19.10.0'],
    ['^0.1.0', '0.1.0'],
    ['^0.1.9', '0.1.10'],
  ])('asks for %s and gets %s', async (rango, version) => {
    const romper = ({ manifiesto }: Partes) =>
      (manifiesto.shared = [{ name: 'react', requiredVersion: rango }]);
    const react = { version, nombres: { useState: 'funcion' } };
    const { marco } = makeContexto();
    const contexto = makeContexto({
      marco: marco && { ...marco, provee: { ...marco.provee, react } },
    });
    expect(await faltasDe(() => revisarBuild(makePublicable({ romper }), contexto))).toEqual([]);
  });

  it('is a shell too, and the first of all', async () => {
    const shell = makePublicable({ area: 'shell' });
    const pasado = await revisarBuild(shell, makeContexto({ area: 'shell' }));
    expect(pasado.lanzamiento.area).toBe('shell');
    const nadie = makeContexto({ marco: null, vivas: [] });
    expect((await revisarBuild(makePublicable(), nadie)).lanzamiento.build).toBe('abcdef012345');
  });

  const siHay = CONSTRUIDOS.length === PAQUETES.length ? describe : describe.skip; // npm run build was not run
  siHay('of this working copy', () => {
    it.each(CONSTRUIDOS.map((carpeta) => [path.relative(RAIZ, carpeta), carpeta]))(
      'passes every rule, and may grow: %s',
      async (_nombre, carpeta) => {
        const todos = await Promise.all(CONSTRUIDOS.map(leerCarpeta));
        const contexto = await contextoDeJuntos(
          todos.map((uno) => leerCandidato(uno).lanzamiento),
          CON_SITIO,
        );
        const archivos = todos[CONSTRUIDOS.indexOf(carpeta)] ?? new Map<string, Buffer>();
        expect(await faltasDe(() => revisarBuild(archivos, contexto))).toEqual([]);
      },
    );

    it('gives in its rooms what is refused to areas, by the names it has there', () => {
      const shell =
        CONSTRUIDOS.find((carpeta) => carpeta.includes(`${path.sep}shell${path.sep}`)) ?? '';
      const ficha = readFileSync(path.join(shell, 'area.json'), 'utf8');
      const { provee } = JSON.parse(ficha) as { provee: Record<string, { nombres: object }> };
      for (const [sala, nombres] of Object.entries(DEL_MARCO))
        expect(Object.keys(provee[sala]?.nombres ?? {})).toEqual(
          expect.arrayContaining([...nombres]),
        );
    });

    it('has each governed library in the shell, by the sign the rule looks for', () => {
      const shell =
        CONSTRUIDOS.find((carpeta) => carpeta.includes(`${path.sep}shell${path.sep}`)) ?? '';
      const texto = readdirSync(shell)
        .filter((nombre) => nombre.endsWith('.js'))
        .map((nombre) => readFileSync(path.join(shell, nombre), 'utf8'))
        .join('');
      for (const sena of Object.values(SENAS)) expect(texto).toContain(sena);
    });
  });
});
