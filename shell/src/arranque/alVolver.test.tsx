import { afterEach, describe, expect, it, jest } from '@jest/globals';

import { pagina } from '../novedades/pagina';

import { leerAlVolver } from './alVolver';

leerAlVolver();

const suceso = (que: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(que), { persisted }));

afterEach(() => {
  jest.restoreAllMocks();
  document.documentElement.style.visibility = '';
});

describe('a page that comes back from where the browser kept it', () => {
  it('shows nothing of whoever was in, and is read anew', () => {
    const recargar = jest.spyOn(pagina, 'recargar').mockReturnValue();
    suceso('pagehide', true);
    expect(document.body).not.toBeVisible();
    expect(recargar).not.toHaveBeenCalled();
    suceso('pageshow', true);
    expect(recargar).toHaveBeenCalledTimes(1);
  });

  it('is left alone when it is loaded as any other, or only goes', () => {
    const recargar = jest.spyOn(pagina, 'recargar').mockReturnValue();
    suceso('pagehide', false);
    suceso('pageshow', false);
    expect(document.body).toBeVisible();
    expect(recargar).not.toHaveBeenCalled();
  });
});
