import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import {
  mermasCalls as calls,
  type MovimientoDeBodega,
} from '@comanda/shared/contracts/inventario/mermas';
import { answer, refuse, renderScreen } from '@comanda/shared/testing';

import { contestarBodega, makeMateria, PUERTO, quien } from '../testing/mundo';

import CostosModal from './CostosModal';
import MovimientosModal from './MovimientosModal';

const nada = () => undefined;
const makeMovimiento = (over: Partial<MovimientoDeBodega> = {}): MovimientoDeBodega => ({
  id: '1',
  fecha_registro: '2026-11-20T15:00:00.000Z',
  tipo: 'MERMA',
  cantidad: -0.5,
  saldo: 8.5,
  costo: 1.75,
  nombreCompleto: 'Coco Cocina',
  detalle: 'Se cayó',
  ...over,
});

describe('MovimientosModal', () => {
  /** `hay`: by now; the row that was clicked said 8.5. */
  const abrir = (hay = 8.5) => {
    contestarBodega([makeMateria({ id: '6' }), makeMateria({ peso_actual: hay })]);
    return renderScreen(
      <MovimientosModal empresa={PUERTO} materia={makeMateria()} onCerrar={nada} />,
      { usuario: quien() },
    );
  };
  const contestar = (dias: { fecha: string; saldo: number }[]) =>
    answer(calls.listarExistencias, { success: true, data: { id_materia: '7', dias } });

  it('shows the ledger a page at a time, with its signs, and the same days in chart and table', async () => {
    contestar([{ fecha: '2026-11-20', saldo: 8.5 }]);
    const pedidos = answer(calls.listarMovimientos, ({ url }) => ({
      success: true as const,
      data: {
        id_materia: '7',
        total: 16,
        filas: [
          url.searchParams.get('pagina') === '2'
            ? makeMovimiento({ tipo: 'INICIAL', cantidad: 9, saldo: 9, detalle: 'Peso inicial' })
            : makeMovimiento(),
        ],
      },
    }));
    const { user } = abrir();
    expect(await screen.findByText('-0.5 kg')).toBeVisible();
    await user.click(await screen.findByText('Ver los datos en una tabla'));
    const tabla = screen.getByRole('region', { name: /^Datos de Existencia/ });
    expect(within(tabla).getByText('20/11/2026')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(await screen.findByText('+9 kg')).toBeVisible();
    expect(pedidos.map(({ url }) => url.searchParams.get('pagina'))).toEqual(['1', '2']);
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('says what there is by now beside the ledger, not as the row that was clicked had it', async () => {
    contestar([{ fecha: '2026-11-20', saldo: 8 }]);
    answer(calls.listarMovimientos, {
      success: true,
      data: { id_materia: '7', total: 1, filas: [makeMovimiento({ saldo: 8 })] },
    });
    abrir(8);
    expect(await screen.findByText('Hay 8 kg')).toBeVisible();
    expect(screen.queryByText('Hay 8.5 kg')).toBeNull();
  });

  it('says when nothing has moved yet', async () => {
    contestar([]);
    answer(calls.listarMovimientos, {
      success: true,
      data: { id_materia: '7', total: 0, filas: [] },
    });
    abrir();
    expect(await screen.findByText('Aún no hay movimientos')).toBeVisible();
    expect(await screen.findByText('No hay registros')).toBeVisible();
  });

  it('offers a retry where either cannot be read', async () => {
    refuse(calls.listarExistencias, 'INESPERADO');
    refuse(calls.listarMovimientos, 'INESPERADO');
    abrir();
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(2),
    );
  });
});

describe('CostosModal', () => {
  const abrir = () =>
    renderScreen(<CostosModal empresa={PUERTO} onCerrar={nada} />, { usuario: quien() });

  it('adds up what waste has cost, and says what has no cost', async () => {
    const pedidos = answer(calls.costoMermas, ({ url }) => ({
      success: true as const,
      data: [
        {
          mes: url.searchParams.get('hasta') ?? '',
          motivo: 'CADUCADO' as const,
          mermas: 3,
          costo: 10.1,
          sin_costo: 2,
        },
        {
          mes: url.searchParams.get('hasta') ?? '',
          motivo: 'OTRO' as const,
          mermas: 1,
          costo: 0.2,
          sin_costo: 0,
        },
      ],
    }));
    const { user } = abrir();
    expect(await screen.findByText('$10.30')).toBeVisible();
    expect(screen.getByText(/^En total/)).toHaveTextContent(
      '2 mermas no tienen costo: registre cuánto cuestan los ingresos.',
    );
    await user.click(screen.getByText('Ver los datos en una tabla'));
    const filas = () => screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(filas()).toHaveLength(7);
    expect(filas()[0]).toBe('MesCaducadoDañadoPreparaciónOtro');
    expect(filas().at(-1)).toMatch(/^\d{2}\/20\d{2}\$10\.10\$0\.00\$0\.00\$0\.20$/);
    await user.click(screen.getByRole('button', { name: '12 meses' }));
    await user.click(await screen.findByText('Ver los datos en una tabla'));
    expect(filas()).toHaveLength(13);
    const [, otra] = pedidos;
    expect(otra?.url.searchParams.get('desde')).not.toBe(pedidos[0]?.url.searchParams.get('desde'));
  });

  it('says there was none', async () => {
    answer(calls.costoMermas, { success: true, data: [] });
    abrir();
    expect(await screen.findByText('No hay mermas en estos meses')).toBeVisible();
  });

  it('offers a retry when it cannot be read', async () => {
    refuse(calls.costoMermas, 'INESPERADO');
    abrir();
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});
