// What a team's CI runs, from a checkout that has nothing of the others.
import { copiaDe } from '../apoyo/copia';
import { cambiarEn, mandato } from '../apoyo/mandato';
import { expect, test } from '../apoyo/pruebas';

test.setTimeout(1_800_000);

const REMOTO = 'remote-caja';
let copia: ReturnType<typeof copiaDe>;
test.beforeEach(() => {
  copia = copiaDe(REMOTO);
});
test.afterEach(() => copia.borrar());

test("a team's CI passes on its checkout: types, style, imports, tests and build", async () => {
  const { codigo, texto } = await mandato(copia.carpeta, ['equipo', REMOTO]);
  expect(codigo, texto.slice(-4_000)).toBe(0);
  expect(texto).toMatch(/Test Suites:.*\d+ passed/);
  expect(texto).toMatch(/remote-caja: todo bien/);
});

test('it ends at what the team broke, and says which step it was', async () => {
  const archivo = 'remote-caja/src/caja/CajaTiles.tsx';
  cambiarEn(copia.carpeta, archivo, 'texto="Movimiento caja"', 'texto={7}');
  const { codigo, texto } = await mandato(copia.carpeta, ['equipo', REMOTO]);
  expect(codigo).not.toBe(0);
  expect(texto).toMatch(/CajaTiles\.tsx/);
  expect(texto).toMatch(/remote-caja: Tipos fallo/);
});
