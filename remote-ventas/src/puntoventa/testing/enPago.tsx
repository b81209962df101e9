import { expect } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { usePendientes } from '@comanda/shared/session';
import { renderScreen, tienenPin } from '@comanda/shared/testing';

import PuntoVentaScreen from '../PuntoVentaScreen';

type Opciones = Parameters<typeof renderScreen>[1];
export type Vista = Awaited<ReturnType<typeof conOrden>>;

/** What the frame and the closing of the drawer are told of. */
function CobrosAMedias() {
  return <output aria-label="Cobros a medias">{usePendientes().get('cobros') ?? 0}</output>;
}

/** An order of one ceviche and one bolon: 12.75. */
export async function conOrden(opciones?: Opciones) {
  const vista = renderScreen(
    <>
      <PuntoVentaScreen />
      <CobrosAMedias />
    </>,
    opciones,
  );
  await vista.user.click(await screen.findByRole('button', { name: /^Ceviche de/ }));
  await vista.user.click(boton(/^Bolón/));
  return vista;
}

export async function enPago(opciones?: Opciones): Promise<Vista> {
  const vista = await conOrden(opciones);
  await vista.user.click(boton('Pagar'));
  const dialogo = await screen.findByRole('dialog', { name: 'Pagar' });
  await waitFor(() => expect(dialogo).toContainElement(focoActual())); // keys go where the focus is
  return vista;
}

const focoActual = () => document.activeElement as HTMLElement | null;

/** The discount of the whole bill is open. */
export async function conDescuento(opciones?: Opciones): Promise<Vista> {
  tienenPin();
  const vista = await enPago(opciones);
  await vista.user.click(boton('Descuento'));
  await screen.findByText('Descuento: toda la venta');
  return vista;
}

export async function escribirDescuento({ user }: Vista, cuanto: string): Promise<void> {
  const campo = screen.getByRole('textbox', { name: 'Descuento' });
  await user.clear(campo);
  await user.type(campo, cuanto);
}

export const boton = (name: string | RegExp) => screen.getByRole('button', { name });
export const total = () => screen.getByText('TOTAL').nextElementSibling;
export const pagos = () => screen.getByRole('region', { name: 'Pagos de esta venta' });
