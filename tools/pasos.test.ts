import { afterEach, expect, it, jest } from '@jest/globals';

import { aLaVez, cerrarPrueba, cuentaDeSalida, deUno, NADA, type Paso } from './pasos';

const dichas: string[] = [];
jest.spyOn(console, 'log').mockImplementation((linea) => void dichas.push(String(linea)));
afterEach(() => void dichas.splice(0));

const paso = (nombre: string, cuenta: Partial<Paso>): Paso => ({
  ...NADA,
  nombre,
  segundos: 1,
  cpu: null,
  ...cuenta,
});

it('reads of a journey which failed and why, once each', () => {
  const una = '  MAL   e2e/caja/caja.spec.ts: cierra (4.0 s)\nError: no se ve el botón\n';
  const texto = `  bien  e2e/x.spec.ts: abre (1.0 s)\n${una}    at algo\nFalló:\n${una}\n7 passed, 1 failed, 0 skipped\n`;
  expect(cuentaDeSalida({ codigo: 1, texto })).toEqual({
    pasadas: 7,
    falladas: 1,
    saltadas: 0,
    fallos: ['e2e/caja/caja.spec.ts: cierra (4.0 s): Error: no se ve el botón'],
  });
});

it('ends by what failed, of a step beside others too, and by how many', async () => {
  const fallo = { ...deUno(false), fallos: ['caja.test.ts: cuadra:\n  \u001B[31mexpect\u001B[0m'] };
  const juntas = await aLaVez({
    Pruebas: () => Promise.resolve(fallo),
    Recorridos: () => Promise.resolve({ ...NADA, falladas: 2 }),
  });
  const codigo = cerrarPrueba([paso('A la vez', juntas), paso('Otro', deUno(true))]);
  expect(codigo).toBe(1);
  expect(dichas.slice(-2)).toEqual([
    '\nFalló:\n  caja.test.ts: cuadra: expect\n  Recorridos',
    '\n1 passed, 3 failed, 0 skipped',
  ]);
});

it('says only how many of what passed', () => {
  expect(cerrarPrueba([paso('Otro', deUno(true))])).toBe(0);
  expect(dichas).toEqual(['\n1 passed, 0 failed, 0 skipped']);
});
