import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';

import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { fechaNegocio, formatFecha } from '@comanda/shared/domain/texto/fecha';
import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';
import {
  answer,
  avisosDeConsola,
  makeUsuario,
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
const chip = (name: string) => screen.findByRole('button', { name });

const DEVUELTA = makeEmision({
  clave_acceso: makeClave(2),
  cedula: '0926687856',
  estado: 'DEVUELTA',
  fecha_autorizacion: null,
  mensaje: 'Faltan datos en el documento. Avise a soporte; después reintente el envío',
});

describe('FacturasScreen: list (spec section 2, Issued invoices screen)', () => {
  it('leaves the company to its selector where there is no room for both', async () => {
    abrirFacturas([makeEmision()]);
    abrir();
    await fila(1);
    expect(screen.queryByRole('columnheader', { name: 'EMPRESA' })).toBeNull();
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
});

describe('FacturasScreen: search and filter', () => {
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
});

describe('FacturasScreen: what an Administrador does', () => {
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

  it('asks once a minute when all is authorised or refused', async () => {
    const { emisiones } = abrirFacturas([makeEmision(), DEVUELTA]);
    abrir();
    await fila(1);
    await pasar(59_000);
    expect(emisiones).toHaveLength(1);
    await pasar(2_000);
    expect(emisiones).toHaveLength(2);
  });
});
