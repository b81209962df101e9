import 'fake-indexeddb/auto';

import { createHash } from 'node:crypto';

import { describe, expect, it } from '@jest/globals';

import { avisosDeConsola } from '@comanda/shared/testing';

import { almacen } from './almacen';
import { cachesDePrueba, ORIGEN } from './testing/cachesDePrueba';

const huella = (texto: string) => `sha384-${createHash('sha384').update(texto).digest('base64')}`;
/** What pages run here. */
const CORREN = ['/areas/caja/1/', '/areas/ventas/1/', '/areas/ventas/2/'];

type Build = Record<string, string>;
const carpeta = (base: string, build: Build) => ({
  base,
  integridad: Object.fromEntries(
    Object.entries(build).map(([nombre, texto]) => [nombre, huella(texto)]),
  ),
});
const pagina = (usuario: string | null, documento: Record<string, unknown>) =>
  `<!doctype html>\n<html lang="es">\n<script type="application/json" id="arranque">${JSON.stringify(
    {
      usuario: usuario && { id: usuario },
      areas: [],
      ...documento,
    },
  )}</script>`;

/** A server whose files are met by address, and a browser that compares them with their hash. */
function abrir() {
  const servido = new Map<string, string>();
  const pedidos: string[] = [];
  const { caches, todas } = cachesDePrueba();
  let alPedir: () => unknown = () => undefined;
  const guardado = almacen({
    caches,
    ahora: () => '2026-11-25T01:00:00.000Z',
    pedir: async (url, { integrity } = {}) => {
      pedidos.push(url);
      await alPedir();
      const texto = servido.get(url);
      if (texto === undefined) throw new TypeError('Failed to fetch');
      if (integrity && huella(texto) !== integrity) throw new TypeError('integrity');
      return new Response(texto, { headers: { 'content-security-policy': 'la suya' } });
    },
  });
  const servir = (usuario: string | null, areas: [base: string, build: Build][]) => {
    for (const [base, build] of areas)
      for (const [nombre, texto] of Object.entries(build)) servido.set(base + nombre, texto);
    servido.set('/till', pagina(usuario, { areas: areas.map((una) => carpeta(...una)) }));
  };
  return {
    guardado,
    servido,
    pedidos,
    todas,
    servir,
    alPedir: (hacer: () => unknown) => (alPedir = hacer),
    guardar: (usuario = 'u1', corre = CORREN) =>
      guardado.hacer({ que: 'guardar', usuario, ruta: '/till', corre }),
    deQuien: async () => (await (await guardado.pagina())?.text())?.match(/"id":"(\w+)"/)?.[1],
    archivo: async (url: string) => (await guardado.archivo(url))?.text(),
    archivos: () =>
      [...(todas.get('comanda.archivos')?.keys() ?? [])].map((url) => new URL(url).pathname),
  };
}

