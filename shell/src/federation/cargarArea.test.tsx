import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { red } from '@comanda/shared/testing';
import type { AreaArranque } from '@comanda/shared/contracts/plataforma/plataforma';
import { http, HttpResponse } from 'msw';

import { colgadas, iniciarFederacion, rotas, tardias } from '../testing/federacionFalsa';
import { makeArea } from '../testing/makeArranque';

import { permitidos } from './buildsPermitidos';
import { buildEnUso, cargarPantalla, NoCargo } from './cargarArea';
import { enviarEventos, iniciarTelemetria } from './telemetria';

const enviar = jest.fn<(url: string, cuerpo: Blob) => boolean>(() => true);
let dicho: jest.SpiedFunction<typeof console.error>;

beforeAll(() => {
  iniciarFederacion();
  Object.defineProperty(navigator, 'sendBeacon', { value: enviar, configurable: true });
  iniciarTelemetria();
});
beforeEach(() => {
  rotas.clear();
  colgadas.clear();
  tardias.clear();
  sessionStorage.clear();
  enviarEventos();
  enviar.mockClear();
  red.use(http.get('*/areas/*', () => new HttpResponse(null, { status: 404 })));
  dicho = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => dicho.mockRestore());

function areaConAnterior(): AreaArranque & { anterior: NonNullable<AreaArranque['anterior']> } {
  const anterior = makeArea('ventas');
  const area = { ...makeArea('ventas'), anterior };
  permitidos.permitir([area]);
  return area;
}
async function eventos(): Promise<string[]> {
  enviarEventos();
  const textos = await Promise.all(enviar.mock.calls.map(([, cuerpo]) => cuerpo.text()));
  return textos
    .flatMap(
      (texto) => (JSON.parse(texto) as { eventos: { build: string; fase: string }[] }).eventos,
    )
    .map(({ build, fase }) => `${build} ${fase}`);
}

describe('cargarPantalla', () => {
  it('brings the screen of the build, and says that it came', async () => {
    const area = areaConAnterior();
    expect((await cargarPantalla(area, 'puntoventa')).default).toBeInstanceOf(Function);
    await cargarPantalla(area, 'mesas');
    expect(await eventos()).toEqual([`${area.build} carga`]);
    expect(buildEnUso(area)).toBe(area);
  });

  it.each([
    ['fails', rotas],
    ['stands still', colgadas],
  ] as const)('brings the one before where the build %s, and says so once', async (_, males) => {
    const area = areaConAnterior();
    males.add(area.contenedor);
    await cargarPantalla(area, 'puntoventa');
    await cargarPantalla(area, 'mesas');
    const [fallo, ...resto] = await eventos();
    expect(fallo).toMatch(new RegExp(`^${area.build} (entrada|evaluacion)$`));
    expect(resto).toEqual([`${area.anterior.build} carga`]);
    expect(buildEnUso(area)).toBe(area.anterior);
  });

  it('says of a build that is slow, and comes while nothing is told yet, that it came', async () => {
    const area = areaConAnterior();
    let llegar: () => void = () => undefined;
    tardias.set(area.contenedor, new Promise<void>((resolve) => (llegar = resolve)));
    await cargarPantalla(area, 'puntoventa'); // of the one before, meanwhile
    llegar();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await eventos()).toEqual([`${area.anterior.build} carga`, `${area.build} carga`]);
    expect(buildEnUso(area)).toBe(area.anterior); // its code runs: no other beside it
  });

  it('fails where neither comes, and tries both again afterwards', async () => {
    const area = areaConAnterior();
    rotas.add(area.contenedor).add(area.anterior.contenedor);
    await expect(cargarPantalla(area, 'puntoventa')).rejects.toBeInstanceOf(NoCargo);
    expect(await eventos()).toHaveLength(2);
    rotas.clear();
    await cargarPantalla(area, 'puntoventa');
    expect(await eventos()).toContain(`${area.build} carga`);
  });

  it('loads no build that the policy of this page would not let in', async () => {
    const area = areaConAnterior();
    permitidos.fijarPagina({ builds: [area.anterior.build] });
    await cargarPantalla(area, 'puntoventa');
    expect(await eventos()).toEqual([`${area.anterior.build} carga`]);
    permitidos.fijarPagina({ builds: [] });
    await expect(cargarPantalla(area, 'puntoventa')).rejects.toBeInstanceOf(NoCargo);
    permitidos.fijarPagina({});
  });
});
