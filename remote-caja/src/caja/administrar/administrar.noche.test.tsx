import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import {
  AJUSTES_CAJA,
  cajasCalls as calls,
  type HechoCaja,
  HECHOS_DE_CAJA,
} from '@comanda/shared/contracts/caja/cajas';
import { cajonCalls } from '@comanda/shared/contracts/caja/cajon';
import {
  firmasDeImpresoraCalls,
  IMPRESORA_DE_FABRICA,
  impresorasCalls,
  type AjusteDeImpresora,
} from '@comanda/shared/contracts/caja/impresoras';
import { papelDeCajaCalls } from '@comanda/shared/contracts/caja/papel';
import { AJUSTES_COCINA, vizorCalls } from '@comanda/shared/contracts/ventas/vizor';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { answer, refuse } from '@comanda/shared/testing';

import { abrirCaja, makeCaja, PUERTO, UUID } from '../testing/mundo';

const BARRA = makeCaja({ id: 2, nombre: 'Barra', cuadre_total: 20, suya: false });
const caja = (name: RegExp) => screen.getByRole('textbox', { name });

async function abrir(accion: string, mundo: Parameters<typeof abrirCaja>[0] = {}) {
  const vista = abrirCaja({ cajas: [makeCaja(), BARRA], ...mundo });
  await vista.user.click(await screen.findByRole('button', { name: 'Más acciones de la caja' }));
  await vista.user.click(screen.getByRole('menuitem', { name: accion }));
  await screen.findByRole('dialog');
  const pulsar = async (name: string) =>
    vista.user.click(await screen.findByRole('button', { name }));
  return { ...vista, pulsar };
}

