import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';
import { emisionesCalls } from '@comanda/shared/contracts/facturacion/emisiones';
import { answer, makeUsuario, red, refuse, renderScreen } from '@comanda/shared/testing';

import {
  abrirFacturas,
  ANDINA,
  makeClave,
  makeEmision,
  makeEstado,
  makePausa,
  PUERTO,
} from './testing/mundo';

import FacturasScreen from './FacturasScreen';

const admin = makeUsuario({ perfil: 'Administrador', empresa: [PUERTO, ANDINA] });
const contador = makeUsuario({ perfil: 'Contador', empresa: [PUERTO, ANDINA] });

const abrir = (usuario = admin, opciones: { acepta?: boolean } = {}) =>
  renderScreen(<FacturasScreen />, { usuario, ...opciones });
const fila = async (secuencial: number) => {
  const numero = String(secuencial).padStart(9, '0');
  const celda = await screen.findByRole('button', { name: `Factura 001-001-${numero}` });
  return within(celda.closest('tr')!);
};
const pedida = (over: object = {}) => ({
  ruc: '',
  empresa: PUERTO,
  pagina: 1,
  filas: 15,
  ...over,
});
const originalMedia = window.matchMedia.bind(window);
const comoPantalla = (consulta: string) => {
  window.matchMedia = (media) =>
    Object.assign(originalMedia(media), { matches: media === consulta });
};
afterEach(() => {
  window.matchMedia = originalMedia;
});
const chip = (name: string) => screen.findByRole('button', { name });

const DEVUELTA = makeEmision({
  clave_acceso: makeClave(2),
  cedula: '0926687856',
  estado: 'DEVUELTA',
  fecha_autorizacion: null,
  mensaje: 'Faltan datos en el documento. Avise a soporte; después reintente el envío',
});

describe('FacturasScreen: list (spec section 2, Issued invoices screen)', () => {
  it('shows the columns of the specification, buyer and total, and the dates of Ecuador', async () => {
    comoPantalla('(min-width: 1536px)');
    abrirFacturas([makeEmision()]);
    abrir();

    const primera = await fila(1);
    const [caja, ...columnas] = screen.getAllByRole('columnheader');
    expect(within(caja!).getByRole('checkbox')).toBeVisible();
    expect(columnas.map((th) => th.textContent)).toEqual([
      'CLAVE ACCESO',
      'EMPRESA',
      'CLIENTE',
      'TOTAL',
      'ESTADO',
      'FECHA',
      'LINK',
      'ACCIÓN',
    ]);
    expect(primera.getByText('20/11/2026').parentElement).toHaveTextContent('20/11/2026 13:05');
    expect(primera.getByText('20/11/2026 13:06')).toBeVisible();
    expect(primera.getByText('1710034065')).toBeVisible();
    expect(primera.getByText('María Fernanda Salazar')).toBeVisible();
    expect(primera.getByText('$7.50')).toBeVisible();
    expect(primera.getByText(PUERTO)).toBeVisible();
    expect(primera.getByText('Autorizada')).toBeVisible();
    expect(primera.queryByText(/hace/)).toBeNull();
  });

  it('says the date that the document bears, and when it came in where that was another day', async () => {
    abrirFacturas([makeEmision({ fechaCreacion: '2026-11-21T13:00:00.000Z' })]);
    abrir();
    const fecha = (await fila(1)).getByText('20/11/2026');
    expect(fecha.parentElement).toHaveTextContent('20/11/2026 Llegó 21/11');
  });

  it('shows a state that a newer server has and this build does not know as the word it is', async () => {
    abrirFacturas([]);
    const estado = 'POR_RATIFICAR';
    const pagina = { filas: [{ ...makeEmision(), estado }], total: 1, suma: 7.5 };
    const data = { ...pagina, estados: [{ estado, cuantos: 1 }] };
    red.use(
      http.post(`*${emisionesCalls.consultarEmisiones.path}`, () =>
        HttpResponse.json({ success: true, data }),
      ),
    );
    abrir();
    expect((await fila(1)).getByText(estado)).toBeVisible();
    expect(await chip(`${estado} 1`)).toBeVisible();
  });

  it('says how old the unsent is, and what the authority said', async () => {
    const hace12 = new Date(Date.now() - 12 * 60_000).toISOString();
    abrirFacturas([{ ...DEVUELTA, fechaCreacion: hace12 }]);
    abrir();

    const devuelta = await fila(2);
    expect(devuelta.getByText('hace 12 min')).toBeVisible();
    expect(devuelta.getByText(DEVUELTA.mensaje!)).toBeVisible();
  });

  it('says that an invoice is voided, and by which note; what was given back is below zero', async () => {
    abrirFacturas([
      makeEmision({ relacionado: makeClave(7, '04') }),
      makeEmision({ clave_acceso: makeClave(7, '04'), tipo: 'NOTA_CREDITO' }),
    ]);
    abrir();
    const anulada = await fila(1);
    expect(anulada.getByText('Anulada')).toBeVisible();
    expect(anulada.getByText('con nota de crédito 001-001-000000007')).toBeVisible();
    expect(anulada.queryByText('Autorizada')).toBeNull();
    expect(screen.getByText('-$7.50')).toBeVisible();
  });
});