describe('what is kept to open without a line', () => {
  it('is the page, which says since when, with its own policy, and every file it names', async () => {
    const { servir, guardar, guardado, archivo } = abrir();
    servir('u1', [['/areas/ventas/1/', { 'a.js': 'uno', 'b.js': 'dos' }]]);

    await guardar();

    const tenida = await guardado.pagina();
    expect(tenida?.headers.get('content-security-policy')).toBe('la suya');
    expect(await tenida?.text()).toContain(
      '<html lang="es" data-guardada="2026-11-25T01:00:00.000Z">',
    );
    expect(await archivo('/areas/ventas/1/b.js')).toBe('dos');
  });

  it('gives no file that is not as it was kept, and lets it go', async () => {
    const dichos = avisosDeConsola();
    const { servir, guardar, archivo, archivos, todas } = abrir();
    servir('u1', [['/areas/ventas/1/', { 'a.js': 'uno', 'b.js': 'dos' }]]);
    await guardar();
    const url = [...(todas.get('comanda.archivos')?.keys() ?? [])].find((una) =>
      una.endsWith('a.js'),
    );
    todas.get('comanda.archivos')?.set(url ?? '', new Response('veneno'));

    expect(await archivo('/areas/ventas/1/a.js')).toBeUndefined();
    expect(dichos).toEqual([expect.stringContaining('/areas/ventas/1/a.js is not as it was kept')]);
    expect(archivos()).toEqual(['/areas/ventas/1/b.js']);
    expect(await archivo('/areas/ventas/1/b.js')).toBe('dos');

    await guardar();
    expect(await archivo('/areas/ventas/1/a.js')).toBe('uno');
  });

  it('takes the build before of an area and the files of the shell', async () => {
    const { servido, guardar, archivos } = abrir();
    const [a, b, c] = [{ 'a.js': 'a' }, { 'b.js': 'b' }, { 'm.js': 'm' }];
    servido
      .set('/areas/ventas/2/a.js', 'a')
      .set('/areas/ventas/1/b.js', 'b')
      .set('/shell/m.js', 'm');
    servido.set(
      '/till',
      pagina('u1', {
        areas: [{ ...carpeta('/areas/ventas/2/', a), anterior: carpeta('/areas/ventas/1/', b) }],
        marco: carpeta('/shell/', c),
      }),
    );

    await guardar();

    expect(archivos().sort()).toEqual([
      '/areas/ventas/1/b.js',
      '/areas/ventas/2/a.js',
      '/shell/m.js',
    ]);
  });

  it('stays what it was where a build came out while its page was being drawn: nobody has seen it run', async () => {
    const { servir, guardar, archivos } = abrir();
    servir('u1', [['/areas/ventas/1/', { 'a.js': 'uno' }]]);
    await guardar('u1', ['/areas/auth/1/', '/areas/ventas/1/']);
    servir('u1', [['/areas/ventas/2/', { 'a.js': 'dos' }]]);
    await guardar('u1', ['/areas/auth/1/', '/areas/ventas/1/']);
    expect(archivos()).toEqual(['/areas/ventas/1/a.js']);

    await guardar('u1', ['/areas/ventas/2/']);
    expect(archivos()).toEqual(['/areas/ventas/2/a.js']);
  });

  it('stays what it was where a shell came out meanwhile: nobody has seen that run either', async () => {
    const { servido, guardar, guardado } = abrir();
    const servirCon = (shell: string) => servido.set('/till', pagina('u1', { shell }));
    servirCon('aaaa');
    await guardar('u1', ['aaaa']);
    servirCon('bbbb');
    await guardar('u1', ['aaaa']);
    expect(await (await guardado.pagina())?.text()).toContain('"shell":"aaaa"');

    await guardar('u1', ['bbbb']);
    expect(await (await guardado.pagina())?.text()).toContain('"shell":"bbbb"');
  });

  it.each([
    ['is not what its hash says', 'otro'],
    ['does not come', null],
  ])('stays what it was where a file of the next page %s', async (_, texto) => {
    const dichos = avisosDeConsola();
    const { servir, servido, guardar, guardado, archivo } = abrir();
    servir('u1', [['/areas/ventas/1/', { 'a.js': 'bueno' }]]);
    await guardar();
    servir('u1', [['/areas/ventas/2/', { 'a.js': 'nuevo' }]]);
    if (texto === null) servido.delete('/areas/ventas/2/a.js');
    else servido.set('/areas/ventas/2/a.js', texto);

    await guardar();

    expect(await (await guardado.pagina())?.text()).toContain('/areas/ventas/1/');
    expect(await archivo('/areas/ventas/1/a.js')).toBe('bueno');
    expect(await archivo('/areas/ventas/2/a.js')).toBeUndefined();
    expect(dichos).toHaveLength(1);
  });

  it('lets go of the files of a page that was replaced, and asks for none twice', async () => {
    const { servir, guardar, archivos, pedidos } = abrir();
    servir('u1', [
      ['/areas/caja/1/', { 'c.js': 'c' }],
      ['/areas/ventas/1/', { 'a.js': 'viejo' }],
    ]);
    await guardar();
    servir('u1', [
      ['/areas/caja/1/', { 'c.js': 'c' }],
      ['/areas/ventas/2/', { 'a.js': 'nuevo' }],
    ]);

    await guardar();

    expect(archivos().sort()).toEqual(['/areas/caja/1/c.js', '/areas/ventas/2/a.js']);
    expect(pedidos.filter((url) => url.endsWith('c.js'))).toHaveLength(1);
  });

  it('is made good where somebody changed it', async () => {
    const { servir, guardar, archivo, todas } = abrir();
    servir('u1', [['/areas/ventas/1/', { 'a.js': 'bueno' }]]);
    await guardar();
    todas.get('comanda.archivos')?.set(`${ORIGEN}/areas/ventas/1/a.js`, new Response('veneno'));

    await guardar();

    expect(await archivo('/areas/ventas/1/a.js')).toBe('bueno');
  });

  it.each([
    ['another one', 'u2'],
    ['nobody', null],
  ])('is not the page of %s', async (_, de) => {
    const { servir, guardar, deQuien } = abrir();
    servir(de, []);

    await guardar('u1');

    expect(await deQuien()).toBeUndefined();
  });

  it('goes with whoever leaves, also in the middle of being kept', async () => {
    const { servir, guardar, guardado, deQuien, alPedir } = abrir();
    servir('u1', [['/areas/ventas/1/', { 'a.js': 'a' }]]);
    await guardar();
    let olvidado: Promise<void> | undefined;
    alPedir(() => {
      olvidado ??= guardado.hacer({ que: 'olvidar' });
    });

    await guardar();
    await olvidado;

    expect(await deQuien()).toBeUndefined();
  });

  it.each([
    [
      'its text',
      (texto: string) => texto.replace('</script>', '</script><script src="/otro.js">'),
      {},
    ],
    ['its policy', (texto: string) => texto, { 'content-security-policy': 'cualquiera' }],
  ])('does not open where somebody changed %s', async (_, cambiar, otros) => {
    const dichos = avisosDeConsola();
    const { servir, guardar, guardado, todas } = abrir();
    servir('u1', []);
    await guardar();
    const tenida = await guardado.pagina();
    const texto = cambiar((await tenida?.text()) ?? '');
    const headers = { ...Object.fromEntries(tenida?.headers ?? []), ...otros };
    todas.get('comanda.pagina')?.set(`${ORIGEN}/`, new Response(texto, { headers }));

    expect(await guardado.pagina()).toBeUndefined();
    expect(dichos).toHaveLength(1);
    await guardar();
    expect(await guardado.pagina()).toBeDefined();
  });

  it('does not open once it was forgotten, nor one that was kept long before', async () => {
    const dichos = avisosDeConsola();
    const { servir, guardar, guardado, todas } = abrir();
    const versiones: Response[] = [];
    for (const base of ['/areas/ventas/1/', '/areas/ventas/2/', '/areas/caja/1/'] as const) {
      servir('u1', [[base, { 'a.js': base }]]);
      await guardar();
      const pagina = await guardado.pagina();
      if (pagina) versiones.push(pagina);
    }
    const poner = (cual: number) =>
      todas.set('comanda.pagina', new Map([[`${ORIGEN}/`, versiones[cual]?.clone() as Response]]));
    poner(0);
    expect(await guardado.pagina()).toBeUndefined();
    poner(2);
    expect(await guardado.pagina()).toBeDefined();

    await guardado.hacer({ que: 'olvidar' });
    poner(2);
    expect(await guardado.pagina()).toBeUndefined();
    expect(dichos).toHaveLength(2);
  });

  it('stays for whom it is', async () => {
    const { servir, guardar, guardado, deQuien } = abrir();
    servir('u1', []);
    await guardar();

    await guardado.hacer({ que: 'olvidar', salvo: 'u1' });
    expect(await deQuien()).toBe('u1');
    await guardado.hacer({ que: 'olvidar', salvo: 'u2' });
    expect(await deQuien()).toBeUndefined();
  });
});
