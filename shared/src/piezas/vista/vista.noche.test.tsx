import { useState } from 'react';

import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { fromCall, orderingApi } from '@comanda/shared/api';
import { answer, makeProducto, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import { AJUSTES } from '../../contracts/ventas/ajustes';
import { productosCalls, type Producto } from '../../contracts/inventario/productos';

import { PorCualquierEmpresa, PorEmpresa, QueryView } from '.';

const PUERTO = 'La Cevichería del Puerto';
const ANDINA = 'Cafetería Andina';
const admin = makeUsuario({ perfil: 'Administrador', empresa: [PUERTO, ANDINA] });

const api = orderingApi.injectEndpoints({
  endpoints: (build) => ({ listarVista: build.query(fromCall(productosCalls.listarProductos)) }),
});

const productoDe = (empresa: string, producto: string) =>
  makeProducto({ id: producto, producto, empresa });

const DE: Readonly<Record<string, Producto[]>> = {
  [PUERTO]: [productoDe(PUERTO, 'Ceviche')],
  [ANDINA]: [productoDe(ANDINA, 'Café')],
};

const VACIO = {
  success: true as const,
  data: [] as Producto[],
  version: 1,
  modificadores: [],
  ajustes: AJUSTES,
};

/** Two companies that answer differently; Andina's answer waits until it is let go. */
function abrir() {
  let soltar: () => void = () => undefined;
  const espera = new Promise<void>((resolve) => (soltar = resolve));
  answer(productosCalls.listarProductos, async ({ url }) => {
    const empresa = url.searchParams.get('empresa') ?? '';
    if (empresa === ANDINA) await espera;
    return { ...VACIO, data: DE[empresa] ?? [] };
  });
  return { soltar: () => soltar() };
}

type ListaProps = { empresa: string; avisarFallo?: boolean; fallo?: string };

function Lista({ empresa, ...vista }: ListaProps) {
  const query = api.useListarVistaQuery({ empresa });
  return (
    <>
      <button type="button" onClick={() => void query.refetch()}>
        Leer
      </button>
      <p>{`Leído: ${query.isError ? 'no' : 'si'}`}</p>
      <QueryView query={query} empty="Nada" {...vista}>
        {(filas) => filas.map(({ id, producto }) => <p key={id}>{producto}</p>)}
      </QueryView>
    </>
  );
}

function SinClave() {
  const [empresa, setEmpresa] = useState(PUERTO);
  return (
    <>
      <button type="button" onClick={() => setEmpresa(ANDINA)}>
        Otra
      </button>
      <Lista empresa={empresa} />
    </>
  );
}

describe('QueryView', () => {
  it('never shows one company under the name of another, however late the other answers', async () => {
    const { soltar } = abrir();
    const { user } = renderScreen(
      <PorEmpresa selector="botones">{(empresa) => <Lista empresa={empresa} />}</PorEmpresa>,
      { usuario: admin },
    );
    await screen.findByText('Ceviche');

    await user.click(screen.getByRole('button', { name: ANDINA }));
    expect(screen.queryByText('Ceviche')).toBeNull();
    expect(screen.getByRole('status', { name: 'Cargando' })).toBeVisible();
    soltar();
    expect(await screen.findByText('Café')).toBeVisible();
  });

  it('says that there is nothing', async () => {
    answer(productosCalls.listarProductos, VACIO);
    renderScreen(<Lista empresa={PUERTO} />);
    expect(await screen.findByText('Nada')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says why nothing could be read, in the words of the catalogue', async () => {
    refuse(productosCalls.listarProductos, 'SIN_CONEXION');
    renderScreen(<Lista empresa={PUERTO} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión con el servidor');
    expect(screen.queryByText('Nada')).toBeNull();
  });

  it('says it in the sentence of the screen, where that has one', async () => {
    refuse(productosCalls.listarProductos, 'INESPERADO');
    renderScreen(<Lista empresa={PUERTO} fallo="Ocurrió un error" />);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Ocurrió un errorReintentar$/);
  });

  it('leaves it to the screen to say that it could not be read again, where it asks to', async () => {
    abrir();
    const { user } = renderScreen(<Lista empresa={PUERTO} avisarFallo={false} />);
    await screen.findByText('Ceviche');
    refuse(productosCalls.listarProductos, 'SIN_CONEXION');
    await user.click(screen.getByRole('button', { name: 'Leer' }));
    expect(await screen.findByText('Leído: no')).toBeVisible();
    expect(screen.getByText('Ceviche')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('nor where the argument changes and nothing is keyed', async () => {
    const { soltar } = abrir();
    const { user } = renderScreen(<SinClave />);
    await screen.findByText('Ceviche');
    await user.click(screen.getByRole('button', { name: 'Otra' }));
    expect(screen.queryByText('Ceviche')).toBeNull();
    soltar();
    expect(await screen.findByText('Café')).toBeVisible();
  });

  it('keeps what it has when it cannot be read again, says since when, and tries again', async () => {
    abrir();
    const { user } = renderScreen(<Lista empresa={PUERTO} />);
    await screen.findByText('Ceviche');
    refuse(productosCalls.listarProductos, 'SIN_CONEXION');
    await user.click(screen.getByRole('button', { name: 'Leer' }));

    const aviso = await screen.findByRole('alert');
    expect(aviso).toHaveTextContent(/No se pudo actualizar. Se muestra lo leído a las \d\d:\d\d/);
    expect(screen.getByText('Ceviche')).toBeVisible();
    abrir();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByText('Ceviche')).toBeVisible();
  });

  it('holds its place again while a failed first reading is tried anew', async () => {
    refuse(productosCalls.listarProductos, 'INESPERADO');
    const { user } = renderScreen(<Lista empresa={ANDINA} />);
    const reintentar = await screen.findByRole('button', { name: 'Reintentar' });
    const { soltar } = abrir();
    await user.click(reintentar);
    expect(await screen.findByRole('status', { name: 'Cargando' })).toBeVisible();
    soltar();
    await screen.findByText('Café');
  });
});

/** What was typed in it is its own. */
const Escrito = () => <input aria-label="Nota" />;

describe('PorEmpresa', () => {
  it('lets nothing of one company survive into another', async () => {
    const { user } = renderScreen(<PorEmpresa selector="select">{() => <Escrito />}</PorEmpresa>, {
      usuario: admin,
    });
    await user.type(screen.getByLabelText('Nota'), 'de la cevichería');
    await user.click(await screen.findByRole('combobox', { name: 'Empresa' }));
    await user.click(await screen.findByTitle(ANDINA));
    expect(screen.getByLabelText('Nota')).toHaveValue('');
  });

  it('shows no selector to those with one company, nor to those who may not pick', () => {
    const { unmount } = renderScreen(
      <PorEmpresa selector="select">{(empresa) => <p>{empresa}</p>}</PorEmpresa>,
      { usuario: makeUsuario({ perfil: 'Administrador', empresa: [PUERTO] }) },
    );
    expect(screen.getByText(PUERTO)).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    unmount();
    renderScreen(<PorEmpresa selector="botones">{(empresa) => <p>{empresa}</p>}</PorEmpresa>, {
      usuario: makeUsuario({ empresa: [PUERTO, ANDINA] }),
    });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says when there is none', () => {
    renderScreen(<PorEmpresa selector="select">{() => <Escrito />}</PorEmpresa>, {
      usuario: makeUsuario({ perfil: 'Administrador', empresa: [] }),
    });
    expect(screen.getByText('Seleccione una Empresa')).toBeVisible();
    expect(screen.queryByLabelText('Nota')).toBeNull();
  });
});

describe('PorCualquierEmpresa', () => {
  it('lets the operator pick any company, and starts with none of several', async () => {
    const { user } = renderScreen(
      <PorCualquierEmpresa empresas={[PUERTO, ANDINA]}>
        {(empresa) => <p>de {empresa}</p>}
      </PorCualquierEmpresa>,
      { usuario: makeUsuario({ perfil: 'Dashboard', empresa: [] }) },
    );
    expect(screen.queryByText(/^de /)).toBeNull();
    await user.click(await screen.findByRole('combobox', { name: 'Empresa' }));
    await user.click(await screen.findByTitle(ANDINA));
    expect(screen.getByText(`de ${ANDINA}`)).toBeVisible();
  });
});
