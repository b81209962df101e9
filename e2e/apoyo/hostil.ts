// What is as bad as it gets, and what an eye would find of it: things that stick out of their page, their dialog or their button, words on
// words, an act out of sight.
import { expect, type Page } from '@playwright/test';

import { comoDueno } from '../../services/kit/src/testing/testDb';

import { baseDelProducto } from './base';
import type { Entrar } from './pruebas';
import { quieto } from './revisar';

/** Almost eighty capitals, in words. */
export const NOMBRE = 'ÑANDÚ MAYÚSCULO DE LA COOPERATIVA INTERPROVINCIAL DE PESCADORES ARTESANALES';

export type Tamano = { width: number; height: number };
/** The widest and the narrowest of those that are in use here. */
export const LOS_EXTREMOS: readonly Tamano[] = [
  { width: 1366, height: 768 },
  { width: 320, height: 640 },
];
export const TODOS: readonly Tamano[] = [
  ...LOS_EXTREMOS,
  { width: 844, height: 390 },
  { width: 683, height: 384 },
  { width: 390, height: 844 },
];

/** The sixtieth table is made last: a company that has it is as bad as it gets. */
const SIN_EMPEORAR = `not exists (select 1 from pedidos.mesas m where m.empresa_id = e.id and m.numero_mesa = 60)`;

/** Sixty of each, which are then named. $1 the company, $2 the name. */
const EMPEORAR = [
  `insert into pedidos.categorias (empresa_id, categoria)
   select e.id, 'Hostil ' || n from identidad.empresas e, generate_series(1, 60) n where e.empresa = $1 and $2 <> '' and ${SIN_EMPEORAR}
   on conflict do nothing`,
  `insert into pedidos.productos (empresa_id, id_categoria, producto, precio_venta, porcentaje_iva)
   select e.id, c.id, 'Hostil', 1, 15 from identidad.empresas e
     join pedidos.categorias c on c.empresa_id = e.id where e.empresa = $1 and $2 <> '' and ${SIN_EMPEORAR}`,
  `insert into pedidos.materias_primas (empresa_id, materi_prima, peso_inicial, peso_actual, medida_entrada, medida_salida)
   select e.id, 'Hostil ' || n, 1234567.5, 1234567.5, 'kg', 'unidad'
     from identidad.empresas e, generate_series(1, 60) n where e.empresa = $1 and $2 <> '' and ${SIN_EMPEORAR}
   on conflict do nothing`,
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
  // sixty who owe, each a sale of theirs
  `with elegidas as (
     select v.empresa_id, v.id, row_number() over (order by v.id)::int as n
       from pedidos.ventas v join identidad.empresas e on e.id = v.empresa_id
      where e.empresa = $1 and $2 <> '' and not exists (
        select 1 from pedidos.creditos c where c.empresa_id = e.id and c.venta_id = v.id)
      order by v.id limit greatest(0, 60 - (
        select count(*) from pedidos.creditos c join identidad.empresas e on e.id = c.empresa_id where e.empresa = $1))
   ), nombradas as (
     update pedidos.ventas v set cedula = '17' || lpad(n::text, 8, '0'), nombre = left($2, 73) || lpad(n::text, 6, '0')
       from elegidas x where v.empresa_id = x.empresa_id and v.id = x.id
   ), plazos as (
     insert into pedidos.creditos (empresa_id, venta_id, plazo, vence)
     select empresa_id, id, 30, current_date + n - 30 from elegidas
   )
   insert into pedidos.caja_movimientos (
     empresa_id, tipo, venta_id, detalle, forma_pago, monto, usuario_id, usuario, fecha_negocio, creado, caja_id, periodo)
   select m.empresa_id, m.tipo, m.venta_id, m.detalle, 'CREDITO', 12345678.90, m.usuario_id, m.usuario, m.fecha_negocio, m.creado,
          m.caja_id, m.periodo
     from elegidas x join pedidos.caja_movimientos m on m.empresa_id = x.empresa_id and m.venta_id = x.id and m.tipo = 'VENTA'`,
];

export async function empeorar(empresa: string): Promise<void> {
  const url = await baseDelProducto();
  for (const sentencia of EMPEORAR) await comoDueno(url, sentencia, [empresa, NOMBRE]);
}

