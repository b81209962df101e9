import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderScreen } from '@comanda/shared/testing';

import { DataTable, enMemoria, paginada, type Column, type PedidoDeTabla } from '.';

type Fila = { id: string; nombre: string; precio: number; foto: string };

const filas: Fila[] = ['Café', 'Té', 'Jugo', 'Agua', 'Cola', 'Ceviche'].map((nombre, i) => ({
  id: String(i),
  nombre,
  precio: 6 - i,
  foto: `/img/${i}.PNG`,
}));

const columnas = (onClick?: (fila: Fila) => void): Column<Fila>[] => [
  { id: 'producto', header: 'Producto', text: ({ nombre }) => nombre, onClick, movil: 'titulo' },
  {
    id: 'precio',
    header: 'Precio',
    align: 'right',
    text: ({ precio }) => `$${precio}.00`,
    compare: (a, b) => a.precio - b.precio,
  },
  { id: 'foto', header: 'Foto', text: ({ foto }) => foto, movil: 'oculto' },
];

const pintar = (over: Partial<Parameters<typeof DataTable<Fila>>[0]> = {}) =>
  renderScreen(
    <DataTable
      titulo="Productos"
      columns={columnas()}
      fuente={enMemoria(filas)}
      rowKey={({ id }) => id}
      nombreDe={({ nombre }) => nombre}
      {...over}
    />,
  );
const buscador = () => screen.getByPlaceholderText('Buscador....');
const nombres = () =>
  screen
    .getAllByRole('row')
    .map((tr) => tr.querySelector('td')?.textContent)
    .filter((texto) => texto);