describe('FacturasScreen: the four states', () => {
  it('shows that it is loading', async () => {
    abrirFacturas([makeEmision()]);
    abrir();
    expect(screen.getByRole('status', { name: 'Cargando' })).toBeVisible();
    await fila(1);
  });

  it('offers a retry when the list cannot be read', async () => {
    abrirFacturas([]);
    refuse(emisionesCalls.consultarEmisiones, 'INESPERADO');
    const { user } = abrir();
    const reintentar = await screen.findByRole('button', { name: 'Reintentar' });

    abrirFacturas([makeEmision()]);
    await user.click(reintentar);

    await fila(1);
  });

  it('keeps what it had, and says so, when it cannot be read again', async () => {
    abrirFacturas([makeEmision()]);
    const { user } = abrir();
    await fila(1);

    refuse(emisionesCalls.consultarEmisiones, 'SIN_CONEXION');
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(/No se pudo actualizar/);
    await fila(1);
  });
});

describe('FacturasScreen: search and filter', () => {
  it('searches one buyer on the server, with Enter or Buscar, and all again when cleared', async () => {
    const { emisiones } = abrirFacturas([makeEmision(), DEVUELTA]);
    const { user } = abrir();
    await fila(1);
    const buscador = within(screen.getByRole('search', { name: 'Documentos emitidos' }));

    await user.type(buscador.getByRole('textbox'), ' 0926687856 ');
    await user.click(buscador.getByRole('button', { name: 'Buscar' }));

    await fila(2);
    expect(screen.queryByRole('button', { name: 'Factura 001-001-000000001' })).toBeNull();
    expect(emisiones.at(-1)?.body).toEqual(pedida({ ruc: '0926687856' }));

    await user.clear(buscador.getByRole('textbox'));
    await user.keyboard('{Enter}');
    await fila(1);
    await waitFor(() => expect(emisiones.at(-1)?.body).toEqual(pedida()));
  });

  it('shows the documents of another company when it is picked, and none of the first meanwhile', async () => {
    const { emisiones } = abrirFacturas([
      makeEmision(),
      makeEmision({ clave_acceso: makeClave(9), empresa: ANDINA }),
    ]);
    const { user } = abrir();
    await fila(1);

    await user.click(await screen.findByRole('combobox', { name: 'Empresa' }));
    await user.click(await screen.findByTitle(ANDINA));

    expect(screen.queryByRole('button', { name: 'Factura 001-001-000000001' })).toBeNull();
    await fila(9);
    expect(emisiones.at(-1)?.body).toEqual(pedida({ empresa: ANDINA }));
  });
});

