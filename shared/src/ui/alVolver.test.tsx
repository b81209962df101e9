import { useState } from 'react';

import { beforeEach, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Modal } from './Modal';

/** A page with one dialog, one over it, and one that follows; `firme` stays however it is asked to close. */
function Pantalla() {
  const [abiertos, setAbiertos] = useState<string[]>([]);
  const abrir = (uno: string) => () => setAbiertos((antes) => [...antes, uno]);
  const seguir = () => setAbiertos(['Otro']);
  const cerrar = () => setAbiertos((antes) => antes.filter((uno) => uno !== antes.at(-1)));
  return (
    <>
      <button type="button" onClick={abrir('Uno')}>
        Abrir
      </button>
      <button type="button" onClick={abrir('Firme')}>
        Abrir firme
      </button>
      {abiertos.map((uno) => (
        <Modal
          key={uno}
          open
          title={uno}
          onOk={seguir}
          onCancel={uno === 'Firme' ? undefined : cerrar}
          footer={(_, { OkBtn }) => (
            <>
              <button type="button" onClick={abrir('Encima')}>
                Más
              </button>
              <OkBtn />
            </>
          )}
        />
      ))}
    </>
  );
}

const titulos = () =>
  screen.queryAllByRole('dialog').map((uno) => uno.querySelector('.ant-modal-title')?.textContent);
const volver = () => history.back();
/** Where the page was before anything opened. */
const enSuSitio = () => expect(history.state).toEqual({ sitio: 'mesas' });

beforeEach(() => {
  history.pushState({ sitio: 'inicio' }, '', '/admin/index');
  history.pushState({ sitio: 'mesas' }, '', '/admin/mesas');
  render(<Pantalla />);
});

async function abrir(nombre = 'Abrir') {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: nombre }));
  return user;
}

it('closes the one on top, one at a time, and then goes where Back goes', async () => {
  const user = await abrir();
  await user.click(screen.getByRole('button', { name: 'Más' }));
  expect(titulos()).toEqual(['Uno', 'Encima']);

  volver();
  await waitFor(() => expect(titulos()).toEqual(['Uno']));
  await waitFor(() => expect(history.state).toHaveProperty('dialogo'));
  volver();
  await waitFor(() => expect(titulos()).toEqual([]));
  enSuSitio();
  expect(location.pathname).toBe('/admin/mesas');

  volver();
  await waitFor(() => expect(location.pathname).toBe('/admin/index'));
});

it('leaves nothing behind where the dialog is closed in it, or another follows', async () => {
  const user = await abrir();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(titulos()).toEqual(['Otro']);
  await user.keyboard('{Escape}');
  await waitFor(enSuSitio);
  volver();
  await waitFor(() => expect(location.pathname).toBe('/admin/index'));
});

it('opens again at once after it was closed, and still closes by Back alone', async () => {
  const user = await abrir();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  await waitFor(() => expect(history.state).toHaveProperty('dialogo'));
  expect(titulos()).toEqual(['Uno']);
  volver();
  await waitFor(() => expect(titulos()).toEqual([]));
  enSuSitio();
});

it('stays before one that cannot be closed', async () => {
  await abrir('Abrir firme');
  for (let vez = 0; vez < 2; vez += 1) {
    const { dialogo } = history.state as { dialogo: string };
    volver();
    await waitFor(() =>
      expect(history.state).toHaveProperty('dialogo', expect.not.stringMatching(dialogo)),
    );
    expect(titulos()).toEqual(['Firme']);
  }
});

it('passes over what a dialog left that went on to another page', async () => {
  const user = await abrir();
  history.pushState({ sitio: 'puntoventa' }, '', '/admin/puntoventa');
  await user.keyboard('{Escape}');
  volver();
  await waitFor(enSuSitio);
  volver();
  await waitFor(() => expect(location.pathname).toBe('/admin/index'));
});

it('closes by the first Back where the page was loaded anew with a dialog open', async () => {
  history.pushState({ sitio: 'mesas', dialogo: 'de antes' }, '');
  await abrir();
  volver();
  await waitFor(() => expect(titulos()).toEqual([]));
  enSuSitio();
  volver();
  await waitFor(() => expect(location.pathname).toBe('/admin/index'));
});
