// Every screen and its dialog with the longest names, the largest amounts and another typeface: nothing sticks out or lies on something
// else, and what is to be done is in sight.
import type { Page } from '@playwright/test';

import { comoDueno } from '../../services/kit/src/testing/testDb';

import { baseDelProducto } from '../apoyo/base';
import { expect, test, type Entrar } from '../apoyo/pruebas';
import { quieto } from '../apoyo/revisar';

/** Almost eighty capitals, in words. */
const NOMBRE = 'ÑANDÚ MAYÚSCULO DE LA COOPERATIVA INTERPROVINCIAL DE PESCADORES ARTESANALES';

const TAMANOS = [
  { width: 1366, height: 768 },
  { width: 844, height: 390 },
  { width: 683, height: 384 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

/** What an Administrador sees; those of the gate first. */
const DE_PUERTA = [
  'productos',
  'categoria_producto',
  'bodega',
  'emitido',
  'programados',
  'facturas',
  'usuarios',
  'empresa',
  'auditoria',
  'filter',
];
const DE_NOCHE = [
  '',
  'puntoventa',
  'mesas',
  'vizor',
  'caja',
  'reporteventa',
  'reporteria',
  'sinlinea',
];

const EMPEORAR = [
  `update pedidos.categorias c set categoria = left($2, 73) || lpad(c.id::text, 6, '0')
     from identidad.empresas e where e.empresa = $1 and c.empresa_id = e.id`,
  `update pedidos.productos p set producto = left($2, 73) || lpad(p.id::text, 6, '0'), precio_venta = 12345678.90
     from identidad.empresas e where e.empresa = $1 and p.empresa_id = e.id`,
  `update pedidos.materias_primas m set materi_prima = left($2, 73) || lpad(m.id::text, 6, '0'), costo_unitario = 99999
     from identidad.empresas e where e.empresa = $1 and m.empresa_id = e.id`,
  `update identidad.usuarios u set nombre_completo = $2
     from identidad.usuario_empresas ue join identidad.empresas e on e.id = ue.empresa_id
    where e.empresa = $1 and ue.usuario_id = u.id`,
  `insert into pedidos.mesas (empresa_id, numero_mesa, nombre, zona, fecha_registros)
   select e.id, n, left($2, 40), left($2, 40), now() from identidad.empresas e, generate_series(1, 60) n where e.empresa = $1
   on conflict do nothing`,
];

async function empeorar(empresa: string): Promise<void> {
  const url = await baseDelProducto();
  for (const sentencia of EMPEORAR) await comoDueno(url, sentencia, [empresa, NOMBRE]);
}

/**
 * Runs in the page: what sticks out of it or of its dialog, the act that nobody sees without scrolling, and words on words. Of two texts
 * that share a place only those count that are both seen there: nothing opaque lies between them.
 */
function faltasDePagina(): string[] {
  const { clientWidth: ancho, clientHeight: alto, scrollWidth } = document.documentElement;
  const seVe = (elemento: Element) =>
    elemento.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const dialogo = [...document.querySelectorAll('[role="dialog"]')].filter(seVe).at(-1);
  const marco = dialogo?.querySelector('.ant-modal-container')?.getBoundingClientRect();

  const sobra = scrollWidth - ancho;
  const escondidos = [...(dialogo ?? document).querySelectorAll('.ant-btn-primary')].filter(
    (boton) => {
      const { right, bottom, width } = boton.getBoundingClientRect();
      return seVe(boton) && width > 0 && (bottom > alto + 1 || right > ancho + 1);
    },
  );
  const salidos = [...(dialogo?.querySelectorAll('button, input, textarea') ?? [])].filter(
    (control) => {
      const { left, right, width } = control.getBoundingClientRect();
      return (
        marco && seVe(control) && width > 0 && (left < marco.left - 1 || right > marco.right + 1)
      );
    },
  );

  /** As much of it as what scrolls or cuts lets through. */
  function recortar(nodo: Element, { left, top, right, bottom }: DOMRect) {
    let caja = { left, top, right, bottom };
    for (let padre: Element | null = nodo; padre; padre = padre.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(padre);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const suya = padre.getBoundingClientRect();
      caja = {
        left: Math.max(caja.left, suya.left),
        top: Math.max(caja.top, suya.top),
        right: Math.min(caja.right, suya.right),
        bottom: Math.min(caja.bottom, suya.bottom),
      };
    }
    return caja;
  }
  const textos: { en: Element; texto: string; caja: ReturnType<typeof recortar> }[] = [];
  const andar = document.createTreeWalker(dialogo ?? document.body, NodeFilter.SHOW_TEXT);
  while (andar.nextNode()) {
    const en = andar.currentNode.parentElement;
    const texto = andar.currentNode.textContent?.trim() ?? '';
    if (!en || texto === '' || !seVe(en) || en.closest('.solo-lector, svg, option, style, script'))
      continue;
    const rango = document.createRange();
    rango.selectNodeContents(andar.currentNode);
    for (const rect of rango.getClientRects()) {
      const caja = recortar(en, rect);
      if (caja.right - caja.left > 4 && caja.bottom - caja.top > 6)
        textos.push({ en, texto, caja });
    }
  }
  const opaco = (elemento: Element) => {
    const { backgroundColor, opacity } = getComputedStyle(elemento);
    const alfa = /rgba?\([^,]+,[^,]+,[^,]+(?:, ([\d.]+))?\)/.exec(backgroundColor)?.[1] ?? '1';
    return Number(alfa) > 0.9 && Number(opacity) > 0.9;
  };
  const seVenLosDos = (uno: Element, otro: Element, x: number, y: number) => {
    const pila = document.elementsFromPoint(x, y);
    const lugares = [pila.indexOf(uno), pila.indexOf(otro)].sort((a, b) => a - b);
    const [arriba = -1, abajo = -1] = lugares;
    return arriba >= 0 && !pila.slice(arriba, abajo).some(opaco);
  };
  const encimados = new Set<string>();
  textos.forEach((uno, i) => {
    for (const otro of textos.slice(i + 1)) {
      if (uno.en === otro.en) continue;
      const izquierda = Math.max(uno.caja.left, otro.caja.left);
      const derecha = Math.min(uno.caja.right, otro.caja.right);
      const arriba = Math.max(uno.caja.top, otro.caja.top);
      const abajo = Math.min(uno.caja.bottom, otro.caja.bottom);
      if (derecha - izquierda < 3 || abajo - arriba < 5) continue;
      if (seVenLosDos(uno.en, otro.en, (izquierda + derecha) / 2, (arriba + abajo) / 2))
        encimados.add(`«${uno.texto.slice(0, 30)}» on «${otro.texto.slice(0, 30)}»`);
    }
  });
  return [
    ...(sobra > 0 ? [`the page is ${sobra} px wider than the screen`] : []),
    ...escondidos.map(({ textContent }) => `below the fold: ${textContent}`),
    ...salidos.map(({ outerHTML }) => `outside its dialog: ${outerHTML.slice(0, 80)}`),
    ...[...encimados].slice(0, 4),
  ];
}

/** The dialog of the screen's own act, where it has one. */
async function abrirSuDialogo(page: Page): Promise<boolean> {
  const acto = page.locator('main .ant-btn-primary:visible').first();
  if ((await acto.count()) === 0 || (await acto.isDisabled())) return false;
  await acto.click();
  return page
    .getByRole('dialog')
    .first()
    .waitFor({ timeout: 3_000 })
    .then(
      () => true,
      () => false, // it leads elsewhere
    );
}

async function revisarPantallas(entrar: Entrar, rutas: readonly string[]): Promise<string[]> {
  const page = await entrar('admin@demo.ec');
  await page.route('**/areas/shell/*/fuente.*.woff2', (route) => route.fulfill({ status: 404 }));
  const faltas: string[] = [];
  const mirar = async (donde: string) => {
    for (const tamano of TAMANOS) {
      await page.setViewportSize(tamano);
      await quieto(page);
      for (const falta of await page.evaluate(faltasDePagina))
        faltas.push(`${donde} ${tamano.width}x${tamano.height}: ${falta}`);
    }
    await page.setViewportSize({ width: 1366, height: 768 });
  };
  for (const ruta of rutas) {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(`/admin/${ruta}`);
    await page.locator('main h1, main section, main table').first().waitFor();
    await page.waitForLoadState('networkidle');
    await mirar(ruta || 'inicio');
    if (await abrirSuDialogo(page)) await mirar(`${ruta}, its dialog`);
  }
  return faltas;
}

for (const { nombre, rutas, tag } of [
  { nombre: 'ten screens keep their places', rutas: DE_PUERTA, tag: ['@puerta'] },
  { nombre: 'the others do', rutas: DE_NOCHE, tag: [] },
])
  test(`${nombre} with the longest names`, { tag }, async ({ entrar, mundo }) => {
    test.setTimeout(300_000);
    await empeorar(mundo.PUERTO.empresa);
    expect(await revisarPantallas(entrar, rutas)).toEqual([]);
  });
