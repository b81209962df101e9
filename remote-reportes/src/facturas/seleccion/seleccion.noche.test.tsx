import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { emisionesCalls } from '@comanda/shared/contracts/facturacion/emisiones';
import {
  REENVIOS_POR_LLAMADA,
  reenviosCalls,
} from '@comanda/shared/contracts/facturacion/reenvios';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import FacturasScreen from '../FacturasScreen';
import { abrirFacturas, makeClave, makeCorreo, makeEmision, PUERTO } from '../testing/mundo';

const admin = makeUsuario({ perfil: 'Administrador', empresa: [PUERTO] });
const contador = makeUsuario({ perfil: 'Contador', empresa: [PUERTO] });

/** Twenty authorised documents and one that was returned: two pages. */
const EMISIONES = Array.from({ length: 21 }, (_, i) =>
  makeEmision({
    clave_acceso: makeClave(i + 1),
    ...(i === 1 && { estado: 'DEVUELTA', fecha_autorizacion: null, mensaje: 'Faltan datos' }),
  }),
);

const caja = (secuencial: number) =>
  screen.findByRole('checkbox', {
    name: `Elegir Factura 001-001-${String(secuencial).padStart(9, '0')}`,
  });
const barra = async () =>
  within(await screen.findByRole('region', { name: 'Documentos elegidos' }));
const boton = async (name: RegExp | string) => (await barra()).getByRole('button', { name });
const dialogo = async () => within(await screen.findByRole('dialog'));

/** What the server answers to whoever sends again, and what it was asked. */
function abrirReenvios(resultado: 'EN_COLA' | 'YA_PEDIDO' = 'EN_COLA') {
  return {
    pedidos: answer(reenviosCalls.reenviarComprobantes, ({ body }) => {
      const { claves } = reenviosCalls.reenviarComprobantes.body.parse(body);
      const data = claves.map((clave_acceso) => ({ clave_acceso, resultado }));
      return { success: true as const, data };
    }),
    mirados: answer(reenviosCalls.consultarReenvios, ({ body }) => {
      const { claves } = reenviosCalls.consultarReenvios.body.parse(body);
      const data = claves.map((clave_acceso) => ({
        clave_acceso,
        estado: 'AUTORIZADO' as const,
        mensaje: null,
        correo: makeCorreo(),
      }));
      return { success: true as const, data };
    }),
  };
}

beforeEach(() => {
  abrirFacturas(EMISIONES);
});