/** Runs in the page: what sticks out of it or of its dialog, and the act that nobody sees without scrolling. */
function fueraDeLugar(): string[] {
  const { clientWidth: ancho, clientHeight: alto, scrollWidth } = document.documentElement;
  const seVe = (elemento: Element) =>
    elemento.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    elemento.getBoundingClientRect().width > 0;
  const dialogo = [...document.querySelectorAll('[role="dialog"]')].filter(seVe).at(-1);
  const marco = dialogo?.querySelector('.ant-modal-container')?.getBoundingClientRect();

  const sobra = scrollWidth - ancho;
  const escondidos = [...(dialogo ?? document).querySelectorAll('.ant-btn-primary')].filter(
    (boton) => {
      const { right, bottom } = boton.getBoundingClientRect();
      return seVe(boton) && (bottom > alto + 1 || right > ancho + 1);
    },
  );
  // what a strip shows once it is pushed sideways; of what is too wide for the dialog, its body is no strip
  const seDesplaza = (caja: Element) =>
    /auto|scroll/.test(getComputedStyle(caja).overflowX) && caja.scrollWidth > caja.clientWidth + 1;
  const enTira = (elemento: Element) => {
    let caja = elemento.parentElement;
    while (caja && !caja.matches('.ant-modal-body') && !seDesplaza(caja)) caja = caja.parentElement;
    return caja !== null && !caja.matches('.ant-modal-body');
  };
  const salidos = [...(dialogo?.querySelectorAll('button, input, textarea') ?? [])].filter(
    (control) => {
      const { left, right } = control.getBoundingClientRect();
      return (
        marco &&
        seVe(control) &&
        !enTira(control) &&
        (left < marco.left - 1 || right > marco.right + 1)
      );
    },
  );
  const menu = document.querySelector('.lateral-lista');
  const rueda = alto >= 760 && ancho >= 768 && menu && menu.scrollHeight > menu.clientHeight + 1;
  return [
    ...(rueda ? ['the menu scrolls'] : []),
    ...(sobra > 0 ? [`the page is ${sobra} px wider than the screen`] : []),
    ...escondidos.map(({ textContent }) => `below the fold: ${textContent}`),
    ...salidos.map(({ outerHTML }) => `outside its dialog: ${outerHTML.slice(0, 80)}`),
  ];
}

/** A text as it is seen: what scrolls or cuts lets no more of it through. */
type Texto = { en: Element; texto: string; caja: DOMRect };

