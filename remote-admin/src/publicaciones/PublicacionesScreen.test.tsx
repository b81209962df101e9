import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { areasDeEmpresasCalls } from '@comanda/shared/contracts/admin/areasDeEmpresas';
import {
  publicacionesCalls as calls,
  type BuildPublicado,
  type Publicacion,
} from '@comanda/shared/contracts/admin/publicaciones';
import { areasCalls } from '@comanda/shared/contracts/plataforma/areas';
import { saludCalls } from '@comanda/shared/contracts/admin/salud';
import { subidasCalls, type Llave } from '@comanda/shared/contracts/admin/subidas';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import { makeArea, makeAreas } from '../makeAreas';

import PublicacionesScreen from './PublicacionesScreen';

const [NUEVO, ACTIVO, VIEJO] = ['cccccccccccc', 'bbbbbbbbbbbb', 'aaaaaaaaaaaa'];
const PUERTO = 'La Cevichería del Puerto';
const bien = <Data,>(data: Data) => ({ success: true as const, data });

const makeBuild = (over: Partial<BuildPublicado> = {}): BuildPublicado => ({
  build: NUEVO,
  version: '1.2.0',
  nota: 'Cobro más rápido',
  por: 'equipo ventas',
  publicado: '2026-11-20T15:30:00Z',
  bytes: 204_800,
  malo: null,
  retirado: null,
  fijas: [],
  procedencia: null,
  diferencia: null,
  uso: { pestanas: 0.25, cargas: 18, fallos: 2, p50: 400, p95: 2_400 },
  ...over,
});
const makePublicacion = (over: Partial<Publicacion> = {}): Publicacion => ({
  area: 'ventas',
  titulo: 'Ventas',
  estable: ACTIVO,
  anterior: VIEJO,
  canario: null,
  vuelta: null,
  builds: [
    makeBuild(),
    makeBuild({ build: ACTIVO }),
    makeBuild({ build: VIEJO, retirado: '2026-11-01T00:00:00Z' }),
  ],
  ...over,
});
const makeLlave = (over: Partial<Llave> = {}): Llave => ({
  id: '00000000-0000-4000-8000-000000000001',
  area: 'ventas',
  nombre: 'CI de ventas',
  creada: '2026-11-01T00:00:00Z',
  usada: null,
  revocada: null,
  ...over,
});

function abrir(publicaciones = [makePublicacion()], acepta = true) {
  const pedidos = answer(calls.listarPublicaciones, bien(publicaciones));
  answer(areasCalls.listarAreas, bien(makeAreas()));
  const usuario = makeUsuario({ perfil: 'Dashboard', empresa: [] });
  return { ...renderScreen(<PublicacionesScreen />, { usuario, acepta }), pedidos };
}
const boton = (name: string | RegExp) => screen.findByRole('button', { name });
async function elegir({ user }: ReturnType<typeof abrir>, build: string, texto: string) {
  await user.click(await boton(`Más acciones de ${build}`));
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(texto) }));
}
const fila = async (build: string) => {
  const [celda] = await screen.findAllByText(build);
  return within(celda?.closest('tr') ?? document.body);
};

beforeEach(() => {
  answer(subidasCalls.listarLlaves, bien([makeLlave()]));
  answer(saludCalls.listarSalud, bien([]));
});

