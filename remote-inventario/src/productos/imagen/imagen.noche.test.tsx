import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { imagenesCalls } from '@comanda/shared/contracts/inventario/imagenes';
import {
  IMAGEN_MAX_BYTES,
  productosCalls as calls,
} from '@comanda/shared/contracts/inventario/productos';
import { answer, refuse } from '@comanda/shared/testing';

import { abrir, EMPRESA, makeProducto } from '../testing/mundo';

const UNA = `/v1/imagenes/1/${'a'.repeat(64)}`;
const FOTO = new File(['foto'], 'foto.png', { type: 'image/png' });
const EN_BASE64 = Buffer.from('foto').toString('base64');

const caja = () => screen.findByRole('group', { name: 'Imagen del producto' });
const boton = (name: string) => screen.getByRole('button', { name });
const entrada = () => screen.getByLabelText<HTMLInputElement>('Archivo: Imagen del producto');

/** The form of a product, and what was sent of pictures. */
async function editar(imagen: string | null = null, acepta = true) {
  const producto = makeProducto({ imagen });
  const vista = abrir([producto], acepta);
  const guardados = answer(calls.actualizarProducto, { success: true, data: producto });
  await vista.user.click(await screen.findByRole('button', { name: /^Editar/ }));
  await caja();
  return { ...vista, guardados };
}
const responder = () =>
  answer(imagenesCalls.guardarImagen, { success: true, data: { imagen: UNA } });