describe('the menu', () => {
  it.each([
    [
      'Administrador',
      ['Reporte X', 'Abrir cajón', 'Cajas', 'Ajustes de caja', 'Impresoras', 'Historial'],
    ],
    ['Cajero', ['Reporte X']],
  ] as const)('offers a %s what is theirs', async (perfil, acciones) => {
    const { user } = abrirCaja({ perfil });
    await user.click(await screen.findByRole('button', { name: 'Más acciones de la caja' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(acciones);
  });
});

describe('Cajas', () => {
  it('makes one, and lists them again', async () => {
    const { user, notices, leidas } = await abrir('Cajas');
    const hechas = answer(calls.crearCaja, { success: true, data: BARRA });
    await user.type(caja(/caja nueva/), 'Terraza{Enter}{Enter}');
    await waitFor(() => expect(notices).toEqual(['success: Caja / Caja creada']));
    expect(hechas.map(({ body }) => body)).toEqual([{ empresa: PUERTO, nombre: 'Terraza' }]);
    await waitFor(() => expect(leidas).toHaveLength(2));
    expect(caja(/caja nueva/)).toHaveValue('');
  });

  it('asks for a name, and says under it what is there already', async () => {
    const { user, pulsar } = await abrir('Cajas');
    await pulsar('Crear caja');
    await waitFor(() =>
      expect(caja(/caja nueva/)).toHaveAccessibleDescription(/Ingrese el nombre de la caja/),
    );
    const msg = 'Ya hay una caja con ese nombre';
    refuse(calls.crearCaja, 'CAJA_REPETIDA', [{ campo: 'nombre', msg }]);
    await user.type(caja(/caja nueva/), 'Barra{Enter}');
    await waitFor(() => expect(caja(/caja nueva/)).toHaveAccessibleDescription(new RegExp(msg)));
  });

  it('gives one another name', async () => {
    const { user, notices, pulsar } = await abrir('Cajas');
    const hechas = answer(calls.renombrarCaja, { success: true, data: BARRA });
    await pulsar('Renombrar Barra');
    const nombre = caja(/^Nombre nuevo de Barra/);
    await user.clear(nombre);
    await user.type(nombre, 'Terraza{Enter}');
    await waitFor(() => expect(notices).toEqual(['success: Caja / Caja renombrada']));
    expect(hechas[0]?.body).toEqual({ empresa: PUERTO, caja: 2, nombre: 'Terraza' });
    expect(await screen.findByRole('button', { name: 'Renombrar Barra' })).toBeVisible();
  });

  it('takes one off once that is confirmed', async () => {
    const { notices, pulsar } = await abrir('Cajas');
    const hechas = answer(calls.quitarCaja, { success: true, data: { id: 2 } });
    await pulsar('Eliminar Barra');
    await waitFor(() =>
      expect(notices).toEqual(['pregunta: ¿Estás seguro?', 'success: Caja / Caja eliminada']),
    );
    expect(Object.fromEntries(hechas[0]?.url.searchParams ?? [])).toEqual({
      empresa: PUERTO,
      caja: '2',
    });
  });

  it.each([
    ['CAJA_CON_DINERO', /tiene dinero o movimientos sin cuadrar/],
    ['CAJA_ULTIMA', /Es la única caja de la empresa/],
  ] as const)('says why one cannot be taken off: %s', async (code, dicho) => {
    const { notices, pulsar } = await abrir('Cajas');
    refuse(calls.quitarCaja, code);
    await pulsar('Eliminar Barra');
    await waitFor(() => expect(notices[1]).toMatch(dicho));
  });

  it('takes none off where it is not confirmed', async () => {
    const { notices, pulsar } = await abrir('Cajas', { acepta: false });
    await pulsar('Eliminar Barra');
    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Estás seguro?']));
  });

  it('asks before a name that was typed is lost', async () => {
    const { user, notices } = await abrir('Cajas');
    await user.type(caja(/caja nueva/), 'Terraza');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Descartar lo que escribió?']));
  });
});

describe('Ajustes de caja', () => {
  const abrirAjustes = async () => {
    answer(calls.consultarAjustesCaja, {
      success: true,
      data: { ...AJUSTES_CAJA, hora_corte: 4, diferencia_motivo: 2.5 },
    });
    const vista = await abrir('Ajustes de caja');
    await screen.findByRole('textbox', { name: /Hora/ });
    return vista;
  };

  it('shows how the company keeps its cash, and sends all of it', async () => {
    const { user, notices, pulsar } = await abrirAjustes();
    const hechos = answer(calls.guardarAjustesCaja, { success: true, data: AJUSTES_CAJA });
    expect(caja(/Hora/)).toHaveValue('4');
    expect(caja(/motivo/)).toHaveValue('2.50');
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeDisabled();
    await user.click(screen.getByRole('switch', { name: 'Contar a ciegas' }));
    await user.clear(caja(/motivo/));
    await user.type(caja(/Administrador/), '10');
    await user.type(caja(/Anticipo máximo/), '50');
    await pulsar('Guardar');
    await waitFor(() => expect(notices).toEqual(['success: Caja / Ajustes guardados']));
    expect(hechos[0]?.body).toEqual({
      empresa: PUERTO,
      hora_corte: 4,
      conteo_ciego: false,
      diferencia_motivo: null,
      diferencia_aprobacion: 10,
      anticipo_maximo: 50,
    });
  });

  it.each([
    [/Hora/, '13', /La hora de corte va de 0 a 12/],
    [/Anticipo máximo/, '101', /El anticipo máximo va de 0 a 100/],
    [/Administrador/, '1', /no puede ser menor que la diferencia con motivo/],
  ] as const)('says under %s that %s cannot be', async (campo, valor, dicho) => {
    const { user, pulsar } = await abrirAjustes();
    await user.clear(caja(campo));
    await user.type(caja(campo), valor);
    await pulsar('Guardar');
    await waitFor(() => expect(caja(campo)).toHaveAccessibleDescription(dicho));
  });

  it('offers a retry where they cannot be read', async () => {
    refuse(calls.consultarAjustesCaja, 'INESPERADO');
    await abrir('Ajustes de caja');
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});

describe('Abrir cajón', () => {
  const abierto = { success: true, data: { id: '1', destino: 'archivo' } } as const;

  it('writes down why, and then opens it', async () => {
    const { user, notices, pulsar } = await abrir('Abrir cajón');
    const orden: string[] = [];
    const anotadas = answer(calls.anotarApertura, () => {
      orden.push('anotar');
      return { success: true as const, data: { id: 1 } };
    });
    answer(papelDeCajaCalls.abrirCajon, () => {
      orden.push('abrir');
      return abierto;
    });
    await pulsar('Abrir cajón');
    await waitFor(() => expect(caja(/Motivo/)).toHaveAccessibleDescription('Escriba el motivo'));
    await user.type(caja(/Motivo/), 'Cambio de billete');
    await pulsar('Abrir cajón');
    await waitFor(() => expect(notices).toEqual(['success: Caja / Cajón abierto']));
    expect(orden).toEqual(['anotar', 'abrir']);
    expect(anotadas[0]?.body).toEqual({
      empresa: PUERTO,
      motivo: 'Cambio de billete',
      caja: 1,
      apertura_id: UUID,
    });
  });

  it('opens nothing that could not be written down', async () => {
    const { user, notices, pulsar } = await abrir('Abrir cajón');
    refuse(calls.anotarApertura, 'INESPERADO');
    await user.type(caja(/Motivo/), 'Cambio');
    await pulsar('Abrir cajón');
    await waitFor(() => expect(notices[0]).toMatch(/^error: Caja \/ Algo salió mal\./));
    expect(caja(/Motivo/)).toHaveValue('Cambio');
  });

  it('says that the printer which opens it is off', async () => {
    const { user, notices, pulsar } = await abrir('Abrir cajón');
    answer(calls.anotarApertura, { success: true, data: { id: 1 } });
    refuse(papelDeCajaCalls.abrirCajon, 'SIN_CONEXION');
    await user.type(caja(/Motivo/), 'Cambio');
    await pulsar('Abrir cajón');
    await waitFor(() => expect(notices[0]).toMatch(/^error: Caja \/ No se abrió el cajón/));
  });
});

describe('Impresoras', () => {
  const impresion = '7f0e1d7c-0d6d-4d52-9a3f-0a4f5d2c1b11';
  const nueva = '7f0e1d7c-0d6d-4d52-9a3f-0a4f5d2c1b12';
  const vinculo = { empresa: PUERTO, impresion: nueva, publica: 'p'.repeat(43) };
  const firma = 'f'.repeat(86);
  const conocidas = (...vinculos: { empresa: string; impresion: string }[]) =>
    answer(papelDeCajaCalls.estadoDeImpresion, {
      success: true,
      data: { reloj: '2026-11-26T15:00:00.000Z', vinculos },
    });
  const vincular = () => {
    answer(cajonCalls.vincularImpresora, { success: true, data: vinculo });
    return answer(papelDeCajaCalls.vincularImpresion, {
      success: true,
      data: { impresion: nueva },
    });
  };

  const DE_LA_CAJA: AjusteDeImpresora = {
    clase: 'RED',
    direccion: '192.168.1.50',
    ...IMPRESORA_DE_FABRICA,
  };
  const CATEGORIAS = [
    { id_categoria: '1', categoria: 'Ceviches', estacion: 'Cocina' },
    { id_categoria: '2', categoria: 'Arroces', estacion: 'Cocina' },
    { id_categoria: '3', categoria: 'Abarrotes', estacion: null },
  ];
  const abrirImpresoras = (...puestos: { puesto: string; impresora: AjusteDeImpresora }[]) => {
    answer(impresorasCalls.leerImpresoras, {
      success: true,
      data: { version: 3, puestos: [{ puesto: '', impresora: DE_LA_CAJA }, ...puestos] },
    });
    answer(vizorCalls.consultarAjustesCocina, {
      success: true,
      data: { ...AJUSTES_COCINA, estaciones: ['Cocina'], categorias: CATEGORIAS },
    });
    return abrir('Impresoras');
  };

  it('lists the till and each station with what comes out of it, and tries one with a page', async () => {
    const barra: AjusteDeImpresora = {
      ...DE_LA_CAJA,
      direccion: 'BARRA',
      columnas: '32',
      copias: 2,
    };
    const { notices, pulsar } = await abrirImpresoras({ puesto: 'Barra', impresora: barra });
    const dialogo = within(screen.getByRole('dialog'));
    const filas = await dialogo.findAllByRole('listitem');
    expect(filas.map(({ textContent }) => textContent)).toEqual([
      'La caja192.168.1.50 · 80 mmImprime los tickets y los papeles de cajaImprimir pruebaCambiar',
      'CocinaImprime en la de la cajaRecibe Ceviches, ArrocesImprimir pruebaCambiar',
      'BarraBARRA · 58 mm · 2 copiasNinguna categoría va a esta estaciónImprimir pruebaCambiar',
    ]);
    expect(dialogo.getByText('No van a la cocina: Abarrotes')).toBeVisible();
    const probadas = answer(impresorasCalls.probarImpresora, {
      success: true,
      data: { id: 'prueba-1', destino: 'tcp://192.168.1.51:9100' },
    });
    await pulsar('Imprimir prueba en Barra');
    await waitFor(() => expect(notices).toEqual(['success: Caja / Prueba enviada a la impresora']));
    expect(probadas[0]?.body).toEqual({ puesto: 'Barra' });
  });

  it('asks each time it is opened which stations there are: they are made elsewhere', async () => {
    const { user } = await abrirImpresoras();
    const dialogo = within(screen.getByRole('dialog'));
    expect(await dialogo.findByText('Cocina')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    answer(vizorCalls.consultarAjustesCocina, {
      success: true,
      data: { ...AJUSTES_COCINA, estaciones: ['Cocina', 'Parrilla'], categorias: CATEGORIAS },
    });
    await user.click(await screen.findByRole('button', { name: 'Más acciones de la caja' }));
    await user.click(screen.getByRole('menuitem', { name: 'Impresoras' }));
    expect(await within(await screen.findByRole('dialog')).findByText('Parrilla')).toBeVisible();
  });

  it('gives a station a printer of its own, signed for by the company that is paired', async () => {
    conocidas({ empresa: PUERTO, impresion });
    const { user, pulsar, notices } = await abrirImpresoras();
    await pulsar('Cambiar la impresora de Cocina');
    await user.click(screen.getByRole('combobox', { name: /^Impresora de Cocina/ }));
    await user.click(await screen.findByText('Por la red'));
    const firmadas = answer(firmasDeImpresoraCalls.firmarImpresora, {
      success: true,
      data: { firma },
    });
    const guardadas = answer(impresorasCalls.guardarImpresora, {
      success: true,
      data: { version: 4, puestos: [] },
    });
    await pulsar('Guardar');
    await screen.findByText('Escriba la dirección, como 192.168.1.50, o el nombre de la cola');
    await user.type(caja(/^Dirección en la red/), '192.168.1.51{Enter}');
    await waitFor(() =>
      expect(notices).toEqual(['success: Caja / Impresora guardada. Imprima una prueba']),
    );
    const cambio = {
      puesto: 'Cocina',
      version: 3,
      ...DE_LA_CAJA,
      direccion: '192.168.1.51',
    };
    expect(firmadas[0]?.body).toEqual({ empresa: PUERTO, impresion, ...cambio });
    expect(guardadas[0]?.body).toEqual({ ...cambio, presente: { impresion, firma } });
  });

  it('asks whether the service is paired before it changes a printer, where that is not known yet', async () => {
    let contestar = () => {};
    const leido = new Promise<void>((resolve) => {
      contestar = resolve;
    });
    answer(papelDeCajaCalls.estadoDeImpresion, async () => {
      await leido;
      return {
        success: true as const,
        data: { reloj: '2026-11-26T15:00:00.000Z', vinculos: [{ empresa: PUERTO, impresion }] },
      };
    });
    const { user, pulsar } = await abrirImpresoras();
    await pulsar('Cambiar la impresora de la caja');
    answer(firmasDeImpresoraCalls.firmarImpresora, { success: true, data: { firma } });
    const guardadas = answer(impresorasCalls.guardarImpresora, {
      success: true,
      data: { version: 4, puestos: [] },
    });
    await user.clear(caja(/^Dirección en la red/));
    await user.type(caja(/^Dirección en la red/), '192.168.1.52{Enter}');
    expect(guardadas).toEqual([]);
    contestar();
    await waitFor(() =>
      expect(guardadas[0]?.body).toMatchObject({ presente: { impresion, firma } }),
    );
  });

  it('says that the print service does not answer', async () => {
    refuse(impresorasCalls.leerImpresoras, 'SIN_CONEXION');
    answer(vizorCalls.consultarAjustesCocina, {
      success: true,
      data: { ...AJUSTES_COCINA, categorias: [] },
    });
    await abrir('Impresoras');
    expect(
      await screen.findByText('El servicio de impresión de este equipo no contesta'),
    ).toBeVisible();
  });

  it('says that the drawer opens for any program, and pairs it with one press', async () => {
    const { notices, pulsar } = await abrirImpresoras();
    await screen.findByText(/abre el cajón para cualquier programa del equipo. Vincúlelo/);
    const vinculadas = vincular();
    conocidas({ empresa: PUERTO, impresion: nueva });
    await pulsar('Vincular');
    await screen.findByText('El cajón de este equipo se abre solo desde Comanda');
    expect(vinculadas[0]?.body).toEqual({ vinculo });
    expect(notices).toEqual(['success: Caja / Servicio de impresión vinculado']);
  });

  it('has the key that it knows sign the next one', async () => {
    conocidas({ empresa: 'Cafetería Andina', impresion });
    const { pulsar } = await abrirImpresoras();
    await screen.findByText(/está vinculado con otra empresa/);
    const vinculadas = vincular();
    const firmadas = answer(cajonCalls.firmarVinculo, { success: true, data: { firma } });
    await pulsar('Vincular');
    await waitFor(() =>
      expect(vinculadas[0]?.body).toEqual({ vinculo, presente: { impresion, firma } }),
    );
    expect(firmadas[0]?.body).toEqual({
      empresa: 'Cafetería Andina',
      impresion,
      nueva,
      titular: PUERTO,
    });
  });

  it('gives the drawer the right that came with what was written down', async () => {
    conocidas({ empresa: PUERTO, impresion });
    const { user, pulsar } = await abrir('Abrir cajón');
    const anotadas = answer(calls.anotarApertura, {
      success: true,
      data: { id: 1, boleto: 'a.b' },
    });
    const abiertos = answer(papelDeCajaCalls.abrirCajon, {
      success: true,
      data: { id: '1', destino: 'x' },
    });
    await user.type(caja(/Motivo/), 'Cambio');
    await pulsar('Abrir cajón');
    await waitFor(() => expect(abiertos[0]?.body).toEqual({ empresa: PUERTO, boleto: 'a.b' }));
    expect(anotadas[0]?.body).toMatchObject({ impresion, reloj: '2026-11-26T15:00:00.000Z' });
  });

  it('says why a drawer stays shut', async () => {
    const { user, notices, pulsar } = await abrir('Abrir cajón');
    answer(calls.anotarApertura, { success: true, data: { id: 1 } });
    refuse(papelDeCajaCalls.abrirCajon, 'CAJON_SIN_BOLETO');
    await user.type(caja(/Motivo/), 'Cambio');
    await pulsar('Abrir cajón');
    await waitFor(() =>
      expect(notices[0]).toMatch(/^error: Caja \/ No se abrió el cajón: El cajón/),
    );
  });
});

describe('Historial', () => {
  const makeHecho = (over: Partial<HechoCaja>): HechoCaja => ({
    id: '1',
    cuando: '2026-11-21T15:30:00.000Z',
    usuario: 'Ana Admin',
    accion: 'caja actualizada',
    antes: { apertura: 80 },
    despues: { apertura: '95.25' },
    ...over,
  });
  const contestar = (hechos: readonly HechoCaja[]) =>
    answer(calls.listarHechosCaja, { success: true, data: [...hechos] });

  it('says who did what, when, and what it was and became, of the last week', async () => {
    const hechos = contestar([makeHecho({})]);
    await abrir('Historial');
    const dialogo = within(await screen.findByRole('dialog'));
    await dialogo.findByText('Caja actualizada');
    expect(dialogo.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'CUÁNDO',
      'QUIÉN',
      'QUÉ',
      'ANTES',
      'DESPUÉS',
    ]);
    expect(dialogo.getAllByRole('row')[1]).toHaveTextContent(
      '21/11/2026 10:30Ana AdminCaja actualizadaApertura: $80.00Apertura: $95.25',
    );
    const { fecha_ini, fecha_fin } = Object.fromEntries(hechos[0]?.url.searchParams ?? []);
    expect(fecha_fin).toBe(fechaNegocio(new Date()));
    expect(Date.parse(String(fecha_fin)) - Date.parse(String(fecha_ini))).toBe(6 * 86_400_000);
  });

  it('says that there is more than it shows, and offers no file that lacks it', async () => {
    const hechos = (cuantos: number) =>
      Array.from({ length: cuantos }, (_, n) => makeHecho({ id: String(n) }));
    contestar(hechos(HECHOS_DE_CAJA + 1));
    await abrir('Historial');
    const dialogo = within(await screen.findByRole('dialog'));
    expect(await dialogo.findByText(/^Hay más de 500 en estas fechas/)).toBeVisible();
    expect(dialogo.getByText(/de 500$/)).toBeVisible();
    expect(dialogo.queryByRole('button', { name: /^Más de / })).toBeNull();
  });

  it('says that nothing was done', async () => {
    contestar([]);
    await abrir('Historial');
    expect(await screen.findByText('Nada se hizo con la caja en esas fechas')).toBeVisible();
  });

  it('offers a retry where it cannot be read', async () => {
    refuse(calls.listarHechosCaja, 'INESPERADO');
    await abrir('Historial');
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});