describe('DataTable (spec section 2, Reusable data table)', () => {
  it('shows the title, the total with two decimals, five rows, and how many there are', () => {
    pintar({ total: 1234.5 });

    expect(screen.getByRole('heading', { name: 'Productos' })).toBeVisible();
    expect(screen.getByText('$1,234.50')).toBeVisible();
    expect(nombres()).toEqual(['Café', 'Té', 'Jugo', 'Agua', 'Cola']);
    expect(screen.getByText('1–5 de 6')).toBeVisible();
  });

  it('numbers its rows from the first page to the last, in whatever order they stand', async () => {
    const { user } = pintar({ numerada: '#' });
    expect(screen.getByRole('columnheader', { name: '#' })).toBeVisible();
    expect(nombres()).toEqual(['1', '2', '3', '4', '5']);
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(nombres()).toEqual(['6']);
    await user.type(buscador(), 'c');
    await user.click(screen.getByRole('columnheader', { name: 'Precio' }));
    expect(nombres()).toEqual(['1', '2', '3']);
  });

  it('turns pages with previous and next', async () => {
    const { user } = pintar();

    expect(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));

    expect(nombres()).toEqual(['Ceviche']);
    expect(screen.getByText('6–6 de 6')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
  });

  it('finds a word whatever its case and accents, from page one', async () => {
    const { user } = pintar();
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));

    await user.type(buscador(), 'CAFE');

    await waitFor(() => expect(nombres()).toEqual(['Café']));
    expect(screen.getByText('1 registro')).toBeVisible();
  });

  it('says so when nothing coincides, and when there is nothing at all', async () => {
    const { user, unmount } = pintar();
    await user.type(buscador(), 'pizza');
    expect(await screen.findByText('Nada coincide con “pizza”')).toBeVisible();
    expect(screen.getByText(/^Se buscó en todas las columnas/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Quitar la búsqueda' }));
    expect(buscador()).toHaveValue('');
    expect(buscador()).toHaveFocus();
    expect(nombres()).toHaveLength(5);
    unmount();

    pintar({ fuente: enMemoria<Fila>([]), vacio: 'No hay productos' });
    expect(screen.getByText('No hay productos')).toBeVisible();
  });

  it('shows image addresses as images and lets a cell be clicked', async () => {
    const onVer = jest.fn();
    const { user } = pintar({ columns: columnas(onVer) });

    await user.click(screen.getByRole('button', { name: 'Jugo' }));

    expect(onVer).toHaveBeenCalledWith(filas[2]);
    expect(screen.getAllByRole('img', { name: 'Foto' })).toHaveLength(5);
  });

  it('sorts all rows by a column, not those of a page', async () => {
    const { user } = pintar();
    await user.click(screen.getByRole('columnheader', { name: 'Precio' }));
    expect(nombres()).toEqual(['Ceviche', 'Cola', 'Agua', 'Jugo', 'Té']);
    await user.click(screen.getByRole('columnheader', { name: 'Precio' }));
    expect(nombres()).toEqual(['Café', 'Té', 'Jugo', 'Agua', 'Cola']);
    expect(screen.getByRole('columnheader', { name: 'Precio' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });

  it('sums over all that was found, whatever the page', async () => {
    const { user } = pintar({
      pie: (halladas) => ({
        precio: `$${halladas.reduce((suma, { precio }) => suma + precio, 0)}`,
      }),
    });
    expect(screen.getByText('$21')).toBeVisible();
    await user.type(buscador(), 'ce');
    expect(await screen.findByText('$1')).toBeVisible();
  });

  it('offers what can be done about a row: its words, and all of them behind its menu', async () => {
    const onEditar = jest.fn();
    const onBorrar = jest.fn();
    const { user } = pintar({
      acciones: (fila) => [
        { texto: 'Editar', onElegir: () => onEditar(fila.nombre) },
        { texto: 'Receta', onElegir: onEditar, impedida: 'Aún no está disponible' },
        { texto: 'Eliminar', enMenu: true, peligro: true, onElegir: () => onBorrar(fila.nombre) },
      ],
    });

    await user.click(screen.getByRole('button', { name: 'Editar Té' }));
    expect(onEditar).toHaveBeenCalledWith('Té');
    expect(screen.getByRole('button', { name: 'Receta Té' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Más acciones de Té' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Editar',
      'RecetaAún no está disponible',
      'Eliminar',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
    expect(onBorrar).toHaveBeenCalledWith('Té');
  });

  it('has what takes away last in the menu of a row, wherever it stands on it', async () => {
    const { user } = pintar({
      acciones: () => [
        { texto: 'Eliminar', peligro: true, onElegir: () => undefined },
        { texto: 'Movimientos', enMenu: true, onElegir: () => undefined },
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Más acciones de Té' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Movimientos',
      'Eliminar',
    ]);
  });
});

describe('a row that can be opened', () => {
  const editar = (onElegir: (nombre: string) => void) => (fila: Fila) => [
    { texto: 'Editar', onElegir: () => onElegir(fila.nombre) },
    { texto: 'Eliminar', onElegir: () => undefined },
  ];

  it('is a button anywhere, and its name is one for the keyboard', async () => {
    const onElegir = jest.fn();
    const { user } = pintar({ acciones: editar(onElegir) });
    await user.click(screen.getByText('$5.00'));
    expect(onElegir).toHaveBeenLastCalledWith('Té');
    expect(screen.getByRole('button', { name: 'Té' })).toHaveFocus();

    screen.getByRole('button', { name: 'Jugo' }).focus();
    await user.keyboard('{Enter}');
    expect(onElegir.mock.calls).toEqual([['Té'], ['Jugo']]);
  });

  it('opens once, and not at all where something in it is pressed for itself', async () => {
    const onElegir = jest.fn();
    const { user } = pintar({ acciones: editar(onElegir) });
    await user.click(screen.getByRole('button', { name: 'Té' }));
    expect(onElegir).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Eliminar Té' }));
    await user.click(screen.getByRole('button', { name: 'Más acciones de Té' }));
    expect(onElegir).toHaveBeenCalledTimes(1);
  });

  it('opens what its screen says before its Editar', async () => {
    const [onElegir, onAbrir] = [jest.fn(), jest.fn()];
    const { user } = pintar({ acciones: editar(onElegir), onAbrir });
    await user.click(screen.getByText('$5.00'));
    expect(onAbrir).toHaveBeenCalledWith(filas[1]);
    expect(onElegir).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing is offered', []],
    [
      'it may not be edited now',
      [{ texto: 'Editar', impedida: 'Es de otro', onElegir: () => undefined }],
    ],
  ])('is none where %s', (_que, acciones) => {
    pintar({ acciones: () => acciones });
    expect(screen.queryByRole('button', { name: 'Té' })).toBeNull();
  });
});

describe('DataTable of pages of the server', () => {
  const refetch = () => undefined;

  it('asks for one page, for what is searched a moment after the last key, and for an order', async () => {
    const pedidos: PedidoDeTabla[] = [];
    const usar = (pedido: PedidoDeTabla) => {
      pedidos.push(pedido);
      return { currentData: { filas: filas.slice(0, 2), total: 40 }, isFetching: false, refetch };
    };
    const { user } = pintar({ fuente: paginada(usar), pageSize: 2 });
    expect(screen.getByText('1–2 de 40')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(pedidos.at(-1)).toEqual({ pagina: 2, filas: 2, busqueda: '', orden: null });
    await user.type(buscador(), 'cola');
    await waitFor(() =>
      expect(pedidos.at(-1)).toEqual({ pagina: 1, filas: 2, busqueda: 'cola', orden: null }),
    );
    expect(pedidos.filter(({ busqueda }) => busqueda === 'co')).toEqual([]);
    await user.click(screen.getByRole('columnheader', { name: 'Precio' }));
    expect(pedidos.at(-1)?.orden).toEqual({ columna: 'precio', desc: false });
  });

  it('begins a new page at its top, and stays on it when the search box has nothing new to say', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const subidas: Element[] = [];
    const subir = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
      this: Element,
    ) {
      subidas.push(this);
    });
    const pedidos: PedidoDeTabla[] = [];
    const usar = (pedido: PedidoDeTabla) => {
      pedidos.push(pedido);
      return { currentData: { filas: filas.slice(0, 2), total: 40 }, isFetching: false, refetch };
    };
    pintar({ fuente: paginada(usar), pageSize: 2 });
    const user = userEvent.setup({
      advanceTimers: (ms) => {
        jest.advanceTimersByTime(ms);
      },
    });
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));

    expect(screen.getByRole('heading', { name: 'Productos' })).toHaveFocus();
    expect(subidas).toEqual([screen.getByRole('region', { name: 'Productos' })]);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(pedidos.at(-1)?.pagina).toBe(2);
    jest.useRealTimers();
    subir.mockRestore();
  });

  it('shows the last page where the one it showed is no longer there', async () => {
    const pedidos: PedidoDeTabla[] = [];
    const usar = (pedido: PedidoDeTabla) => {
      pedidos.push(pedido);
      const total = pedidos.some(({ pagina }) => pagina === 3) ? 4 : 6; // one went away meanwhile
      return { currentData: { filas: filas.slice(0, 2), total }, isFetching: false, refetch };
    };
    const { user } = pintar({ fuente: paginada(usar), pageSize: 2 });
    await user.click(screen.getByText('3'));
    await waitFor(() => expect(pedidos.at(-1)?.pagina).toBe(2));
    expect(screen.getByText('3–4 de 4')).toBeVisible();
  });

  it('is reached with the keyboard where it is wider than the screen, though no row of it has a button', () => {
    const { container } = pintar();
    expect(container.querySelector('.ant-table-body')).toHaveAttribute('tabindex', '0');
  });

  it('says of all that was found what the screen knows of it', () => {
    pintar({ resumen: '40 productos · $9.00', buscador: 'Nombre o precio', sinHallar: 'Nada' });
    expect(screen.getByText('40 productos · $9.00')).toBeVisible();
    expect(screen.getByPlaceholderText('Nombre o precio')).toBeVisible();
  });

  it('holds its place while a page comes, and offers a retry when it does not', () => {
    const { unmount } = pintar({ fuente: paginada<Fila>(() => ({ isFetching: true, refetch })) });
    expect(screen.getByRole('status', { name: 'Cargando' })).toBeVisible();
    unmount();
    pintar({ fuente: paginada<Fila>(() => ({ isFetching: false, error: {}, refetch })) });
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});

describe('DataTable on a phone', () => {
  const original = window.matchMedia.bind(window);
  afterEach(() => {
    window.matchMedia = original;
  });

  beforeEach(() => {
    window.matchMedia = (media) =>
      Object.assign(original(media), { matches: media.includes('max-width') });
  });

  it('opens a row by its name, and has all that can be done about it behind its menu', async () => {
    const onElegir = jest.fn();
    const { user } = pintar({
      acciones: ({ nombre }) => [{ texto: 'Editar', onElegir: () => onElegir(nombre) }],
    });
    expect(screen.queryByRole('button', { name: 'Editar Té' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Té' }));
    await user.click(screen.getByRole('button', { name: 'Más acciones de Jugo' }));
    await user.click(screen.getByRole('menuitem', { name: 'Editar' }));
    expect(onElegir.mock.calls).toEqual([['Té'], ['Jugo']]);
  });

  it('shows two lines a row, as the columns declare', () => {
    pintar();

    expect(screen.queryByRole('table')).toBeNull();
    const tarjetas = screen.getAllByRole('listitem').filter((li) => li.querySelector('dl'));
    expect(tarjetas).toHaveLength(5);
    const cafe = within(tarjetas[0]!);
    expect(cafe.getByText('Café')).toBeVisible();
    expect(cafe.getByText('Precio').nextElementSibling).toHaveTextContent('$6.00');
    expect(cafe.queryByRole('img')).toBeNull();
    expect(cafe.queryByText('Producto')).toBeNull();
  });

  it('shows no heading over nothing, whether a text or a cell would stand there', () => {
    pintar({
      columns: [
        ...columnas(),
        { id: 'aparte', header: 'Aparte', text: () => '', movil: 'titulo' },
        { id: 'nota', header: 'Nota', text: ({ precio }) => (precio === 6 ? 'Caro' : '') },
        {
          id: 'oferta',
          header: 'Oferta',
          text: () => '',
          cell: ({ precio }) => (precio === 6 ? null : <b>Oferta</b>),
        },
        {
          id: 'rebaja',
          header: 'Rebaja',
          text: () => '$0.00',
          cell: ({ precio }) => precio < 0 && <b>!</b>,
        },
      ],
    });
    const rotulos = screen
      .getAllByRole('listitem')
      .map((li) => [...li.querySelectorAll('dt')].map(({ textContent }) => textContent));
    expect(screen.getByText('Café').parentElement?.children).toHaveLength(1); // what is alone stands at its end
    expect(rotulos.slice(0, 2)).toEqual([
      ['Precio', 'Nota'],
      ['Precio', 'Oferta'],
    ]);
  });
});
