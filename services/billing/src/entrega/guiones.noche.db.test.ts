import { describe, expect, it } from '@jest/globals';

import { ADMIN, PUERTO } from '@comanda/kit/testing/semilla';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import { renumeracionesRepository } from '../comprobantes/renumeracionesRepository';
import { anular } from '../testing/anulaciones';
import { conVenta } from '../testing/conVenta';
import { deEntregas } from '../testing/entregas';
import { empresaId } from '../testing/mundo';

import { CODIGOS_SRI, type AccionSri } from './codigosSri';

const UN_DIA = 24 * 3_600_000;

const e = deEntregas({ despejadas: true });

/** What is left of a document right after the code, and once a person did what the sentence says. */
type Efecto = {
  estado: string;
  cola: boolean;
  pausa: boolean;
  persona: 'nada' | 'reintenta' | 'renumera' | 'reanuda';
};
const alRechazar = (estado: string): Record<AccionSri, Efecto> => ({
  reintentar: { estado: 'FIRMADA', cola: true, pausa: false, persona: 'nada' },
  consultar: { estado: 'RECIBIDA', cola: true, pausa: false, persona: 'nada' },
  corregir: { estado, cola: false, pausa: false, persona: 'reintenta' },
  reemitir: { estado, cola: false, pausa: false, persona: 'renumera' },
  pausarEmpresa: { estado: 'EMPRESA_PAUSADA', cola: true, pausa: true, persona: 'reanuda' },
  conciliar: { estado: 'REQUIERE_ATENCION', cola: false, pausa: false, persona: 'reintenta' },
  requiereAtencion: {
    estado: 'REQUIERE_ATENCION',
    cola: false,
    pausa: false,
    persona: 'reintenta',
  },
  // a refusal that only warns is no reason: somebody must look
  advertencia: { estado: 'REQUIERE_ATENCION', cola: false, pausa: false, persona: 'reintenta' },
});

const filas = Object.entries(CODIGOS_SRI).map(([codigo, [accion, que]]) => ({
  codigo,
  accion,
  que,
}));
const desconocida = { codigo: '7777', accion: 'requiereAtencion' as const, que: 'El SRI dice' };

/** Of these the document does not repeat the code. */
const SIN_CODIGO: readonly AccionSri[] = ['advertencia', 'consultar'];

/** The authority took the document in, cut before it answered, and does not find it yet when asked. */
const PERDIDA_UNA_VEZ = [
  { en: 'recepcion', hace: 'mudo' },
  { en: 'autorizacion', hace: 'nada' },
];

/** Nothing happens by itself where somebody must do something; answers the document that goes on. */
async function haceSuParte(clave: string, { persona, estado }: Efecto): Promise<string> {
  if (persona === 'nada') return clave;
  expect((await e.documento(clave))?.estado).toBe(estado);
  if (persona === 'renumera') return emitirConOtroNumero(clave);
  expect(await (persona === 'reanuda' ? e.reanudar() : e.reintentar(clave))).toBe(true);
  return clave;
}

/** Its key or its date was refused: a second try is not even made. */
async function emitirConOtroNumero(clave: string): Promise<string> {
  expect(await e.reintentar(clave)).toBe(false);
  await conVenta(e, clave);
  const { renumerar } = renumeracionesRepository(e.mundo.db);
  const hecho = await renumerar(empresaId(PUERTO), {
    clave,
    hoy: fechaNegocio(e.reloj()),
    por: { ...ADMIN, nombreCompleto: ADMIN.nombre },
    ahora: e.reloj(),
  });
  expect((await e.documento(clave))?.estado).toBe('ANULADA');
  return hecho?.clave ?? '';
}

/** The stand-in goes on saying so; they have it, they say, so it is not sent again until somebody has looked. */
async function quedaRecibida(clave: string): Promise<void> {
  expect((await e.documento(clave))?.estado).toBe('RECIBIDA');
  expect((await e.pasos(clave)).filter((paso) => paso.startsWith('ENVIO'))).toHaveLength(1);
  e.pasan(UN_DIA);
  await e.rondas(1);
  expect((await e.documento(clave))?.estado).toBe('REQUIERE_ATENCION');
  expect(await e.reintentar(clave)).toBe(true);
  await e.rondas(2);
  expect((await e.documento(clave))?.estado).toBe('AUTORIZADO');
}

