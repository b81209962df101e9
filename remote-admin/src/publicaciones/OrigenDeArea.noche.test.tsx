import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import {
  ESTADOS_DE_ORIGEN,
  origenesCalls as calls,
  type EstadoDeOrigen,
} from '@comanda/shared/contracts/plataforma/origenes';
import { answer, refuse, renderScreen } from '@comanda/shared/testing';

import { makeArea } from '../makeAreas';

import { OrigenDeArea } from './OrigenDeArea';

const ORIGEN = 'https://archivos.ejemplo.ec';
const [ESTABLE, CANARIO] = ['bbbbbbbbbbbb', 'cccccccccccc'];

const responder = (...estados: EstadoDeOrigen[]) =>
  answer(calls.revisarOrigen, {
    success: true,
    data: {
      origen: ORIGEN,
      builds: estados.map((estado, i) => ({ build: [ESTABLE, CANARIO][i] ?? '', estado })),
      revisado: '2026-11-26T15:31:00Z',
    },
  });
const abrir = (origen: string | null = ORIGEN) =>
  renderScreen(
    <OrigenDeArea area={makeArea({ origen })} publicacion={{ estable: ESTABLE, canario: null }} />,
  );
const DICEN: Record<EstadoDeOrigen, RegExp> = {
  'en-orden': /^Los archivos de b+ están en https/,
  'no-responde': /no responde: b+ se toma del producto/,
  'sin-archivos': /no tiene los archivos de b+/,
  'otros-archivos': /no son los publicados/,
  'sin-permiso': /CORS/,
};

describe('OrigenDeArea', () => {
  it.each(ESTADOS_DE_ORIGEN)(
    'says in a sentence that it is %s, and when it was looked at',
    async (estado) => {
      const pedidos = responder(estado);
      abrir();
      const dicho = await screen.findByText(DICEN[estado]);
      expect(dicho).toHaveTextContent('(revisado el 26/11/2026 10:31)');
      expect(pedidos[0]?.url.search).toBe('?area=ventas');
    },
  );

  it('says it of the stable build and of the canary, and looks again when it is asked to', async () => {
    const pedidos = responder('en-orden', 'sin-archivos');
    const { user } = abrir();
    expect(await screen.findByText(/no tiene los archivos de c+/)).toBeVisible();
    expect(screen.getByText(DICEN['en-orden'])).toBeVisible();
    const [boton] = screen.getAllByRole('button', { name: 'Revisar' });
    if (boton) await user.click(boton);
    await waitFor(() => expect(pedidos).toHaveLength(2));
  });

  it('says nothing of an area whose files are at the product alone', () => {
    const pedidos = responder('en-orden');
    abrir(null);
    expect(screen.queryByRole('status')).toBeNull();
    expect(pedidos).toEqual([]);
  });

  it('says where there is nothing to look for', async () => {
    responder();
    abrir();
    expect(await screen.findByText(/^Aún no hay un build/)).toBeVisible();
  });

  it('says where it could not be looked at', async () => {
    refuse(calls.revisarOrigen, 'NO_ENCONTRADO');
    abrir();
    expect(await screen.findByText(/^No se pudo revisar/)).toBeVisible();
  });
});