describe('the picture of a product', () => {
  it('is shown as chosen, and sent once the product is saved', async () => {
    const { user, guardados, notices } = await editar();
    const enviadas = responder();
    await user.upload(entrada(), FOTO);
    expect(await screen.findByAltText('Imagen elegida')).toHaveAttribute(
      'src',
      `data:image/png;base64,${EN_BASE64}`,
    );
    expect([guardados.length, enviadas.length]).toEqual([0, 0]);
    await user.click(boton('Guardar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(guardados).toHaveLength(1);
    expect(enviadas.map(({ body }) => body)).toEqual([
      { empresa: EMPRESA, id: '1', imagen: EN_BASE64 },
    ]);
    expect(notices).toEqual(['success: Productos / Producto actualizado']);
  });

  it('may be dropped, and chosen again after it was taken off', async () => {
    const { user } = await editar();
    const enviadas = responder();
    fireEvent.drop(await caja(), { dataTransfer: { files: [FOTO] } });
    await screen.findByAltText('Imagen elegida');
    await user.click(boton('Quitar'));
    expect(screen.queryByAltText('Imagen elegida')).toBeNull();
    await user.upload(entrada(), FOTO);
    await screen.findByAltText('Imagen elegida');
    await user.click(boton('Guardar'));
    await waitFor(() => expect(enviadas).toHaveLength(1));
  });

  it('that was there is taken off', async () => {
    const { user } = await editar(UNA);
    const enviadas = answer(imagenesCalls.guardarImagen, { success: true, data: { imagen: null } });
    expect((await caja()).querySelector('img')?.getAttribute('src')).toContain(UNA);
    await user.click(boton('Quitar'));
    expect((await caja()).querySelector('img')).toBeNull();
    await user.click(boton('Guardar'));
    await waitFor(() =>
      expect(enviadas.map(({ body }) => body)).toEqual([
        { empresa: EMPRESA, id: '1', imagen: null },
      ]),
    );
  });

  it('that was not touched is not sent', async () => {
    const { user } = await editar(UNA);
    const enviadas = responder();
    await user.click(boton('Guardar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(enviadas).toEqual([]);
  });

  it('that cannot be kept leaves the product saved, and says both', async () => {
    const { user, guardados, notices } = await editar();
    refuse(imagenesCalls.guardarImagen, 'IMAGEN_DANADA');
    await user.upload(entrada(), FOTO);
    await screen.findByAltText('Imagen elegida');
    await user.click(boton('Guardar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(guardados).toHaveLength(1);
    expect(notices).toContain(
      'warning: Productos / El producto se guardó, pero su imagen no: La imagen está dañada o incompleta. Elija otra',
    );
  });

  it.each([
    [
      'a text',
      new File(['x'], 'x.txt', { type: 'text/plain' }),
      'El archivo no es una imagen JPEG, PNG o WebP',
    ],
    ['twelve megabytes and one', gorda(), 'La imagen admite hasta 12 MB'],
  ])('refuses %s before it is read, and keeps what there was', async (_que, archivo, msg) => {
    await editar(UNA);
    fireEvent.drop(await caja(), { dataTransfer: { files: [archivo] } });
    expect(await within(await caja()).findByRole('alert')).toHaveTextContent(msg);
    expect((await caja()).querySelector('img')?.getAttribute('src')).toContain(UNA);
  });

  it('that was chosen is not lost with Escape without a question', async () => {
    const { user, notices } = await editar(null, false);
    await user.upload(entrada(), FOTO);
    await screen.findByAltText('Imagen elegida');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Descartar lo que escribió?']));
    expect(screen.getByAltText('Imagen elegida')).toBeVisible();
  });

  it('that is still being read is waited for, and of two it is the last that was chosen', async () => {
    const { user, guardados } = await editar();
    const enviadas = responder();
    const leer = lecturas();
    await user.upload(entrada(), new File(['otra'], 'otra.png', { type: 'image/png' }));
    await user.upload(entrada(), FOTO);
    await user.click(boton('Guardar'));
    await waitFor(() => expect(guardados).toHaveLength(1));
    leer.at(1)?.();
    leer.at(0)?.();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(enviadas.map(({ body }) => body)).toMatchObject([{ imagen: EN_BASE64 }]);
  });

  it('that turns out not to be readable after its product is saved is said', async () => {
    const { user, notices } = await editar();
    const leer = lecturas('error');
    await user.upload(entrada(), FOTO);
    await user.click(boton('Guardar'));
    await waitFor(() => expect(leer).toHaveLength(1));
    leer[0]?.();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(notices).toContain(
      'warning: Productos / El producto se guardó, pero su imagen no: No se pudo leer el archivo. Elíjalo de nuevo',
    );
  });

  it('of a new product is sent with the id it was given', async () => {
    const { user } = abrir([]);
    answer(calls.crearProducto, { success: true, data: makeProducto({ id: '77' }) });
    const enviadas = responder();
    await user.click((await screen.findAllByRole('button', { name: 'Crear producto' }))[0]!);
    await user.upload(await screen.findByLabelText('Archivo: Imagen del producto'), FOTO);
    await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Corvina');
    await user.type(screen.getByRole('textbox', { name: 'Precio' }), '8');
    for (const [lista, opcion] of [
      ['Categoría', 'Bebidas'],
      ['IVA', '15%'],
    ] as const) {
      await user.click(screen.getByRole('combobox', { name: lista }));
      const [elegida, ...otras] = await screen.findAllByTitle(opcion);
      await user.click(otras.at(-1) ?? elegida!); // what is chosen already says it too
    }
    await user.click(boton('Guardar'));
    await waitFor(() => expect(enviadas[0]?.body).toMatchObject({ id: '77', imagen: EN_BASE64 }));
  });
});

/** Files come from far away: each reading ends when it is called, so or in an error. */
function lecturas(como: 'load' | 'error' = 'load'): (() => void)[] {
  const pendientes: (() => void)[] = [];
  const espia = jest.spyOn(FileReader.prototype, 'readAsDataURL');
  espia.mockImplementation(function (this: FileReader, archivo) {
    pendientes.push(() => {
      espia.mockRestore();
      if (como === 'load') this.readAsDataURL(archivo);
      else this.dispatchEvent(new Event('error'));
    });
  });
  return pendientes;
}
afterEach(() => void jest.restoreAllMocks());

function gorda(): File {
  const archivo = new File(['x'], 'x.jpg', { type: 'image/jpeg' });
  Object.defineProperty(archivo, 'size', { value: IMAGEN_MAX_BYTES + 1 });
  return archivo;
}
