import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { fechaNegocio, formatFecha } from '@comanda/shared/domain/texto/fecha';
import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';
import { emisionesCalls } from '@comanda/shared/contracts/facturacion/emisiones';
import {
  answer,
  avisosDeConsola,
  makeUsuario,
  red,
  refuse,
  renderScreen,
} from '@comanda/shared/testing';

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
    expect(primera.getByText('20/11/2026').closest('time')).toHaveTextContent('20/11/2026 13:05');
    expect(primera.getByText('20/11/2026 13:06')).toBeVisible();
    expect(primera.getByText('1710034065')).toBeVisible();
    expect(primera.getByText('María Fernanda Salazar')).toBeVisible();
    expect(primera.getByText('$7.50')).toBeVisible();
    expect(primera.getByText(PUERTO)).toBeVisible();
    expect(primera.getByText('Autorizada')).toBeVisible();
    expect(primera.queryByText(/hace/)).toBeNull();
  });

  it('leaves the company to its selector where there is no room for both', async () => {
    abrirFacturas([makeEmision()]);
    abrir();
    await fila(1);
    expect(screen.queryByRole('columnheader', { name: 'EMPRESA' })).toBeNull();
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

  it('keeps the key behind a button, in groups of four, and copies its 49 digits', async () => {
    abrirFacturas([makeEmision()]);
    const { user, notices } = abrir();
    const avisos = avisosDeConsola();

    const primera = await fila(1);
    expect(primera.queryByText('0109')).toBeNull();
    await user.click(primera.getByRole('button', { name: /^Clave de acceso/ }));
    expect(primera.getByText('0109').nextElementSibling?.nextElementSibling).toHaveTextContent(
      '9310',
    );
    const copiar = primera.getByRole('button', { name: /^Copiar la clave/ });
    const portapapeles = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await user.click(copiar);

    expect(portapapeles).toHaveBeenCalledWith(makeClave(1));
    portapapeles.mockRejectedValueOnce(new Error('not allowed'));
    await user.click(copiar);
    await waitFor(() =>
      expect(notices).toEqual([
        'success: Facturas electrónicas / Clave de acceso copiada',
        'error: Facturas electrónicas / Seleccione la clave y cópiela',
      ]),
    );
    expect(avisos).toEqual([expect.stringContaining('not allowed')]);
  });

  it('looks for what whoever came from a sale asks for, and for all of it again', async () => {
    const { emisiones } = abrirFacturas([makeEmision()]);
    const { user } = renderScreen(<FacturasScreen />, {
      usuario: admin,
      ruta: '/admin/facturas?buscar=1710034065',
    });
    await fila(1);
    expect(emisiones.map(({ body }) => body)).toEqual([pedida({ ruc: '1710034065' })]);
    const caja = screen.getByRole('textbox', { name: /^Buscar en/ });
    expect(caja).toHaveValue('1710034065');
    await user.clear(caja);
    await waitFor(() => expect(emisiones.at(-1)?.body).toEqual(pedida()));
  });

  it('shows 15 rows a page', async () => {
    abrirFacturas(
      Array.from({ length: 16 }, (_, i) => makeEmision({ clave_acceso: makeClave(i + 1) })),
    );
    const { user } = abrir();

    await fila(15);
    expect(screen.queryByRole('button', { name: 'Factura 001-001-000000016' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    await fila(16);
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

  it('strikes the total of what was withdrawn, and cuts a long name, which it tells whole', async () => {
    const cliente =
      'Distribuidora Interprovincial de Mariscos y Afines del Litoral Ecuatoriano S.A.S.';
    abrirFacturas([makeEmision({ estado: 'ANULADA', fecha_autorizacion: null, cliente })]);
    abrir();
    const retirada = await fila(1);
    expect(retirada.getByText('$7.50').tagName).toBe('S');
    expect(retirada.getByText(cliente)).toHaveAttribute('title', cliente);
  });

  it('names a credit note for what it is', async () => {
    abrirFacturas([makeEmision({ clave_acceso: makeClave(7, '04') })]);
    abrir();
    await screen.findByRole('button', { name: 'Nota de crédito 001-001-000000007' });
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

  it('says that there is nothing, and that there is nothing of this buyer', async () => {
    abrirFacturas([]);
    const { user } = abrir();
    await screen.findByText('Esta empresa aún no tiene facturas electrónicas');

    await user.type(
      screen.getByRole('textbox', { name: 'Buscar en Documentos emitidos' }),
      '1799999999001{Enter}',
    );
    await screen.findByText('Nada coincide con “1799999999001”');
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

  it('counts each state, what needs somebody first, and shows one of them', async () => {
    const enviada = { estado: 'EN_PROCESO', fecha_autorizacion: null } as const;
    abrirFacturas([
      makeEmision(),
      DEVUELTA,
      makeEmision({ clave_acceso: makeClave(3), ...enviada }),
      makeEmision({ clave_acceso: makeClave(5), ...enviada }),
    ]);
    const { user } = abrir();

    await fila(1);
    const grupo = within(screen.getByRole('group', { name: 'Filtrar por estado' }));
    expect(grupo.getAllByRole('button').map((boton) => boton.textContent)).toEqual([
      'Todas 4',
      'Devuelta 1',
      'En proceso en el SRI 2',
      'Autorizada 1',
    ]);
    await user.click(await chip('En proceso en el SRI 2'));

    await fila(3);
    expect(screen.queryByRole('button', { name: 'Factura 001-001-000000001' })).toBeNull();
    expect(await chip('En proceso en el SRI 2')).toHaveAttribute('aria-pressed', 'true');
    // in its row it says no more than what fits there in one line
    expect(screen.getAllByTitle('En proceso en el SRI')[0]).toHaveTextContent(/^En proceso$/);
  });

  it('says how many there are in all, and for how much', async () => {
    abrirFacturas(
      Array.from({ length: 16 }, (_, i) => makeEmision({ clave_acceso: makeClave(i + 1) })),
    );
    abrir();
    expect(await screen.findByText('16 documentos · $120.00')).toBeVisible();
    expect(screen.getByText('1–15 de 16')).toBeVisible();
  });

  it('asks the server for a state and an order, from the first page', async () => {
    const { emisiones } = abrirFacturas([makeEmision(), DEVUELTA]);
    const { user } = abrir();
    await fila(1);
    await user.click(await chip('Devuelta 1'));
    await fila(2);
    expect(emisiones.at(-1)?.body).toEqual(pedida({ estado: 'DEVUELTA' }));
    await user.click(screen.getByRole('columnheader', { name: 'TOTAL' }));
    await waitFor(() =>
      expect(emisiones.at(-1)?.body).toEqual(
        pedida({ estado: 'DEVUELTA', orden: 'total', desc: false }),
      ),
    );
    await user.click(await chip('Todas 2'));
    await fila(1);
  });

  it('asks for the days that are chosen, and for all of them again', async () => {
    const { emisiones } = abrirFacturas([makeEmision()]);
    const { user } = abrir();
    await fila(1);
    await user.click(screen.getByRole('button', { name: 'Fechas: Todas' }));
    await user.click(await screen.findByRole('button', { name: 'Hoy' }));
    const hoy = fechaNegocio(new Date());
    await waitFor(() => expect(emisiones.at(-1)?.body).toEqual(pedida({ desde: hoy, hasta: hoy })));
    await user.click(await screen.findByRole('button', { name: `Fechas: ${formatFecha(hoy)}` }));
    await user.click(screen.getByRole('button', { name: /^Fechas/ }));
    await user.click(await screen.findByRole('button', { name: 'Todas' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Fechas: Todas' })).toBeVisible(),
    );
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

  it('says what the authority said when it refuses it again', async () => {
    abrirFacturas([DEVUELTA]);
    answer(documentosCalls.reintentarComprobante, {
      success: true,
      data: makeEstado({
        estado: 'DEVUELTA',
        mensaje: 'La identificación del cliente no existe. Corrija los datos y reintente el envío',
      }),
    });
    const { user, notices } = abrir();

    await user.click((await fila(2)).getByRole('button', { name: /^Reintentar/ }));

    await waitFor(() =>
      expect(notices).toEqual([
        'warning: Facturas electrónicas / La identificación del cliente no existe. Corrija los datos y reintente el envío',
      ]),
    );
  });

  it('says that a document cannot be tried again, and leaves it', async () => {
    abrirFacturas([DEVUELTA]);
    refuse(documentosCalls.reintentarComprobante, 'NO_ENCONTRADO');
    const { user, notices } = abrir();

    await user.click((await fila(2)).getByRole('button', { name: /^Reintentar/ }));

    await waitFor(() =>
      expect(notices).toEqual(['error: Facturas electrónicas / El registro no existe']),
    );
    await fila(2);
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

  it('resumes from the row too, and not when the question is declined', async () => {
    abrirFacturas([PAUSADA], makePausa());
    const reanudadas = answer(emisionCalls.reanudarEmision, { success: true, data: null });
    const { user, notices } = abrir(admin, { acepta: false });
    await screen.findByRole('alert');

    await user.click((await fila(4)).getByRole('button', { name: /^Reanudar/ }));

    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Reanudar la emisión?']));
    expect(reanudadas).toHaveLength(0);
  });

  it('hears that it is not known whether the company is paused', async () => {
    abrirFacturas([makeEmision()]);
    refuse(emisionCalls.consultarPausa, 'INESPERADO');
    const { user } = abrir();
    const comprobar = await screen.findByRole('button', { name: 'Comprobar' });

    abrirFacturas([makeEmision()]);
    await user.click(comprobar);

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

  it('has no selector with one company', async () => {
    abrirFacturas([makeEmision()]);
    abrir(makeUsuario({ perfil: 'Contador', empresa: [PUERTO] }));
    await fila(1);
    expect(screen.queryByRole('combobox')).toBeNull();
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

  it('asks again every 15 seconds, and stops when it has arrived', async () => {
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

    await pasar(60_000);
    expect([luego.emisiones.length, luego.pausa.length]).toEqual([1, 1]);
  });

  it('asks every 3 seconds about what was issued a moment ago', async () => {
    const reciente = makeEmision({
      estado: 'POR_FIRMAR',
      fechaCreacion: new Date().toISOString(),
      fecha_autorizacion: null,
    });
    const { emisiones } = abrirFacturas([reciente]);
    abrir();
    await chip('Por firmar 1');
    expect(screen.getByText(/se actualiza cada 3 segundos/)).toBeVisible();

    abrirFacturas([makeEmision()]);
    await pasar(3_000);
    await chip('Autorizada 1');
    expect(emisiones).toHaveLength(1);
  });

  it('does not ask again when all is authorised or refused', async () => {
    const { emisiones } = abrirFacturas([makeEmision(), DEVUELTA]);
    abrir();
    await fila(1);

    await pasar(60_000);

    expect(emisiones).toHaveLength(1);
  });
});
