import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';

import { formatHora } from '@comanda/shared/domain/texto/fecha';
import { ERRORES } from '@comanda/shared/errors/catalogo';
import { renderScreen } from '@comanda/shared/testing';

import { SinConexionDesde } from './SinConexionDesde';

const A_LAS_14_05 = Date.parse('2026-11-20T19:05:40.000Z');
const fallo = (code: 'SIN_CONEXION' | 'EMPRESA_NO_PERMITIDA') => ({ code, ...ERRORES[code] });

const pintar = (error?: unknown, de: number | null = null) =>
  renderScreen(
    <SinConexionDesde
      query={{ error, fulfilledTimeStamp: A_LAS_14_05 }}
      de={de}
      nota="Anular espera la línea"
    >
      <p>Mesa 5</p>
    </SinConexionDesde>,
  );
const viejo = () => screen.getByText('Mesa 5').closest('[data-viejo]')?.getAttribute('data-viejo');

describe('SinConexionDesde', () => {
  it('says nothing while all is well', () => {
    pintar();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(viejo()).toBe('false');
  });

  it('keeps what was read last, greyed, and says since when in Ecuador', () => {
    pintar(fallo('SIN_CONEXION'));
    expect(screen.getByRole('alert')).toHaveTextContent(/^Sin conexión desde 14:05$/);
    expect(screen.getByText('Mesa 5')).toBeVisible();
    expect(viejo()).toBe('true');
  });

  it('says why where the server answers and refuses', () => {
    pintar(fallo('EMPRESA_NO_PERMITIDA'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Sin conexión desde 14:05. No tiene acceso a esta empresa',
    );
  });

  it('says of when it is what was kept here, and what waits; it is no alarm', () => {
    const hoy = new Date(Date.now() - 3_600_000);
    pintar(fallo('SIN_CONEXION'), hoy.getTime());
    const dicho = `Sin línea. Como estaba a las ${formatHora(hoy)}. Anular espera la línea`;
    expect(screen.getByText(dicho)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(viejo()).toBe('false');
  });

  it('says the day of what is older than one', () => {
    pintar(undefined, A_LAS_14_05 - 48 * 3_600_000);
    expect(screen.getByText(/^Sin línea\. Como estaba el 18\/11\/2026 14:05\. /)).toBeVisible();
  });
});
