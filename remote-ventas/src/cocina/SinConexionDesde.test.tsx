import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';

import { ERRORES } from '@comanda/shared/errors/catalogo';
import { renderScreen } from '@comanda/shared/testing';

import { SinConexionDesde } from './SinConexionDesde';

const A_LAS_14_05 = Date.parse('2026-11-20T19:05:40.000Z');
const fallo = (code: 'SIN_CONEXION' | 'EMPRESA_NO_PERMITIDA') => ({ code, ...ERRORES[code] });

const pintar = (error?: unknown, leida: number | undefined = A_LAS_14_05) =>
  renderScreen(
    <SinConexionDesde query={{ error, fulfilledTimeStamp: leida }}>
      <p>Mesa 5</p>
    </SinConexionDesde>,
  );
const viejo = () => screen.getByText('Mesa 5').closest('[data-viejo]')?.getAttribute('data-viejo');

describe('SinConexionDesde (decisions.md, Kitchen)', () => {
  it('says nothing while all is well', () => {
    pintar();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(viejo()).toBe('false');
  });

  it('keeps what was read last, greyed, and says since when in Ecuador', () => {
    pintar(fallo('SIN_CONEXION'));
    expect(screen.getByRole('alert')).toHaveTextContent(/^Sin conexion desde 14:05$/);
    expect(screen.getByText('Mesa 5')).toBeVisible();
    expect(viejo()).toBe('true');
  });

  it('says why where the server answers and refuses', () => {
    pintar(fallo('EMPRESA_NO_PERMITIDA'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Sin conexion desde 14:05. No tiene acceso a esta empresa',
    );
  });
});
