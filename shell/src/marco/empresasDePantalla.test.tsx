import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';

import { fromCall, orderingApi } from '@comanda/shared/api';
import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';
import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';
import { plataformaCalls } from '@comanda/shared/contracts/plataforma/plataforma';
import { declararTrabajo } from '@comanda/shared/piezas/trabajo';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import { leerArranque } from '../arranque/arranque';
import { Rutas } from '../rutas/Rutas';
import { iniciarFederacion } from '../testing/federacionFalsa';
import { makeArea, makeArranque } from '../testing/makeArranque';

const PUERTO = 'La Cevichería del Puerto';
const ANDINA = 'Cafetería Andina';
const LOMA = 'Café de la Loma';
const AREAS = [makeArea('auth'), makeArea('ventas'), makeArea('reportes')];

type Quien = { perfil?: Perfil; ventas: string[]; reportes: string[] };

/** The boot document of somebody of three companies, with who has what. */
function arranqueDe({ perfil = 'Administrador', ...con }: Quien) {
  const empresa = [PUERTO, ANDINA, LOMA];
  const areas = empresa.map((una) => ({
    empresa: una,
    areas: (['ventas', 'reportes'] as const).filter((area) => con[area].includes(una)),
  }));
  return makeArranque(makeUsuario({ perfil, empresa, areas }), { areas: AREAS });
}
const pasar = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const ofrecidas = () =>
  within(screen.getByRole('banner'))
    .queryAllByRole('button', { name: (_, boton) => boton.closest('[role="group"]') !== null })
    .map(({ textContent }) => textContent);
const enUso = () => screen.getByRole('banner').querySelector('.cabecera-empresa')?.textContent;

async function abrir(ruta: string, quien: Quien, parte: ReactNode = null) {
  answer(emisionCalls.consultarAtencion, { success: true, data: [] });
  const arranque = arranqueDe(quien);
  leerArranque(JSON.stringify(arranque));
  const pantallas = (
    <>
      <Rutas />
      {parte}
    </>
  );
  renderScreen(pantallas, { usuario: arranque.usuario, ruta });
  await pasar(100);
}
async function seCambia(quien: Quien) {
  answer(plataformaCalls.arranque, { success: true, data: arranqueDe(quien) });
  await pasar(46_000);
}
async function irA(name: string) {
  act(() => screen.getByRole('link', { name }).click());
  await pasar(100);
}

const aviso = () =>
  screen.queryByText('El operador desactivó', { exact: false })?.parentElement ?? null;

const { useEliminarMesaMutation } = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    eliminarMesa: build.mutation({ ...fromCall(mesasCalls.eliminarMesa) }),
  }),
});
function Preguntando() {
  const [eliminar] = useEliminarMesaMutation();
  return (
    <button type="button" onClick={() => void eliminar({ id: 'm1', empresa: PUERTO })}>
      Eliminar
    </button>
  );
}

beforeAll(iniciarFederacion);
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  declararTrabajo('prueba', () => false);
});
afterEach(() => void jest.useRealTimers());

