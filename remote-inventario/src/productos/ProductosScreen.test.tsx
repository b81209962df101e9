import { useState } from 'react';

import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';

import { productosCalls as calls } from '@comanda/shared/contracts/inventario/productos';
import { answer, escanear, refuse, renderScreen } from '@comanda/shared/testing';

import { valoresDe } from './ProductoCampos';
import ProductosScreen from './ProductosScreen';
import { ADMIN, ANDINA, EMPRESA, abrir, makeProducto, responder } from './testing/mundo';

/** The screen, left and opened again. */
function VariasVeces() {
  const [vez, setVez] = useState(0);
  return (
    <>
      <button onClick={() => setVez(vez + 1)}>Salir y volver</button>
      <ProductosScreen key={vez} />
    </>
  );
}

describe('ProductosScreen', () => {
  it('lists them under the headers of spec section 2, numbered, with price, rate and what there is to know', async () => {
    abrir([
      makeProducto(),
      makeProducto({
        id: '2',
        producto: 'Encebollado',
        precio_venta: 1234.5,
        codigo: 'ENC-1',
        agotado: true,
        favorito: true,
      }),
    ]);
    const fila = (await screen.findByText('Encebollado')).closest('tr');
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['#', 'producto', 'categoría', 'precio', 'iva', 'acción']);
    const celdas = within(fila as HTMLElement).getAllByRole('cell');
    expect(celdas.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
      '2',
      'EncebolladoENC-1 Agotado Favorito',
      'Mariscos',
      '$1,234.50',
      '15%',
    ]);
  });

  it.each([
    [null, 0, 1],
    [`/v1/imagenes/1/${'a'.repeat(64)}`, 1, 1],
  ])('has a place for pictures where one of them has one (%s)', async (imagen, fotos, cajas) => {
    abrir([makeProducto({ imagen }), makeProducto({ id: '2', producto: 'Encebollado' })]);
    const celda = (await screen.findByText('Encebollado')).closest('td');
    expect(document.querySelectorAll('td img')).toHaveLength(fotos);
    expect(celda?.querySelectorAll('svg')).toHaveLength(cajas);
  });

  it('asks for 25 a page, and numbers the rows of the second from 26', async () => {
    const filas = [makeProducto()];
    const pedidos = answer(calls.consultarProductos, {
      success: true,
      data: { filas, total: 26 },
    });
    responder();
    const { user } = renderScreen(<ProductosScreen />, { usuario: ADMIN });
    await user.click(await screen.findByRole('button', { name: 'Siguiente' }));
    expect(await screen.findByRole('cell', { name: '26' })).toBeVisible();
    expect(pedidos.map(({ body }) => body)).toEqual([
      { empresa: EMPRESA, busqueda: '', pagina: 1, filas: 25 },
      { empresa: EMPRESA, busqueda: '', pagina: 2, filas: 25 },
    ]);
  });

  it('says there are none, and offers to make the first', async () => {
    const { user } = abrir([]);
    await screen.findByText('Aún no hay productos');
    await user.click(screen.getByRole('button', { name: 'Crear producto' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('holds the space while they are read', () => {
    abrir([]);
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  it('says that they cannot be read, and offers to try again', async () => {
    responder();
    refuse(calls.consultarProductos, 'INESPERADO');
    const { user } = renderScreen(<ProductosScreen />, { usuario: ADMIN });
    expect(await screen.findByText('Algo salió mal.')).toBeVisible();
    answer(calls.consultarProductos, {
      success: true,
      data: { filas: [makeProducto()], total: 1 },
    });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Ceviche de camarón')).toBeVisible();
  });

  it('has a button for each company, and nothing of one survives into the other', async () => {
    responder();
    const pedidos = answer(calls.consultarProductos, ({ body }) => {
      const { empresa } = body as { empresa: string };
      const producto = makeProducto({ empresa, producto: `De ${empresa}` });
      return { success: true as const, data: { filas: [producto], total: 1 } };
    });
    const { user } = renderScreen(<ProductosScreen />, {
      usuario: { ...ADMIN, empresa: [EMPRESA, ANDINA] },
    });
    const empresas = await screen.findByRole('group', { name: 'Empresas' });
    await user.click(within(empresas).getByRole('button', { name: EMPRESA }));
    await screen.findByText(`De ${EMPRESA}`);
    await user.click(screen.getByRole('button', { name: 'Agotados' }));
    await user.click(within(empresas).getByRole('button', { name: ANDINA }));
    await screen.findByText(`De ${ANDINA}`);
    expect(screen.queryByText(`De ${EMPRESA}`)).toBeNull();
    expect(pedidos.at(-1)?.body).toEqual({ empresa: ANDINA, busqueda: '', pagina: 1, filas: 25 });
  });

  it('looks for what is typed, in what its filters leave, in the order of a header', async () => {
    const { user, pedidos } = abrir([makeProducto()]);
    await screen.findByText('Ceviche de camarón');
    await user.click(screen.getByRole('button', { name: 'Agotados' }));
    await user.click(screen.getByRole('combobox', { name: 'Filtrar por iva' }));
    await user.click(await screen.findByTitle('8%'));
    await user.click(screen.getByRole('combobox', { name: 'Filtrar por categoría' }));
    await user.click(await screen.findByTitle('Bebidas'));
    await user.click(await screen.findByRole('columnheader', { name: /precio/ }));
    await user.type(screen.getByRole('textbox', { name: 'Buscar en Productos' }), ' piña {Enter}');
    await waitFor(() =>
      expect(pedidos.at(-1)?.body).toEqual({
        empresa: EMPRESA,
        busqueda: 'piña',
        pagina: 1,
        filas: 25,
        estado: 'AGOTADO',
        porcentaje_iva: 8,
        id_categoria: '7',
        orden: 'precio',
        desc: false,
      }),
    );
  });

  it('says that nothing is as its filters say, and that nothing is found', async () => {
    const { user } = abrir([]);
    await screen.findByText('Aún no hay productos');
    await user.click(screen.getByRole('button', { name: 'Agotados' }));
    expect(await screen.findByText('Ningún producto es así')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Buscar en Productos' }), 'x{Enter}');
    expect(await screen.findByText(/^Nada coincide con /)).toBeVisible();
  });

  it('asks each time it is opened how the company invoices, which is changed elsewhere', async () => {
    const preguntas = responder();
    const data = { filas: [makeProducto()], total: 1 };
    answer(calls.consultarProductos, { success: true, data });
    const { user } = renderScreen(<VariasVeces />, { usuario: ADMIN });
    await waitFor(() => expect(preguntas).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Salir y volver' }));
    await waitFor(() => expect(preguntas).toHaveLength(2));
  });

  describe('of one product', () => {
    it('sends what was read beside what is changed, and says under its field what somebody else changed', async () => {
      const { user, pedidos, notices } = abrir([makeProducto()]);
      const msg = 'Otra persona cambió este dato';
      const tarde = refuse(calls.actualizarProducto, 'CAMBIADO_POR_OTRO', [
        { campo: 'precio_venta', msg },
      ]);
      await user.click(await screen.findByRole('button', { name: 'Editar Ceviche de camarón' }));
      const precio = await screen.findByRole('textbox', { name: 'Precio' });
      await user.clear(precio);
      await user.type(precio, '8,5{Enter}');
      await waitFor(() => expect(precio).toHaveAccessibleDescription(msg));
      expect(tarde[0]?.body).toMatchObject({
        precio_venta: 8.5,
        antes: { ...valoresDe(makeProducto()), precio_venta: 9.5 },
      });
      expect(notices).toEqual([]);
      await waitFor(() => expect(pedidos).toHaveLength(2)); // it is not as it was read
    });

    it('takes what is scanned for its barcode, wherever the focus is, and sends nothing by it', async () => {
      const { user, notices } = abrir([makeProducto()], false);
      const guardados = answer(calls.actualizarProducto, { success: true, data: makeProducto() });
      await user.click(await screen.findByRole('button', { name: 'Editar Ceviche de camarón' }));
      const nombre = await screen.findByRole('textbox', { name: 'Nombre' });
      await waitFor(() => expect(nombre).toHaveFocus());
      act(() => escanear('7861234567898'));
      expect(nombre).toHaveValue('Ceviche de camarón');
      await waitFor(() =>
        expect(screen.getByRole('textbox', { name: 'Código de barras' })).toHaveValue(
          '7861234567898',
        ),
      );
      expect(screen.getByRole('dialog')).toBeVisible();
      expect(guardados).toEqual([]);
      await user.keyboard('{Escape}'); // what was read is not lost unasked
      await waitFor(() => expect(notices).toEqual(['pregunta: ¿Descartar lo que escribió?']));
    });

    it('says that recipes are not there yet', async () => {
      const { user, notices } = abrir([makeProducto()]);
      await user.click(await screen.findByRole('button', { name: 'Receta Ceviche de camarón' }));
      expect(notices).toEqual(['info: Productos / Aún no está disponible']);
    });

    it.each([
      [true, 1, ['pregunta: ¿Estás seguro?', 'success: Productos / Producto eliminado']],
      [false, 0, ['pregunta: ¿Estás seguro?']],
    ])('takes it off only when that is confirmed (%s)', async (acepta, veces, dicho) => {
      const { user, notices, pedidos } = abrir([makeProducto()], acepta);
      const quitados = answer(calls.eliminarProducto, { success: true, data: null });
      await user.click(await screen.findByRole('button', { name: 'Eliminar Ceviche de camarón' }));
      await waitFor(() => expect(notices).toEqual(dicho));
      expect(quitados).toHaveLength(veces);
      await waitFor(() => expect(pedidos).toHaveLength(1 + veces));
    });

    it('says that it could not be taken off', async () => {
      const { user, notices } = abrir([makeProducto()]);
      refuse(calls.eliminarProducto, 'INESPERADO');
      await user.click(await screen.findByRole('button', { name: 'Eliminar Ceviche de camarón' }));
      await waitFor(() => expect(notices.at(-1)).toBe('error: Productos / Algo salió mal'));
    });

    it.each([
      [{}, 'Marcar agotado', { agotado: true }, 'Ceviche de camarón está agotado'],
      [{ agotado: true }, 'Hay de nuevo', { agotado: false }, 'Hay Ceviche de camarón de nuevo'],
      [{}, 'Poner en favoritos', { favorito: true }, 'Ceviche de camarón es favorito'],
      [
        { favorito: true },
        'Quitar de favoritos',
        { favorito: false },
        'Ceviche de camarón ya no es favorito',
      ],
    ])('that is %j: %s', async (over, texto, marca, dicho) => {
      const { user, notices } = abrir([makeProducto(over)]);
      const marcados = answer(calls.marcarProducto, { success: true, data: makeProducto() });
      await user.click(
        await screen.findByRole('button', { name: 'Más acciones de Ceviche de camarón' }),
      );
      await user.click(screen.getByRole('menuitem', { name: texto }));
      await waitFor(() => expect(notices).toEqual([`success: Productos / ${dicho}`]));
      expect(marcados.map(({ body }) => body)).toEqual([{ empresa: EMPRESA, id: '1', ...marca }]);
    });
  });
});
