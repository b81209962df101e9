import { describe, expect, it } from '@jest/globals';

import { crearOyentes } from './oyentes';

describe('crearOyentes', () => {
  it('tells each who listens, once, until it stops', () => {
    const oyentes = crearOyentes<[que: string, cuantos: number]>();
    const oidos: string[] = [];
    const uno = (que: string, cuantos: number) => void oidos.push(`uno ${que} ${cuantos}`);
    const soltar = oyentes.oir(uno);
    oyentes.oir(uno);
    oyentes.oir((que) => void oidos.push(`otro ${que}`));

    oyentes.decir('mesa', 2);
    soltar();
    oyentes.decir('caja', 1);

    expect(oidos).toEqual(['uno mesa 2', 'otro mesa', 'otro caja']);
  });

  it('lets one stop while it is told, and the others hear it all the same', () => {
    const oyentes = crearOyentes();
    const oidos: string[] = [];
    const soltar = oyentes.oir(() => {
      oidos.push('uno');
      soltar();
    });
    oyentes.oir(() => void oidos.push('otro'));

    oyentes.decir();
    oyentes.decir();

    expect(oidos).toEqual(['uno', 'otro', 'otro']);
  });
});
