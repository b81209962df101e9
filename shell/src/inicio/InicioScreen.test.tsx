import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';

import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';
import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import { resumenCalls } from '@comanda/shared/contracts/reportes/resumen';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import { rutasDe } from '../rutas/buscarRuta';
import { makeArea } from '../testing/makeArranque';

import { InicioScreen } from './InicioScreen';

const [PUERTO, ANDINA] = ['La Cevichería del Puerto', 'Cafetería Andina'] as const;

/** Areas as their descriptors say them, each route with a summary. */
const areas = (['ventas', 'reportes'] as const).map((nombre) => {
  const area = makeArea(nombre);
  const rutas = area.descriptor.rutas.map((ruta) => ({ ...ruta, resumen: ruta.path !== 'mesas' }));
  return { ...area, descriptor: { ...area.descriptor, rutas } };
});

function abrir(perfil: Perfil, empresa: string[] = [PUERTO]) {
  const usuario = makeUsuario({ perfil, empresa });
  return renderScreen(<InicioScreen usuario={usuario} rutas={rutasDe(areas, perfil)} />, {
    usuario,
  });
}
const tarjeta = (name: RegExp) => within(screen.getByRole('list')).getByRole('link', { name });
const resumen = (ruta: string, texto: string | null, empresa: string = PUERTO) => ({
  ruta,
  empresa,
  texto,
});
/** Its code comes after the screen. */
const llegaElResumen = () =>
  act(async () => {
    await import('./ResumenDeInicio');
  });
const sinFacturas = () => answer(emisionCalls.consultarAtencion, { success: true, data: [] });

describe('Inicio', () => {
  it('leads to what a profile does next', async () => {
    abrir('Cajero');
    await llegaElResumen();
    expect(screen.getByRole('link', { name: 'Ir a Punto de venta' })).toHaveAttribute(
      'href',
      '/admin/puntoventa',
    );
  });

  it('tells who administers how each screen stands, company by company', async () => {
    sinFacturas();
    answer(resumenCalls.consultarResumen, {
      success: true,
      data: [
        resumen('puntoventa', '12 ventas hoy · $345.00'),
        resumen('puntoventa', '1 venta hoy · $2.00', ANDINA),
        resumen('mesas', 'de una pantalla que no lo pide'),
      ],
    });
    abrir('Administrador', [PUERTO, ANDINA]);
    await waitFor(() =>
      expect(tarjeta(/^Punto de venta/)).toHaveTextContent(
        `Punto de venta${PUERTO}: 12 ventas hoy · $345.00${ANDINA}: 1 venta hoy · $2.00`,
      ),
    );
    expect(tarjeta(/^Mesas/)).toHaveTextContent(/^Mesas$/);
    await waitFor(() => expect(tarjeta(/^Facturas/)).toHaveTextContent('Nada por atender'));
  });

  it('says on its own tile what could not be found out', async () => {
    refuse(emisionCalls.consultarAtencion, 'SIN_CONEXION');
    answer(resumenCalls.consultarResumen, {
      success: true,
      data: [resumen('puntoventa', '0 ventas hoy · $0.00')],
    });
    abrir('Administrador');
    await waitFor(() => expect(tarjeta(/^Facturas/)).toHaveTextContent('No disponible'));
    await waitFor(() => expect(tarjeta(/^Punto de venta/)).toHaveTextContent('0 ventas hoy'));
  });

  it.each([
    [
      'a source',
      () =>
        answer(resumenCalls.consultarResumen, {
          success: true,
          data: [resumen('puntoventa', null)],
        }),
    ],
    ['all of ordering', () => refuse(resumenCalls.consultarResumen, 'INESPERADO')],
  ])('goes on where %s fails', async (_que, preparar) => {
    sinFacturas();
    preparar();
    abrir('Administrador');
    await waitFor(() => expect(tarjeta(/^Punto de venta/)).toHaveTextContent('No disponible'));
    expect(tarjeta(/^Mesas/)).toBeVisible();
    await waitFor(() => expect(tarjeta(/^Facturas/)).toHaveTextContent('Nada por atender'));
  });

  it('asks nothing for who does not administer', async () => {
    const { store } = abrir('Cajero');
    await llegaElResumen();
    expect(store.getState().ordering.queries).toEqual({});
  });
});