describe('PublicacionesScreen', () => {
  it('shows of each build who, when, size, note, state and how it does', async () => {
    abrir();
    const nuevo = await fila(NUEVO);
    for (const texto of ['20/11/2026 10:30', 'equipo ventas', 'Cobro más rápido', '2 de 20'])
      expect(nuevo.getByText(texto)).toBeVisible();
    expect(nuevo.getByText(/^versión .* · 200 KB$/)).toBeVisible();
    expect(nuevo.getByText(/^25\s?%$/)).toBeVisible();
    expect(nuevo.getByText('0.40 s / 2.4 s')).toBeVisible();
    expect((await fila(ACTIVO)).getByText('Activo')).toBeVisible();
    expect((await fila(VIEJO)).getByText('Retirado')).toBeVisible();
    expect(await boton(`Activar ${ACTIVO}`)).toBeDisabled();
    expect(await boton(`Activar ${VIEJO}`)).toBeDisabled();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('activates a build when that is confirmed (%s)', async (acepta, veces) => {
    const activados = answer(calls.activarBuild, bien(null));
    const { user, notices } = abrir(undefined, acepta);
    await user.click(await boton(`Activar ${NUEVO}`));
    await waitFor(() => expect(notices[0]).toBe(`pregunta: ¿Activar ${NUEVO} en Ventas?`));
    await waitFor(() => expect(activados).toHaveLength(veces));
    if (acepta) expect(activados[0]?.body).toEqual({ area: 'ventas', build: NUEVO });
  });

  it('says that a stable build went back by itself, and why', async () => {
    const vuelta = {
      build: NUEVO,
      cuando: '2026-11-20T15:30:00Z',
      motivo: 'Fallaron 3 de 12 sesiones',
    };
    abrir([makePublicacion({ area: 'caja', titulo: 'Caja' }), makePublicacion({ vuelta })]);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `El build ${NUEVO} se retiró solo el 20/11/2026 10:30 y todos volvieron al anterior. Fallaron 3 de 12 sesiones.`,
    );
  });

  it('shows what failed in a build, where and how often', async () => {
    const fallo = {
      fase: 'uso',
      pantalla: 'puntoventa',
      mensaje: 'TypeError: x is undefined',
      pila: [`a@shell/${VIEJO}/main.js:1:7`, `c@ventas/${NUEVO}/puntoventa.js:1:20333`],
      lugares: [`a@shell/${VIEJO}/main.js:1:7`, 'src/pago/Cobro.tsx:41:7 en cobrar'],
      llamada: null,
      campo: null,
      veces: 3,
      empresas: 1,
      ultima: '2026-11-20T15:30:00Z',
    };
    const contrato = {
      ...fallo,
      fase: 'contrato',
      mensaje: '',
      pila: [],
      lugares: [],
      llamada: 'GET /v1/cajas',
    };
    const pedidos = answer(
      calls.listarFallos,
      bien([fallo, { ...contrato, campo: 'data[].saldo', veces: 1, empresas: 2 }]),
    );
    const vista = abrir();
    await elegir(vista, NUEVO, 'Ver fallos');
    const dialogo = within(await screen.findByRole('dialog'));
    expect(await dialogo.findByText('TypeError: x is undefined')).toBeVisible();
    expect(
      dialogo.getByText('En uso · /puntoventa · 3 veces en 1 empresa · 20/11/2026 10:30'),
    ).toBeVisible();
    expect(dialogo.getByText('src/pago/Cobro.tsx:41:7 en cobrar')).toBeVisible();
    expect(dialogo.getByText('No entiende data[].saldo de GET /v1/cajas')).toBeVisible();
    expect(pedidos[0]?.url.search).toBe(`?area=ventas&build=${NUEVO}`);
  });

  it('says why a build cannot be activated', async () => {
    const { user, notices } = abrir();
    refuse(calls.activarBuild, 'BUILD_NO_COMBINA');
    await user.click(await boton(`Activar ${NUEVO}`));
    await waitFor(() =>
      expect(notices[1]).toBe('error: Publicaciones / Ese build no combina con lo que está en uso'),
    );
  });

  it('goes back, and says to which build', async () => {
    const vueltos = answer(calls.volverAtras, bien({ build: VIEJO }));
    const { user, notices, pedidos } = abrir();
    await user.click(await boton('Volver atrás'));
    await waitFor(() =>
      expect(notices).toEqual([
        'pregunta: ¿Volver atrás en Ventas?',
        `success: Publicaciones / Activo otra vez: ${VIEJO}`,
      ]),
    );
    expect(vueltos[0]?.body).toEqual({ area: 'ventas', build: ACTIVO });
    await waitFor(() => expect(pedidos).toHaveLength(2));
  });

  it('has nothing to go back to where there is no earlier build', async () => {
    abrir([makePublicacion({ anterior: null })]);
    expect(await boton('Volver atrás')).toBeDisabled();
  });

  it('puts a build out to a share of the companies, and takes it back', async () => {
    const puestos = answer(calls.ponerCanario, bien(null));
    const vista = abrir();
    await elegir(vista, NUEVO, 'Poner de canario');
    const caja = await screen.findByRole('textbox', { name: /Porcentaje/ });
    await vista.user.clear(caja);
    await vista.user.type(caja, '25{Enter}');
    await waitFor(() =>
      expect(puestos[0]?.body).toEqual({ area: 'ventas', build: NUEVO, porcentaje: 25 }),
    );
    vista.unmount();

    const quitados = answer(calls.quitarCanario, bien(null));
    const canario = {
      build: NUEVO,
      porcentaje: 25,
      detenido: null,
      motivo: null,
      promocion: null,
    };
    const { user, notices } = abrir([makePublicacion({ canario })]);
    expect((await fila(NUEVO)).getByText('Canario 25%')).toBeVisible();
    await user.click(await boton('Quitar canario'));
    await waitFor(() => expect(quitados[0]?.body).toEqual({ area: 'ventas', build: NUEVO }));
    await waitFor(() => expect(notices[1]).toBe('success: Publicaciones / Canario quitado'));
  });

  it('sets the release under watch beside the active one, and gives it to all', async () => {
    const activados = answer(calls.activarBuild, bien(null));
    const uso = { pestanas: 0.1, cargas: 95, fallos: 5, p50: 160, p95: 940 };
    const canario = {
      build: NUEVO,
      porcentaje: 10,
      detenido: null,
      motivo: null,
      promocion: { tras: 100, cargas: 43, fallos: 0 },
    };
    const builds = [
      makeBuild({ uso }),
      makeBuild({ build: ACTIVO, uso: { ...uso, pestanas: 0.9, cargas: 3_996, fallos: 4 } }),
    ];
    const { user } = abrir([makePublicacion({ canario, builds })]);
    const panel = within(await screen.findByRole('region', { name: 'En observación' }));
    expect(panel.getByText('Canario al 10 %')).toBeVisible();
    expect(panel.getByRole('button', { name: /^Fallos/ })).toHaveTextContent(
      'Fallos 5 de 100la activa, 4 de 4,000',
    );
    expect(panel.getByRole('button', { name: /^Pasa a todas/ })).toHaveTextContent('43 de 100');
    expect(panel.getByText(/de las pestañas en la nueva/)).toHaveTextContent('10%');

    await user.click(panel.getByRole('button', { name: 'Activar para todos' }));
    await waitFor(() => expect(activados[0]?.body).toEqual({ area: 'ventas', build: NUEVO }));
  });

  it('opens at the canary that stopped by itself, and says why', async () => {
    const canario = {
      build: NUEVO,
      porcentaje: 10,
      detenido: '2026-11-20T16:00:00Z',
      motivo: 'Fallaron 3 de 9 cargas',
      promocion: null,
    };
    abrir([makePublicacion(), makePublicacion({ area: 'caja', titulo: 'Caja', canario })]);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El canario se detuvo solo el 20/11/2026 11:00. Fallaron 3 de 9 cargas',
    );
    expect(screen.getByRole('button', { name: 'Caja' })).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    [0, false],
    [1, true],
  ])(
    'says how far a canary is from going to all, with %d failed sessions',
    async (fallos, avisa) => {
      const canario = {
        build: NUEVO,
        porcentaje: 10,
        detenido: null,
        motivo: null,
        promocion: { tras: 100, cargas: 43, fallos },
      };
      abrir([makePublicacion({ canario })]);
      const panel = await screen.findByRole('region', { name: 'En observación' });
      expect(panel).toHaveTextContent('Pasa a todas 43 de 100cargas sin un fallo');
      const aviso = screen.queryByText(
        /ya no pasa solo a todas las empresas: falló en 1 sesión \(van 43 de 100 cargas\)\. Actívelo o quítelo/,
      );
      expect(aviso !== null).toBe(avisa);
    },
  );

  it('tells where a build came from, and which calls it changes', async () => {
    const procedencia = {
      commit: 'c0ffee1234567890',
      limpio: false,
      autor: 'Ana Pérez',
      corrida: 'https://ci.ejemplo.ec/corridas/7',
    };
    const diferencia = {
      contra: ACTIVO,
      bytes: -2_048,
      nuevas: ['GET /v1/otra'],
      quitadas: [],
      cambiadas: ['POST /v1/caja'],
    };
    const { user } = abrir([
      makePublicacion({
        builds: [makeBuild({ procedencia, diferencia }), makeBuild({ build: ACTIVO })],
      }),
    ]);
    expect((await fila(NUEVO)).getByText('Ana Pérez · c0ffee1')).toBeVisible();
    await user.click((await fila(NUEVO)).getByRole('button', { name: /^Más acciones/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Ver de dónde viene' }));
    const dialogo = within(await screen.findByRole('dialog'));
    expect(dialogo.getByText('c0ffee1234567890')).toBeVisible();
    expect(dialogo.getByText(/con cambios sin guardar/)).toBeVisible();
    expect(dialogo.getByRole('link')).toHaveAttribute('href', procedencia.corrida);
    expect(dialogo.getByText('200 KB (−2.0 KB)')).toBeVisible();
    const de = (que: string) => dialogo.getByText(que).parentElement;
    expect(de('Llamadas nuevas')).toHaveTextContent('GET /v1/otra');
    expect(de('Llamadas cambiadas')).toHaveTextContent('POST /v1/caja');
    expect(dialogo.queryByText('Llamadas quitadas')).toBeNull();
    expect(dialogo.getByText(`Comparado con ${ACTIVO}`, { exact: false })).toBeVisible();
  });

  it('keeps a company on a build, and lets it go', async () => {
    answer(
      areasDeEmpresasCalls.listarAreasDeEmpresas,
      bien({
        empresas: [{ empresa: PUERTO, areas: [], banderas: [], personas: {} }],
        areas: [],
        descriptores: [],
      }),
    );
    const fijados = answer(calls.fijarBuild, bien(null));
    const vista = abrir([
      makePublicacion({ builds: [makeBuild({ fijas: ['Cafetería Andina'] })] }),
    ]);
    await elegir(vista, NUEVO, 'Fijar una empresa');
    await vista.user.click(await screen.findByRole('combobox', { name: /Empresa/ }));
    await vista.user.click(await screen.findByTitle(PUERTO));
    await vista.user.click(await boton('Fijar'));
    await waitFor(() =>
      expect(fijados[0]?.body).toEqual({ area: 'ventas', build: NUEVO, empresa: PUERTO }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await elegir(vista, NUEVO, 'Soltar Cafetería Andina');
    await waitFor(() =>
      expect(fijados[1]?.body).toEqual({
        area: 'ventas',
        build: null,
        empresa: 'Cafetería Andina',
      }),
    );
  });

  it('makes an area, after those there are, and goes to it', async () => {
    const creadas = answer(areasCalls.crearArea, bien(makeArea({ area: 'eventos' })));
    const { user } = abrir();
    await user.click(await boton('Nueva área'));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Nueva área' }));
    await waitFor(() => expect(dialogo.getByLabelText('Nombre del área')).toHaveFocus());
    expect(dialogo.getByLabelText('Orden en el menú')).toHaveValue('70');
    await user.type(dialogo.getByLabelText('Nombre del área'), 'Eventos{Enter}');
    expect(await dialogo.findByText(/de 2 a 20 letras minúsculas, sin tildes/)).toBeVisible();
    expect(creadas).toEqual([]);
    await user.clear(dialogo.getByLabelText('Nombre del área'));
    await user.type(dialogo.getByLabelText('Nombre del área'), 'eventos');
    await user.type(dialogo.getByLabelText('Título'), 'Eventos');
    await user.type(dialogo.getByLabelText('Direcciones'), 'eventos, salones');
    await user.click(dialogo.getByRole('button', { name: 'Crear' }));
    await waitFor(() =>
      expect(creadas[0]?.body).toMatchObject({
        area: 'eventos',
        titulo: 'Eventos',
        orden: 70,
        kb: 200,
        objetivo: 99.5,
        rutas: 'eventos, salones',
        perfiles: ['Administrador'],
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('changes an area in all but its name, and keeps the form open with what the server refuses', async () => {
    refuse(areasCalls.editarArea, 'RUTA_DE_OTRA_AREA', [
      { campo: 'rutas', msg: 'La dirección bodega es de Inventario' },
    ]);
    const { user } = abrir();
    await user.click(await boton('Editar área'));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Editar Ventas' }));
    expect(dialogo.queryByLabelText('Nombre del área')).toBeNull();
    await user.type(dialogo.getByLabelText('Direcciones'), 'bodega');
    await user.click(dialogo.getByRole('button', { name: 'Actualizar' }));
    expect(await dialogo.findByText('La dirección bodega es de Inventario')).toBeVisible();
  });

  it('says where else the files of an area are; what is no origin is told at once, in its sentence', async () => {
    const editadas = answer(areasCalls.editarArea, bien(makeArea({ origen: 'https://a.ec' })));
    const { user } = abrir();
    await user.click(await boton('Editar área'));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Editar Ventas' }));
    const casilla = dialogo.getByLabelText('Origen de los archivos');
    await user.type(casilla, 'https://a.ec/caja');
    await user.click(dialogo.getByRole('button', { name: 'Actualizar' }));
    expect(await dialogo.findByText(/se escribe como https/)).toBeVisible();
    expect(editadas).toEqual([]);
    await user.clear(casilla);
    await user.type(casilla, 'https://a.ec');
    await user.click(dialogo.getByRole('button', { name: 'Actualizar' }));
    await waitFor(() => expect(editadas[0]?.body).toMatchObject({ origen: 'https://a.ec' }));
  });

  it('asks of an area how many visits go without a fault, and says at once what is no such share', async () => {
    const editadas = answer(areasCalls.editarArea, bien(makeArea({ objetivo: 99.95 })));
    const { user } = abrir();
    await user.click(await boton('Editar área'));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Editar Ventas' }));
    const casilla = dialogo.getByLabelText('Visitas sin fallo');
    expect(casilla).toHaveValue('99.5');
    await user.clear(casilla);
    await user.type(casilla, '85');
    await user.click(dialogo.getByRole('button', { name: 'Actualizar' }));
    expect(await dialogo.findByText('El objetivo va de 90 a 99.99 %')).toBeVisible();
    expect(editadas).toEqual([]);
    await user.clear(casilla);
    await user.type(casilla, '99,95');
    await user.click(dialogo.getByRole('button', { name: 'Actualizar' }));
    await waitFor(() =>
      expect(editadas[0]?.body).toMatchObject({
        objetivo: 99.95,
        antes: { objetivo: 99.5, kb: 290 },
      }),
    );
  });

  it('withdraws an area once that was confirmed, but neither the login nor the frame', async () => {
    const retiradas = answer(areasCalls.retirarArea, bien(null));
    const { user } = abrir([
      makePublicacion(),
      makePublicacion({ area: 'auth', titulo: 'Ingreso' }),
      makePublicacion({ area: 'shell', titulo: 'Marco' }),
    ]);
    await user.click(await boton('Retirar área'));
    await waitFor(() => expect(retiradas[0]?.body).toEqual({ area: 'ventas' }));
    await user.click(await boton('Ingreso'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retirar área' })).toBeNull());
    expect(await boton('Editar área')).toBeVisible();
    await user.click(await boton('Marco'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Editar área' })).toBeNull());
  });

  it('makes a key, shows it once and copies it', async () => {
    const creadas = answer(subidasCalls.crearLlave, bien({ ...makeLlave(), llave: 'k-1234' }));
    const { user, notices } = abrir();
    const copiar = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await boton('Crear llave'));
    await user.type(await screen.findByRole('textbox', { name: /Nombre/ }), 'CI{Enter}');
    const dialogo = within(await screen.findByRole('dialog', { name: /no se muestra otra vez/ }));
    expect(creadas[0]?.body).toEqual({ area: 'ventas', nombre: 'CI' });
    await user.click(dialogo.getByText('Comenzar el área en un repositorio propio'));
    expect(dialogo.getByText(/npx comanda nueva ventas --de http:\/\/localhost/)).toBeVisible();
    await user.click(dialogo.getByRole('button', { name: 'Copiar' }));
    expect(copiar).toHaveBeenCalledWith('k-1234');
    await user.click(dialogo.getByRole('button', { name: 'Ya la copié' }));
    await waitFor(() => expect(screen.queryByText('k-1234')).toBeNull());
    expect(notices).toContain('success: Llaves de los equipos / Llave copiada');
  });

  it('gives the focus back to what makes a key, also after the first', async () => {
    answer(subidasCalls.listarLlaves, bien([]));
    answer(subidasCalls.crearLlave, bien({ ...makeLlave(), llave: 'k-1234' }));
    const { user } = abrir();
    await user.click(await boton('Crear llave'));
    answer(subidasCalls.listarLlaves, bien([makeLlave()]));
    await user.type(await screen.findByRole('textbox', { name: /Nombre/ }), 'CI{Enter}');
    await user.click(await boton('Ya la copié'));
    expect(await boton('Revocar CI de ventas')).toBeVisible();
    const crear = await boton('Crear llave');
    await waitFor(() => expect(crear).toHaveFocus());
  });

  it('revokes a key when that is confirmed', async () => {
    const revocadas = answer(subidasCalls.revocarLlave, bien(null));
    const { user, notices } = abrir();
    await user.click(await boton('Revocar CI de ventas'));
    await waitFor(() => expect(revocadas[0]?.body).toEqual({ id: makeLlave().id }));
    await waitFor(() => expect(notices[1]).toBe('success: Llaves de los equipos / Llave revocada'));
    expect(screen.getByRole('heading', { name: 'Llaves de los equipos' })).toHaveFocus();
  });

  it('says of a build that it takes what is to go, and of the active one what to do', async () => {
    const caduco = {
      sala: '@comanda/shared/ui/core',
      nombre: 'viejo',
      desde: '0.1.0',
      hasta: '0.3.0',
      enVez: 'use nuevo',
    };
    abrir([
      makePublicacion({
        builds: [makeBuild(), makeBuild({ build: ACTIVO, caducos: [caduco] })],
      }),
    ]);
    expect((await fila(ACTIVO)).getByText('Por caducar')).toBeVisible();
    expect((await fila(NUEVO)).queryByText('Por caducar')).toBeNull();
    expect(
      screen.getByText(
        'viejo de @comanda/shared/ui/core se va en la versión 0.3.0 (se avisó en la 0.1.0). En su lugar: use nuevo',
      ),
    ).toBeVisible();
  });

  it('says that nothing is published, and offers another try when it cannot be read', async () => {
    const { unmount } = abrir([]);
    expect(await screen.findByText('Aún no se ha publicado nada')).toBeVisible();
    unmount();
    refuse(calls.listarPublicaciones, 'SIN_CONEXION');
    renderScreen(<PublicacionesScreen />, {
      usuario: makeUsuario({ perfil: 'Dashboard', empresa: [] }),
    });
    expect(await boton('Reintentar')).toBeVisible();
  });
});
