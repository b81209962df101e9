import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { productosCalls as calls } from '@comanda/shared/contracts/inventario/productos';
import { answer, refuse } from '@comanda/shared/testing';

import { valoresDe } from './ProductoCampos';
import { EMPRESA, abrir, makeProducto, responder } from './testing/mundo';

type Vista = ReturnType<typeof abrir>;

const caja = (name: string) => screen.getByRole('textbox', { name });
const lista = (name: string) => screen.getByRole('combobox', { name });
const bien = () => answer(calls.crearProducto, { success: true, data: makeProducto() });

async function elegir({ user }: Vista, de: string, opcion: string) {
  await user.click(lista(de));
  const [elegida, ...otras] = await screen.findAllByTitle(opcion);
  await user.click(otras.at(-1) ?? elegida!); // what is chosen already says it too
}

async function nuevo(...args: Parameters<typeof abrir>): Promise<Vista> {
  const vista = abrir(...args);
  await vista.user.click((await screen.findAllByRole('button', { name: 'Crear producto' }))[0]!);
  await screen.findByRole('dialog');
  return vista;
}

async function llenar(vista: Vista, nombre = 'Corvina') {
  await elegir(vista, 'Categoría', 'Bebidas');
  await elegir(vista, 'IVA', '15%');
  await vista.user.type(caja('Precio'), '8,5');
  await vista.user.type(caja('Nombre'), nombre);
}