describe('FacturasScreen: what an Administrador does', () => {
  it('tries a refused document again and shows what became of it', async () => {
    abrirFacturas([makeEmision(), DEVUELTA]);
    const { user, notices } = abrir();
    const devuelta = await fila(2);
    const reintentos = answer(documentosCalls.reintentarComprobante, () => {
      abrirFacturas([makeEmision(), makeEmision({ ...DEVUELTA, estado: 'AUTORIZADO' })]);
      return { success: true as const, data: makeEstado({ estado: 'AUTORIZADO' }) };
    });
    expect((await fila(1)).queryByRole('button', { name: /^Reintentar/ })).toBeNull();

    await user.click(devuelta.getByRole('button', { name: /^Reintentar/ }));

    await chip('Autorizada 2');
    expect(reintentos).toHaveLength(1);
    expect(reintentos[0]?.params.clave).toBe(makeClave(2));
    expect(reintentos[0]?.body).toEqual({ empresa: PUERTO });
    expect(notices).toEqual(['success: Facturas electrónicas / Factura autorizada']);
    expect(screen.queryByRole('button', { name: /^Reintentar/ })).toBeNull();
  });

  const PAUSADA = makeEmision({
    clave_acceso: makeClave(4),
    estado: 'EMPRESA_PAUSADA',
    fecha_autorizacion: null,
  });

  it('sees why the company is paused and resumes it, having confirmed', async () => {
    abrirFacturas([PAUSADA], makePausa());
    const { user, notices } = abrir();
    const aviso = await screen.findByRole('alert');
    expect(aviso).toHaveTextContent('La emisión está en pausa desde el 20/11/2026 13:00');
    expect(aviso).toHaveTextContent('Cargue un certificado vigente y reanude la emisión');
    expect(aviso).toHaveTextContent('Esperan 3 documentos');
    const reanudadas = answer(emisionCalls.reanudarEmision, () => {
      abrirFacturas([makeEmision({ ...PAUSADA, estado: 'FIRMADA' })]);
      return { success: true as const, data: null };
    });

    await user.click(within(aviso).getByRole('button', { name: 'Reanudar' }));

    await chip('Por enviar 1');
    expect(reanudadas[0]?.body).toEqual({ empresa: PUERTO });
    expect(notices).toEqual([
      'pregunta: ¿Reanudar la emisión?',
      'success: Facturas electrónicas / La emisión sigue',
    ]);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('FacturasScreen: what a Contador sees', () => {
  it('reads everything of every company of the list and changes nothing', async () => {
    abrirFacturas(
      [DEVUELTA, makeEmision({ clave_acceso: makeClave(4), estado: 'EMPRESA_PAUSADA' })],
      makePausa(),
    );
    abrir(contador);

    await fila(2);
    expect(await screen.findByRole('alert')).toHaveTextContent('El SRI no acepta la firma');
    expect(await screen.findByRole('combobox', { name: 'Empresa' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Reintentar|Reanudar/ })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'ACCIÓN' })).toBeNull();
  });
});

describe('FacturasScreen: while something is on its way', () => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const pasar = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('asks again every 15 seconds, and once a minute when it has arrived', async () => {
    const { emisiones, pausa } = abrirFacturas([
      makeEmision({ estado: 'RECIBIDA', fecha_autorizacion: null }),
    ]);
    abrir();
    await chip('Recibida por el SRI 1');
    expect(screen.getByText(/se actualiza cada 15 segundos/)).toBeVisible();

    const luego = abrirFacturas([makeEmision()]);
    await pasar(15_000);
    await chip('Autorizada 1');
    expect(screen.queryByText(/se actualiza cada/)).toBeNull();
    expect([emisiones.length, pausa.length]).toEqual([1, 1]);

    await pasar(45_000);
    expect([luego.emisiones.length, luego.pausa.length]).toEqual([1, 1]);
    abrirFacturas([makeEmision({ estado: 'RECIBIDA', fecha_autorizacion: null })]);
    await pasar(15_000);
    await chip('Recibida por el SRI 1'); // another till issued it
  });

  it('asks for the page alone where there are very many, and for what they add up to once a minute', async () => {
    const vieja = makeEmision({ estado: 'RECIBIDA', fecha_autorizacion: null });
    const estados = [
      { estado: 'AUTORIZADO' as const, cuantos: 400_000 },
      { estado: 'RECIBIDA' as const, cuantos: 1 },
    ];
    let filas = [vieja];
    abrirFacturas([]);
    const pedidas = answer(emisionesCalls.consultarEmisiones, ({ body }) => {
      const { sin_sumas } = emisionesCalls.consultarEmisiones.body.parse(body);
      const sumas = sin_sumas
        ? { total: 0, suma: 0, estados: [] }
        : { total: 400_001, suma: 9_000_000, estados };
      return { success: true as const, data: { filas, ...sumas } };
    });
    const conSumas = () =>
      pedidas.filter(({ body }) => !emisionesCalls.consultarEmisiones.body.parse(body).sin_sumas);
    abrir();
    await chip('Autorizada 400000');
    expect(screen.getByText(/se actualiza cada 15 segundos/)).toBeVisible();

    filas = [makeEmision()];
    await pasar(15_000);
    expect((await fila(1)).getByText('Autorizada')).toBeVisible();
    await chip('Autorizada 400000');
    expect(pedidas.length).toBeGreaterThan(1);
    expect(conSumas()).toHaveLength(1);
    await pasar(60_000);
    expect(conSumas()).toHaveLength(2);
  });
});