/** Runs in the page: adds to it what reads its texts, for `encimados`. */
function prepararTextos(): void {
  const corte = (caja: DOMRect, otra: DOMRect) => {
    const left = Math.max(caja.left, otra.left);
    const top = Math.max(caja.top, otra.top);
    const ancho = Math.min(caja.right, otra.right) - left;
    return new DOMRect(
      left,
      top,
      Math.max(0, ancho),
      Math.max(0, Math.min(caja.bottom, otra.bottom) - top),
    );
  };
  const recortar = (nodo: Element, rect: DOMRect) => {
    let caja = rect;
    for (let padre: Element | null = nodo; padre; padre = padre.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(padre);
      if (overflowX !== 'visible' || overflowY !== 'visible')
        caja = corte(caja, padre.getBoundingClientRect());
    }
    return caja;
  };
  const deNodo = (nodo: Node): Texto[] => {
    const en = nodo.parentElement;
    const texto = nodo.textContent?.trim() ?? '';
    if (!en || texto === '' || en.closest('.solo-lector, svg, option, style, script')) return [];
    if (!en.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const rango = document.createRange();
    rango.selectNodeContents(nodo);
    return [...rango.getClientRects()]
      .map((rect) => ({ en, texto, caja: recortar(en, rect) }))
      .filter(({ caja }) => caja.width > 4 && caja.height > 6);
  };
  const leerTextos = () => {
    const dialogo = [...document.querySelectorAll('[role="dialog"]')]
      .filter((uno) => uno.checkVisibility())
      .at(-1);
    const andar = document.createTreeWalker(dialogo ?? document.body, NodeFilter.SHOW_TEXT);
    const textos: Texto[] = [];
    while (andar.nextNode()) textos.push(...deNodo(andar.currentNode));
    return textos;
  };
  Object.assign(window, { hostil: { corte, leerTextos } });
}

type Hostil = { corte: (una: DOMRect, otra: DOMRect) => DOMRect; leerTextos: () => Texto[] };

/** Runs in the page: words that leave what is pressed by them, at its sides. */
function fueraDeSuBoton(): string[] {
  const { leerTextos } = (window as unknown as { hostil: Hostil }).hostil;
  const salen = leerTextos().filter(({ en, caja }) => {
    const boton = en.closest('button, a')?.getBoundingClientRect();
    return boton && (caja.left < boton.left - 2 || caja.right > boton.right + 2);
  });
  return [...new Set(salen.map(({ texto }) => `out of its button: «${texto.slice(0, 30)}»`))];
}

/** Runs in the page: words on words. Of two that share a place those count that are both seen there: nothing opaque lies between them. */
function encimados(): string[] {
  const { corte, leerTextos } = (window as unknown as { hostil: Hostil }).hostil;
  const opaco = (elemento: Element) => {
    const { backgroundColor, opacity } = getComputedStyle(elemento);
    const alfa = /rgba\((?:[^,]+,){3} ([\d.]+)\)/.exec(backgroundColor)?.[1] ?? '1';
    return Number(alfa) > 0.9 && Number(opacity) > 0.9;
  };
  // what lets a pointer through, as the words of a disabled button do, is found where it stands
  const alcanzable = (texto: Element): Element => {
    const alrededor = texto.parentElement;
    const deja = getComputedStyle(texto).pointerEvents === 'none';
    return deja && alrededor ? alcanzable(alrededor) : texto;
  };
  const seVenLosDos = (uno: Element, otro: Element, { x, y, width, height }: DOMRect) => {
    const pila = document.elementsFromPoint(x + width / 2, y + height / 2);
    const [arriba = -1, abajo = -1] = [uno, otro]
      .map((texto) => pila.indexOf(alcanzable(texto)))
      .sort((a, b) => a - b);
    return arriba >= 0 && !pila.slice(arriba, abajo).some(opaco);
  };
  const seTocan = (una: DOMRect, otra: DOMRect) =>
    una.left < otra.right &&
    otra.left < una.right &&
    una.top < otra.bottom &&
    otra.top < una.bottom;
  const textos = leerTextos();
  const hallados = textos.flatMap((uno, i) =>
    textos
      .slice(i + 1)
      .filter(({ en, caja }) => en !== uno.en && seTocan(uno.caja, caja))
      .filter((otro) => {
        const comun = corte(uno.caja, otro.caja);
        return comun.width > 3 && comun.height > 5 && seVenLosDos(uno.en, otro.en, comun);
      })
      .map((otro) => `«${uno.texto.slice(0, 30)}» on «${otro.texto.slice(0, 30)}»`),
  );
  return [...new Set(hallados)].slice(0, 4);
}

/** What is wrong with a page, in each of these sizes; it has the widest again then. */
export async function faltasDe(
  page: Page,
  donde: string,
  tamanos: readonly Tamano[],
): Promise<string[]> {
  const faltas: string[] = [];
  for (const tamano of tamanos) {
    await page.setViewportSize(tamano);
    await quieto(page);
    await page.evaluate(prepararTextos);
    const suyas = [fueraDeLugar, fueraDeSuBoton, encimados];
    for (const falta of (await Promise.all(suyas.map((una) => page.evaluate(una)))).flat())
      faltas.push(`${donde} ${tamano.width}x${tamano.height}: ${falta}`);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  return faltas;
}

/** Logged in, and in the typeface of a machine that has not fetched ours yet. */
export async function sinNuestraLetra(entrar: Entrar, email: string): Promise<Page> {
  const page = await entrar(email);
  await page.route('**/areas/shell/*/fuente.*.woff2', (route) => route.fulfill({ status: 404 }));
  return page;
}

/** Until nothing more comes; what a page keeps open to hear of changes is never done. */
export async function asentada(page: Page): Promise<void> {
  const llegados = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  await expect
    .poll(async () => {
      const antes = await llegados();
      await page.waitForTimeout(1_000);
      return (await llegados()) - antes;
    })
    .toBe(0);
}

export async function irA(page: Page, ruta: string): Promise<void> {
  await page.goto(`/admin/${ruta}`);
  await page.locator('main').waitFor();
  await asentada(page);
}