describe.each([
  { en: 'recepcion', hace: 'devolver', rechazo: 'DEVUELTA' },
  { en: 'autorizacion', hace: 'noAutorizar', rechazo: 'NO_AUTORIZADO' },
])('the error table, answered by $en', ({ en, hace, rechazo }) => {
  it.each([...filas, desconocida])('$codigo: $accion ($que)', async ({ codigo, accion, que }) => {
    const efecto = alRechazar(rechazo)[accion];
    const respuesta = { en, hace, codigos: [codigo] };
    const perdida = accion === 'consultar' && en === 'recepcion';
    const nada = { en: 'autorizacion', hace: 'nada' };
    await e.guion(perdida ? [...PERDIDA_UNA_VEZ, respuesta, nada] : [respuesta]);
    const clave = await e.vender();
    if (perdida) await e.rondas(1);
    await e.unaRonda();

    const antes = await e.documento(clave);
    expect({
      estado: antes?.estado,
      cola: await e.enCola(clave),
      pausa: await e.pausada(),
    }).toEqual({ estado: efecto.estado, cola: efecto.cola, pausa: efecto.pausa });
    if (!SIN_CODIGO.includes(accion)) {
      expect(antes).toMatchObject({ codigo, mensaje: expect.stringContaining(que) });
    }

    await e.rondas(2);
    const sigue = await haceSuParte(clave, efecto);
    await e.rondas(3);
    if (accion === 'consultar' && en === 'autorizacion') return quedaRecibida(clave);
    expect(await e.documento(sigue)).toMatchObject({
      estado: 'AUTORIZADO',
      ...(sigue === clave && { xml_firmado: antes?.xml_firmado }),
    });
    expect(e.fallos).toEqual([]);
  });
});

describe('a refusal that the authority still lists of a document that was sent again', () => {
  const VIEJO = { en: 'autorizacion', hace: 'rechazoViejo', codigos: ['52'] };
  const rehusada = async () => {
    await e.guion([{ en: 'autorizacion', hace: 'noAutorizar', codigos: ['52'] }]);
    const clave = await e.vender();
    await e.rondas(1);
    expect(await e.documento(clave)).toMatchObject({ estado: 'NO_AUTORIZADO', codigo: '52' });
    return clave;
  };
  const envios = async (clave: string) =>
    (await e.pasos(clave)).filter((paso) => paso.startsWith('ENVIO')).length;

  it('is no verdict on it: it is asked about, may not be withdrawn meanwhile, and its own counts', async () => {
    const clave = await rehusada();
    await e.guion([{ ...VIEJO, veces: 2 }]);
    expect(await e.reintentar(clave)).toBe(true);
    await e.unaRonda();
    expect(await e.documento(clave)).toMatchObject({
      estado: 'RECIBIDA',
      codigo: null,
      mensaje: expect.stringContaining('Se volverá a consultar'),
    });
    const hoy = fechaNegocio(new Date());
    expect(await anular(e.mundo, PUERTO, { clave, hoy })).toMatchObject({ resultado: 'EN_CAMINO' });
    await e.rondas(3);
    expect((await e.documento(clave))?.estado).toBe('AUTORIZADO');
    expect(await envios(clave)).toBe(2);
  });

  it('is one of today where it is refused again', async () => {
    const clave = await rehusada();
    await e.guion([{ en: 'autorizacion', hace: 'noAutorizar', codigos: ['52'] }]);
    await e.reintentar(clave);
    await e.unaRonda();
    expect(await e.documento(clave)).toMatchObject({ estado: 'NO_AUTORIZADO', codigo: '52' });
  });

  it('is the verdict after a day of nothing else, the document sent once more in between', async () => {
    const clave = await rehusada();
    await e.guion([{ ...VIEJO, veces: 100 }]);
    await e.reintentar(clave);
    await e.rondas(12);
    expect((await e.documento(clave))?.estado).toBe('RECIBIDA');
    expect(await envios(clave)).toBe(3);
    e.pasan(UN_DIA);
    await e.rondas(1);
    expect(await e.documento(clave)).toMatchObject({ estado: 'NO_AUTORIZADO', codigo: '52' });
    expect(await envios(clave)).toBe(3);
    expect(await e.enCola(clave)).toBe(false);
  });
});