describe('who has several companies that differ in their areas', () => {
  it('picks on a screen among those that have its area, and the header names the one in use there', async () => {
    await abrir('/admin/puntoventa', { ventas: [PUERTO, LOMA], reportes: [ANDINA, LOMA] });
    expect(ofrecidas()).toEqual([PUERTO, LOMA]);
    expect(screen.getByText(`Datos de ${PUERTO}`)).toBeVisible();

    await irA('Facturas electrónicas');
    expect(ofrecidas()).toEqual([ANDINA, LOMA]);
    expect(screen.getByText('Seleccione una Empresa')).toBeVisible();
    expect(enUso()).toBe('');
    act(() => screen.getByRole('button', { name: LOMA }).click());
    expect(screen.getByText(`Datos de ${LOMA}`)).toBeVisible();
    expect(enUso()).toBe(LOMA);

    await irA('Punto de venta');
    expect(screen.getByText(`Datos de ${LOMA}`)).toBeVisible();
  });

  it('is taken to the only one that has the area', async () => {
    await abrir('/admin/puntoventa', { ventas: [ANDINA], reportes: [] });
    expect(ofrecidas()).toEqual([]);
    expect(screen.getByText(`Datos de ${ANDINA}`)).toBeVisible();
    expect(enUso()).toBe(ANDINA);
  });

  it('acts on the first that has the area, where the profile does not pick', async () => {
    const quien = { perfil: 'Cajero', ventas: [ANDINA, LOMA], reportes: [] } as const;
    await abrir('/admin/puntoventa', { ...quien, ventas: [...quien.ventas], reportes: [] });
    expect(ofrecidas()).toEqual([]);
    expect(screen.getByText(`Datos de ${ANDINA}`)).toBeVisible();
  });

  it('loses and gets one in an open tab in less than a minute', async () => {
    await abrir('/admin/puntoventa', { ventas: [PUERTO, ANDINA, LOMA], reportes: [] });
    await seCambia({ ventas: [ANDINA, LOMA], reportes: [] });
    expect(ofrecidas()).toEqual([ANDINA, LOMA]);
    expect(screen.queryByText(`Datos de ${PUERTO}`)).toBeNull();
    await seCambia({ ventas: [PUERTO, ANDINA], reportes: [] });
    expect(ofrecidas()).toEqual([PUERTO, ANDINA]);
    expect(screen.getByText(`Datos de ${PUERTO}`)).toBeVisible();
  });

  it('keeps the one in use while something is unsaved in it, until one goes elsewhere', async () => {
    await abrir('/admin/puntoventa', { ventas: [PUERTO, ANDINA], reportes: [PUERTO, ANDINA] });
    declararTrabajo('prueba', () => true);
    await seCambia({ ventas: [ANDINA, LOMA], reportes: [PUERTO] });
    expect(screen.getByText(`Datos de ${PUERTO}`)).toBeVisible();

    await irA('Facturas electrónicas');
    await irA('Punto de venta');
    expect(ofrecidas()).toEqual([ANDINA, LOMA]);
    expect(screen.queryByText(`Datos de ${PUERTO}`)).toBeNull();
  });

  it('is told what the operator switched off under open work, and who can undo it, while that is so', async () => {
    await abrir('/admin/puntoventa', { ventas: [PUERTO, ANDINA], reportes: [] });
    expect(aviso()).toBeNull();
    declararTrabajo('prueba', () => true);
    await seCambia({ ventas: [ANDINA], reportes: [] });
    expect(aviso()).toHaveTextContent(`El operador desactivó ventas en ${PUERTO}.`);
    expect(aviso()).toHaveTextContent('pídaselo');
    await seCambia({ ventas: [PUERTO, ANDINA], reportes: [] });
    expect(aviso()).toBeNull();
    expect(screen.getByText(`Datos de ${PUERTO}`)).toBeVisible();
  });

  it('is told as much where no company has the area any more', async () => {
    await abrir('/admin/puntoventa', { ventas: [PUERTO], reportes: [] });
    declararTrabajo('prueba', () => true);
    await seCambia({ ventas: [], reportes: [] });
    expect(aviso()).toHaveTextContent(`El operador desactivó ventas en ${PUERTO}.`);
  });

  it('is told at once where the server refuses something, and no sooner than five seconds later again', async () => {
    await abrir('/admin/puntoventa', { ventas: [PUERTO], reportes: [] }, <Preguntando />);
    declararTrabajo('prueba', () => true);
    let leidas = 0;
    answer(plataformaCalls.arranque, () => {
      leidas += 1;
      return { success: true as const, data: arranqueDe({ ventas: [], reportes: [] }) };
    });
    refuse(mesasCalls.eliminarMesa, 'AREA_NO_HABILITADA');
    const preguntar = () => act(() => screen.getByRole('button', { name: 'Eliminar' }).click());
    preguntar();
    await pasar(500);
    expect(aviso()).toHaveTextContent('El operador desactivó ventas');
    preguntar();
    await pasar(500);
    expect(leidas).toBe(1);
    await pasar(5_000);
    preguntar();
    await pasar(500);
    expect(leidas).toBe(2);
  });
});
