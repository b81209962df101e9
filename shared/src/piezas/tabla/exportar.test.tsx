import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';

import { makeUsuario, renderScreen } from '@comanda/shared/testing';

import { DataTable, enMemoria, type Column } from '.';

type Fila = { id: string; precio: number };
const filas: Fila[] = ['Café', 'Té', 'Cola', 'Jugo', 'Agua', 'Ceviche'].map((id, i) => ({
  id,
  precio: i,
}));
const columns: Column<Fila>[] = [
  { id: 'id', header: 'Producto', text: ({ id }) => id },
  { id: 'precio', header: 'Precio', text: () => '', numero: ({ precio }) => precio },
];

const bajados: { nombre: string; contenido: Blob }[] = [];
beforeEach(() => {
  bajados.length = 0;
  let ultimo = new Blob();
  URL.createObjectURL = (blob) => {
    ultimo = blob as Blob;
    return 'blob:x';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    bajados.push({ nombre: this.download, contenido: ultimo });
  });
});
afterEach(() => void jest.restoreAllMocks());

describe('the rows that a screen has', () => {
  it('are kept as CSV and as a workbook: all that was found, whatever page is shown', async () => {
    const { user } = renderScreen(
      <DataTable
        titulo="Productos"
        columns={columns}
        fuente={enMemoria(filas)}
        rowKey={({ id }) => id}
        exportar="productos"
      />,
    );
    await user.type(screen.getByPlaceholderText('Buscador....'), 'e');
    await screen.findByText('1–3 de 3');
    for (const formato of ['CSV', 'Excel (XLSX)']) {
      await user.click(screen.getByRole('button', { name: /^Más de / }));
      await user.click(await screen.findByRole('menuitem', { name: `Exportar ${formato}` }));
    }
    await waitFor(() =>
      expect(bajados.map(({ nombre }) => nombre)).toEqual(['productos.csv', 'productos.xlsx']),
    );
    expect(await bajados[0]?.contenido.text()).toBe(
      'Producto;Precio\r\nCafé;0,00\r\nTé;1,00\r\nCeviche;5,00\r\n',
    );
    const libro = unzipSync(new Uint8Array((await bajados[1]?.contenido.arrayBuffer()) ?? []));
    const hoja = strFromU8(libro['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(hoja.match(/<row /g)).toHaveLength(4);
    expect(hoja).toContain('>Ceviche</t>');
  });

  it('are kept as a spreadsheet of another country opens them once that was chosen, by whom it was', async () => {
    const abrir = (id: string) =>
      renderScreen(
        <DataTable
          titulo="Productos"
          columns={columns}
          fuente={enMemoria(filas.slice(1, 2))}
          rowKey={(fila) => fila.id}
          exportar="productos"
        />,
        { usuario: makeUsuario({ id }) },
      );
    const elegir = async ({ user }: ReturnType<typeof abrir>, name: string) => {
      await user.click(screen.getByRole('button', { name: /^Más de / }));
      await user.click(await screen.findByRole('menuitem', { name }));
    };
    const deAna = abrir('ana');
    await elegir(deAna, 'CSV para Excel de otro país (coma y punto)');
    await elegir(deAna, 'Exportar CSV (coma y punto)');
    deAna.unmount();
    await elegir(abrir('luis'), 'Exportar CSV');
    await waitFor(() => expect(bajados).toHaveLength(3));
    const nombres = bajados.map(({ nombre }) => nombre);
    expect(nombres).toEqual(['productos.csv', 'productos.csv', 'productos.csv']);
    const dichos = await Promise.all(bajados.map(({ contenido }) => contenido.text()));
    const filasDichas = dichos.map((dicho) => dicho.split('\r\n')[1]);
    expect(filasDichas).toEqual(['Té,1.00', 'Té,1.00', 'Té;1,00']);
  });
});