describe('a new product', () => {
  it('says what is missing in the sentences of spec section 5, and goes to the first', async () => {
    const creados = bien();
    const { user } = await nuevo([]);
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(caja('Nombre')).toHaveAccessibleDescription(
        'El nombre del producto no puede estar vacío',
      ),
    );
    expect(lista('Categoría')).toHaveAccessibleDescription('Debe seleccionar una categoría');
    expect(caja('Precio')).toHaveAccessibleDescription(
      'El precio del producto no puede estar vacío',
    );
    expect(caja('Nombre')).toHaveFocus();
    expect(creados).toHaveLength(0);
  });

  it('is sent as the call takes it, once, however often Enter is pressed', async () => {
    const creados = bien();
    const vista = await nuevo([]);
    await llenar(vista, ' Corvina ');
    await vista.user.type(caja('Código'), 'COR-1');
    await vista.user.type(caja('Código de barras'), '96385074{Enter}{Enter}');
    await waitFor(() => expect(vista.notices).toEqual(['success: Productos / Producto creado']));
    expect(creados.map(({ body }) => body)).toEqual([
      {
        empresa: EMPRESA,
        producto: 'Corvina',
        id_categoria: '7',
        precio_venta: 8.5,
        porcentaje_iva: '15%',
        codigo: 'COR-1',
        codigo_barras: '96385074',
        por_peso: false,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['Precio', '8,x', 'El precio debe ser un número'],
    ['Código', 'con espacio', 'El código admite 25 letras, números, puntos y guiones'],
    ['Código de barras', '12345', 'El código de barras tiene 8, 12 o 13 dígitos, y este 5'],
    ['Código de barras', '96385075', 'El último dígito debería ser 4'],
  ])('says under %s what is wrong with %s', async (cual, valor, falta) => {
    const vista = await nuevo([]);
    await llenar(vista);
    await vista.user.clear(caja(cual));
    await vista.user.type(caja(cual), `${valor}{Enter}`);
    await waitFor(() => expect(caja(cual)).toHaveAccessibleDescription(falta));
  });

  it('with a code of another says whose it is, under the code, and keeps what was typed', async () => {
    const msg = 'Ceviche mixto ya tiene ese código';
    refuse(calls.crearProducto, 'CODIGO_REPETIDO', [{ campo: 'codigo', msg }]);
    const vista = await nuevo([]);
    await llenar(vista);
    await vista.user.type(caja('Código'), 'CEV-1{Enter}');
    await waitFor(() => expect(caja('Código')).toHaveAccessibleDescription(msg));
    expect(caja('Nombre')).toHaveValue('Corvina');
    expect(vista.notices).toEqual([]);
  });

  it('that cannot be saved is said once, and nothing typed is lost', async () => {
    refuse(calls.crearProducto, 'INESPERADO');
    const vista = await nuevo([]);
    await llenar(vista);
    await vista.user.keyboard('{Enter}');
    await waitFor(() => expect(vista.notices).toEqual(['error: Productos / Algo salió mal']));
    expect(caja('Nombre')).toHaveValue('Corvina');
  });

  it('is followed by another, with its category and rate, and then Enter goes on so', async () => {
    const creados = bien();
    const vista = await nuevo([]);
    await llenar(vista);
    await vista.user.click(screen.getByRole('button', { name: 'Guardar y crear otro' }));
    await waitFor(() => expect(caja('Nombre')).toHaveValue(''));
    expect(caja('Nombre')).toHaveFocus();
    expect(caja('Precio')).toHaveValue('');

    await vista.user.keyboard('Trucha');
    await vista.user.type(caja('Precio'), '7{Enter}');
    await waitFor(() => expect(caja('Nombre')).toHaveValue(''));
    expect(creados.map(({ body }) => body)).toMatchObject([
      { producto: 'Corvina', id_categoria: '7', porcentaje_iva: '15%', precio_venta: 8.5 },
      { producto: 'Trucha', id_categoria: '7', porcentaje_iva: '15%', precio_venta: 7 },
    ]);
    expect(caja('Nombre')).toHaveFocus();
    await vista.user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(vista.notices).toEqual(Array(2).fill('success: Productos / Producto creado'));
  });

  it.each([
    ['4%', true, 1],
    ['12%', true, 1],
    ['4%', false, 0],
    ['15%', true, 0],
  ])('of %s warns where it cannot be invoiced (the company invoices: %s)', async (...caso) => {
    const [tarifa, factura, avisos] = caso;
    const vista = await nuevo([], true, { factura });
    await elegir(vista, 'IVA', tarifa);
    const msg = /^La tarifa \d+% .*no se puede facturar/;
    await waitFor(() => expect(screen.queryAllByText(msg)).toHaveLength(avisos));
  });

  it('offers the rates of spec section 9, the most used first', async () => {
    const vista = await nuevo([]);
    await vista.user.click(lista('IVA'));
    await screen.findByTitle('12%');
    const [elegida, ...ofrecidas] = screen.getAllByTitle(/^\d+%$/).map(({ title }) => title);
    expect(elegida).toBe('15%'); // the company's own
    expect(ofrecidas).toEqual(['15%', '12%', '8%', '5%', '4%', '0%']);
  });

  it('goes nowhere without a category, and says where one is made', async () => {
    await nuevo([], true, { categorias: [] });
    expect(screen.getByText(/aún no hay ninguna/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Crear una categoría' })).toHaveAttribute(
      'href',
      '/admin/categoria_producto',
    );
  });

  it('says that the categories cannot be read, and not that there are none', async () => {
    const vista = await nuevo([], true, { categorias: null });
    expect(await screen.findByText('No se pudieron leer las categorías')).toBeVisible();
    expect(screen.queryByText(/aún no hay ninguna/)).toBeNull();
    responder();
    await vista.user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() =>
      expect(screen.queryByText('No se pudieron leer las categorías')).toBeNull(),
    );
    await elegir(vista, 'Categoría', 'Bebidas');
  });

  it('asks before what was typed is lost', async () => {
    const vista = await nuevo([], false);
    await vista.user.type(caja('Nombre'), 'Corvi{Escape}');
    await waitFor(() => expect(vista.notices).toEqual(['pregunta: ¿Descartar lo que escribió?']));
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('a product that is there', () => {
  const editar = async (over: Parameters<typeof makeProducto>[0] = {}) => {
    const vista = abrir([makeProducto(over)]);
    await vista.user.click(
      await screen.findByRole('button', { name: 'Editar Ceviche de camarón' }),
    );
    await screen.findByRole('dialog');
    return vista;
  };

  it('is changed where it was, with what it had', async () => {
    const cambiados = answer(calls.actualizarProducto, { success: true, data: makeProducto() });
    const vista = await editar({ codigo: 'CEV-1', favorito: true });
    expect(caja('Precio')).toHaveValue('9.50');
    expect(screen.queryByRole('button', { name: 'Guardar y crear otro' })).toBeNull();
    await vista.user.clear(caja('Código'));
    await vista.user.type(caja('Nombre'), ' grande{Enter}');
    await waitFor(() =>
      expect(vista.notices).toEqual(['success: Productos / Producto actualizado']),
    );
    expect(cambiados.map(({ body }) => body)).toEqual([
      {
        ...valoresDe(makeProducto()),
        empresa: EMPRESA,
        id: '1',
        producto: 'Ceviche de camarón grande',
        id_categoria: '3',
        precio_venta: 9.5,
        porcentaje_iva: '15%',
        codigo: null,
        codigo_barras: null,
        por_peso: false,
        antes: valoresDe(makeProducto({ codigo: 'CEV-1', favorito: true })),
      },
    ]);
  });

  it('keeps a rate that is offered no more', async () => {
    const vista = await editar({ porcentaje_iva: 14, porcentaje: '14%' });
    await vista.user.click(lista('IVA'));
    expect((await screen.findAllByTitle('14%')).length).toBeGreaterThan(0);
  });

  it('shows its category by name, whatever the list says', async () => {
    await editar({ id_categoria: '99', categoria: 'De temporada' });
    expect(screen.getByText('De temporada', { selector: '[title]' })).toBeVisible();
  });

  it('that is gone meanwhile is said so', async () => {
    refuse(calls.actualizarProducto, 'NO_ENCONTRADO');
    const vista = await editar();
    await vista.user.type(caja('Nombre'), ' x{Enter}');
    await waitFor(() =>
      expect(vista.notices).toEqual(['error: Productos / El registro no existe']),
    );
    await waitFor(() => expect(vista.pedidos).toHaveLength(2)); // it is on the list no more
  });
});
