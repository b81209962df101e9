import { describe, expect, it } from '@jest/globals';

import { COOKIE_SHELL_ROTO } from '../arranque/elegirBuilds';
import type { BuildElegido } from '../lanzamientos/registro';

import { conVista, type VistaAbierta } from './vistaDelVisitante';

const makeBuild = (area: string, build: string) => ({ area, build }) as BuildElegido['build']; // what a choice looks at

const caja: BuildElegido = { build: makeBuild('caja', 'c1'), anterior: null };
const shell: BuildElegido = {
  build: makeBuild('shell', 's1'),
  anterior: makeBuild('shell', 's0'),
};
const vista: VistaAbierta = { build: makeBuild('shell', 's2'), vence: new Date('2026-12-01') };

describe('the preview of a shell', () => {
  it('stands in the place of the published one, which takes over', () => {
    expect(conVista([caja, shell], vista, {})).toEqual([
      caja,
      { build: vista.build, anterior: shell.build },
    ]);
  });

  it('that did not open here is not tried again, nor is anything behind the published one', () => {
    expect(conVista([caja, shell], vista, { [COOKIE_SHELL_ROTO]: 's2' })).toEqual([
      caja,
      { build: shell.build, anterior: null },
    ]);
  });
});