describe('warnings of an authorised document', () => {
  it.each(filas.filter(({ accion }) => accion === 'advertencia'))(
    '$codigo goes on',
    async ({ codigo, que }) => {
      await e.guion([{ en: 'autorizacion', hace: 'autorizar', codigos: [codigo] }]);
      const clave = await e.vender();
      await e.rondas(1);
      expect(await e.documento(clave)).toMatchObject({
        estado: 'AUTORIZADO',
        mensaje: codigo === '60' ? null : expect.stringContaining(que),
      });
    },
  );
});

describe('answers that are none', () => {
  it.each([
    ['reception', 'recepcion', 'FIRMADA'],
    ['authorisation', 'autorizacion', 'RECIBIDA'],
  ])(
    '%s cut, a 500, a fault, half an answer: the document waits and arrives',
    async (_que, en, estado) => {
      for (const hace of ['caida', 'mudo', 'fallo', 'falta', 'basura']) {
        await e.guion([{ en, hace }]);
        const clave = await e.vender();
        await e.unaRonda();
        expect({ hace, estado: (await e.documento(clave))?.estado }).toEqual({ hace, estado });
        await e.rondas(3);
        expect({ hace, estado: (await e.documento(clave))?.estado }).toEqual({
          hace,
          estado: 'AUTORIZADO',
        });
        const envios = (await e.pasos(clave)).filter((paso) => paso === 'ENVIO RECIBIDA');
        // one that was taken in without an answer is not sent again
        const tomada = en === 'recepcion' && (hace === 'mudo' || hace === 'basura');
        expect({ hace, envios: envios.length }).toEqual({ hace, envios: tomada ? 0 : 1 });
      }
      expect(e.fallos).toEqual([]);
    },
  );

  it('a document in process for a while is asked about until it is authorised', async () => {
    await e.guion([{ en: 'autorizacion', hace: 'enProceso', veces: 3 }]);
    const clave = await e.vender();
    await e.unaRonda();
    expect((await e.documento(clave))?.estado).toBe('EN_PROCESO');
    await e.rondas(5);
    expect(await e.pasos(clave)).toEqual([
      'FIRMA FIRMADA',
      'ENVIO RECIBIDA',
      ...Array.from({ length: 3 }, () => 'CONSULTA EN_PROCESO'),
      'CONSULTA AUTORIZADO',
    ]);
  });

  it('one that was received and is never found goes again, the same bytes', async () => {
    await e.guion([{ en: 'autorizacion', hace: 'nada', veces: 8 }]);
    const clave = await e.vender();
    await e.rondas(1);
    const antes = await e.documento(clave);
    await e.rondas(9);
    const hechos = await e.pasos(clave);
    expect(hechos.filter((paso) => paso.startsWith('ENVIO'))).toHaveLength(2);
    expect(hechos.at(-1)).toBe('CONSULTA AUTORIZADO');
    expect((await e.documento(clave))?.xml_firmado).toBe(antes?.xml_firmado);
  });

  it('RECHAZADO is a refusal; of several entries the authorised one counts', async () => {
    await e.guion([
      { en: 'autorizacion', hace: 'rechazar', codigos: ['52'] },
      { en: 'autorizacion', hace: 'varias', codigos: ['52'] },
    ]);
    const rechazada = await e.vender();
    await e.rondas(1);
    const varias = await e.vender();
    await e.rondas(1);
    expect(await e.documento(rechazada)).toMatchObject({ estado: 'NO_AUTORIZADO', codigo: '52' });
    expect((await e.documento(varias))?.estado).toBe('AUTORIZADO');
  });
});
