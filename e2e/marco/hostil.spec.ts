// Every screen and its dialog with the longest names, the largest amounts, sixty rows and another typeface: nothing sticks out of its page,
// its dialog or its button, no words lie on words, and what is to be done is in sight.
import type { Page } from '@playwright/test';

import {
  empeorar,
  faltasDe,
  irA,
  LOS_EXTREMOS,
  sinNuestraLetra,
  TODOS,
  type Tamano,
} from '../apoyo/hostil';
import { expect, test, type Entrar } from '../apoyo/pruebas';

/** As long as the part of a screen that has its dialog may take to come on a busy machine. */
const DIALOGO_MS = 10_000;
/** What an Administrador sees; those of the gate first, in two halves that are walked at once. */
const DE_PUERTA = [
  ['productos', 'categoria_producto', 'bodega', 'emitido', 'programados'],
  ['facturas', 'usuarios', 'empresa', 'auditoria', 'filter'],
];
const LAS_DEMAS = [
  '',
  'puntoventa',
  'mesas',
  'vizor',
  'emitido/clientes',
  'caja',
  'cobrar',
  'reporteventa',
  'reporteria',
  'sinlinea',
];

/** The dialog of the screen's own act, where it has one. */
async function abrirSuDialogo(page: Page): Promise<boolean> {
  const acto = page.locator('main .ant-btn-primary:visible').first();
  if ((await acto.count()) === 0 || (await acto.isDisabled())) return false;
  const aqui = new URL(page.url()).pathname;
  await acto.click();
  const dialogo = page.getByRole('dialog').first();
  const esperas = [
    dialogo.waitFor({ timeout: DIALOGO_MS }),
    page.waitForURL(({ pathname }) => pathname !== aqui, { timeout: DIALOGO_MS }), // it leads elsewhere
  ];
  await Promise.any(esperas).catch(() => undefined); // or does what it says where it stands
  return dialogo.isVisible();
}

type Recorrido = { rutas: readonly string[]; tamanos: readonly Tamano[] };

async function revisarPantallas(entrar: Entrar, { rutas, tamanos }: Recorrido): Promise<string[]> {
  const page = await sinNuestraLetra(entrar, 'admin@demo.ec');
  const faltas: string[] = [];
  for (const ruta of rutas) {
    await irA(page, ruta);
    faltas.push(...(await faltasDe(page, ruta || 'inicio', tamanos)));
    if (await abrirSuDialogo(page))
      faltas.push(...(await faltasDe(page, `${ruta}, its dialog`, tamanos)));
  }
  return faltas;
}

test.describe.configure({ mode: 'parallel' });

const RECORRIDOS: (Recorrido & { nombre: string; tag: string[] })[] = [
  ...DE_PUERTA.map((rutas) => ({
    rutas,
    tamanos: LOS_EXTREMOS,
    nombre: rutas.join(', '),
    tag: ['@puerta'],
  })),
  ...[...DE_PUERTA, LAS_DEMAS].map((rutas) => ({
    rutas,
    tamanos: TODOS,
    nombre: `in every size: ${rutas.join(', ')}`,
    tag: [],
  })),
];
for (const { nombre, tag, ...recorrido } of RECORRIDOS)
  test(`with the longest names keep their places ${nombre}`, { tag }, async ({ entrar, mundo }) => {
    await empeorar(mundo.PUERTO.empresa);
    expect(await revisarPantallas(entrar, recorrido)).toEqual([]);
  });