describe('what is chosen of the list', () => {
  it('is counted over pages, of one page at once, and until another search begins', async () => {
    const { user } = renderScreen(<FacturasScreen />, { usuario: admin });
    await user.click(await caja(1));
    expect((await barra()).getByRole('status')).toHaveTextContent('1 documento elegido');
    await user.click(screen.getByRole('checkbox', { name: 'Elegir los de esta página' }));
    expect((await barra()).getByRole('status')).toHaveTextContent('15 documentos elegidos');

    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    await user.click(await caja(16));
    expect((await barra()).getByRole('status')).toHaveTextContent('16 documentos elegidos');
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    expect(await caja(3)).toBeChecked();
    await user.click(await caja(3));
    expect((await barra()).getByRole('status')).toHaveTextContent('15 documentos elegidos');

    await user.click(screen.getByRole('button', { name: /^Autorizada/ }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Documentos elegidos' })).toBeNull(),
    );
  });

  it('is all that is looked for, whatever page is shown', async () => {
    const pedidas = answer(emisionesCalls.elegirEmisiones, {
      success: true,
      data: {
        filas: EMISIONES.map(({ clave_acceso, estado }) => ({ clave_acceso, estado })),
        hay_mas: false,
      },
    });
    const { user } = renderScreen(<FacturasScreen />, { usuario: admin });
    await user.click(await caja(1));
    await user.click(await boton('Elegir los 21'));
    expect(await screen.findByText('21 documentos elegidos')).toBeVisible();
    expect(pedidas.map(({ body }) => body)).toEqual([{ empresa: PUERTO, ruc: '' }]);
    expect(await boton('Reenviar por correo (20)')).toBeEnabled();
    expect(await boton('Reintentar en el SRI (1)')).toBeEnabled();
  });

  it('is only looked at by who may send nothing', async () => {
    const { user } = renderScreen(<FacturasScreen />, { usuario: contador });
    await user.click(await caja(1));
    expect((await barra()).queryByRole('button', { name: /^Reenviar/ })).toBeNull();
    await user.click(await boton('Quitar la selección'));
    expect(screen.queryByRole('region', { name: 'Documentos elegidos' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Documentos emitidos' })).toHaveFocus();
  });
});

describe('sending what is chosen again', () => {
  it('sends those that are authorised, once, and tells how each went', async () => {
    const { pedidos, mirados } = abrirReenvios();
    const { user } = renderScreen(<FacturasScreen />, { usuario: admin });
    for (const numero of [1, 2, 3]) await user.click(await caja(numero));
    await user.click(await boton('Reenviar por correo (2)'));
    expect((await dialogo()).getByText(/2 documentos a sus compradores/)).toBeVisible();
    await user.dblClick((await dialogo()).getByRole('button', { name: 'Reenviar' }));

    expect(await screen.findByText('Listo: 2 documentos')).toBeVisible();
    expect((await dialogo()).getByText('Enviados').nextSibling).toHaveTextContent('2');
    const claves = [makeClave(1), makeClave(3)];
    expect(pedidos.map(({ body }) => body)).toEqual([{ empresa: PUERTO, via: 'CORREO', claves }]);
    expect(mirados.length).toBeGreaterThan(0);
  });

  it('says of what was sent just now that it is not sent again', async () => {
    abrirReenvios('YA_PEDIDO');
    const { user } = renderScreen(<FacturasScreen />, { usuario: admin });
    await user.click(await caja(1));
    await user.click(await boton('Reenviar por correo (1)'));
    await user.click((await dialogo()).getByRole('button', { name: 'Reenviar' }));
    expect(await screen.findByText('Enviados hace poco: no se repiten')).toBeVisible();
  });

  it('says which were refused again, and why', async () => {
    abrirReenvios();
    answer(reenviosCalls.consultarReenvios, {
      success: true,
      data: [
        { clave_acceso: makeClave(2), estado: 'DEVUELTA', mensaje: 'Faltan datos', correo: null },
      ],
    });
    const { user } = renderScreen(<FacturasScreen />, { usuario: admin });
    await user.click(await caja(2));
    await user.click(await boton('Reintentar en el SRI (1)'));
    await user.click((await dialogo()).getByRole('button', { name: 'Reenviar' }));
    const lista = within(await screen.findByRole('region', { name: 'No salieron' }));
    expect(lista.getByText('001-001-000000002')).toBeVisible();
    expect(lista.getByText('Faltan datos')).toBeVisible();
  });

  it('goes on where it stopped for want of a server, without asking twice for what was asked', async () => {
    const claves = Array.from({ length: 60 }, (_, i) => makeClave(i + 1));
    const filas = claves.map((clave_acceso) => ({ clave_acceso, estado: 'AUTORIZADO' as const }));
    answer(emisionesCalls.elegirEmisiones, { success: true, data: { filas, hay_mas: false } });
    const { user } = renderScreen(<FacturasScreen />, { usuario: admin });
    await user.click(await caja(1));
    await user.click(await boton('Elegir los 21'));
    await user.click(await boton('Reenviar por correo (60)'));
    refuse(reenviosCalls.reenviarComprobantes, 'INESPERADO');
    await user.click((await dialogo()).getByRole('button', { name: 'Reenviar' }));
    expect(await screen.findByText('Algo salió mal.')).toBeVisible();

    const { pedidos } = abrirReenvios();
    await user.click((await dialogo()).getByRole('button', { name: 'Reenviar' }));
    expect(await screen.findByText('Listo: 60 documentos')).toBeVisible();
    expect(pedidos.map(({ body }) => (body as { claves: string[] }).claves.length)).toEqual([
      REENVIOS_POR_LLAMADA,
      10,
    ]);
  });
});
