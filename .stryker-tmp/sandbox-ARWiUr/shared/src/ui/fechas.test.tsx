// @ts-nocheck
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ConfigProvider, espanol } from './core';
import { DatePicker, dayjs, TimePicker } from './fechas';

const enEspanol = (campo: React.ReactElement) =>
  render(
    <ConfigProvider locale={espanol} theme={{ zeroRuntime: true }}>
      {campo}
    </ConfigProvider>,
  );

describe('calendars', () => {
  it('write dates as Ecuador does and name months and days in Spanish, from Monday on', async () => {
    enEspanol(<DatePicker aria-label="Desde" defaultValue={dayjs('2026-11-21')} />);
    const campo = screen.getByRole('textbox', { name: 'Desde' });
    expect(campo).toHaveValue('21/11/2026');

    await userEvent.click(campo);

    const dias = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(dias).toEqual(['Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb', 'Dom']);
    expect(screen.getByRole('button', { name: 'Elegir un mes' })).toHaveTextContent('Nov');
  });

  it('pick a day and answer it as dayjs', async () => {
    const elegidas: (string | undefined)[] = [];
    enEspanol(
      <DatePicker
        aria-label="Desde"
        defaultValue={dayjs('2026-11-21')}
        onChange={(fecha) => elegidas.push(fecha?.format('YYYY-MM-DD dddd'))}
      />,
    );
    await userEvent.click(screen.getByRole('textbox', { name: 'Desde' }));
    await userEvent.click(screen.getByTitle('02/11/2026'));

    expect(elegidas).toEqual(['2026-11-02 lunes']);
  });

  it('write hours of 24', () => {
    enEspanol(<TimePicker aria-label="Hora" defaultValue={dayjs('2026-11-21T17:05:09')} />);
    expect(screen.getByRole('textbox', { name: 'Hora' })).toHaveValue('17:05:09');
  });
});
