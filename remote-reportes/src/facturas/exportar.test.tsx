import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { emisionesCalls, type EmisionExportada } from '@comanda/shared/contracts/emisiones';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import FacturasScreen from './FacturasScreen';
import { abrirFacturas, makeClave, makeEmision, PUERTO } from './testing/mundo';

const contador = makeUsuario({ perfil: 'Contador', empresa: [PUERTO] });
const blobs: Blob[] = [];

beforeEach(() => {
  blobs.length = 0;
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => void jest.restoreAllMocks());

const makeExportada = (over: Partial<EmisionExportada> = {}): EmisionExportada => ({
  ...{ clave_acceso: makeClave(1), tipo: 'FACTURA', estado: 'AUTORIZADO', relacionado: null },
  fechaCreacion: '2026-11-20T18:05:00.000Z',
  fecha_autorizacion: '2026-11-20T18:06:00.000Z',
  ...{ cedula: '0926687856', cliente: 'María "La Jefa" Salazar; Hnos.' },
  ...{ subtotal: 1087, iva: 163.05, propina: 0, total: 1250.05 },
  ...over,
});

async function exportar() {
  abrirFacturas([makeEmision()]);
  const vista = renderScreen(<FacturasScreen />, { usuario: contador });
  await screen.findByText('1 documento · $7.50');
  await vista.user.click(screen.getByRole('button', { name: 'Exportar' }));
  return vista;
}

describe('the CSV of what is listed', () => {
  it('is all of it, fetched some at a time, for a spreadsheet of Ecuador', async () => {
    const nota = makeExportada({
      ...{ clave_acceso: makeClave(2, '04'), tipo: 'NOTA_CREDITO', relacionado: makeClave(1) },
    });
    const retirada = makeExportada({ clave_acceso: makeClave(3), estado: 'ANULADA' });
    const pedidos = answer(emisionesCalls.exportarEmisiones, ({ body }) => {
      const { tras } = emisionesCalls.exportarEmisiones.body.parse(body);
      const filas = tras === undefined ? [makeExportada(), nota] : [retirada];
      return { success: true as const, data: { filas, hay_mas: tras === undefined } };
    });
    const { notices } = await exportar();

    await waitFor(() =>
      expect(notices).toEqual(['success: Facturas electronicas / 3 documentos exportados']),
    );
    expect(pedidos.map(({ body }) => body)).toEqual([
      { empresa: PUERTO, ruc: '' },
      { empresa: PUERTO, ruc: '', tras: nota.clave_acceso },
    ]);
    const [titulos, ...lineas] = (await blobs[0]!.text()).trimEnd().split('\r\n');
    expect(titulos?.replace('\uFEFF', '')).toBe(
      'FECHA;DOCUMENTO;NUMERO;CEDULA;CLIENTE;SUBTOTAL;IVA;PROPINA;TOTAL;ESTADO;AUTORIZADA;FACTURA O NOTA;CLAVE ACCESO;EMPRESA',
    );
    expect(lineas[0]).toBe(
      `20/11/2026 13:05;Factura;001-001-000000001;"=""0926687856""";"María ""La Jefa"" Salazar; Hnos.";` +
        `1087,00;163,05;0,00;1250,05;Autorizada;20/11/2026 13:06;;"=""${makeClave(1)}""";${PUERTO}`,
    );
    expect(lineas[1]).toContain(';-1087,00;-163,05;0,00;-1250,05;');
    expect(lineas[2]).toContain(';0,00;0,00;0,00;0,00;Anulada;');
  });

  it('is none at all where a part of it does not come', async () => {
    refuse(emisionesCalls.exportarEmisiones, 'SIN_CONEXION');
    const { notices } = await exportar();
    await waitFor(() =>
      expect(notices).toEqual(['error: Facturas electronicas / No hay conexion con el servidor']),
    );
    expect(blobs).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Exportar' })).toBeEnabled();
  });
});
