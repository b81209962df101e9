import { esApiError } from '../api/apiError';
import type { AppDispatch } from '../api/store';
import { NUMEROS_MAXIMO, POR_ENVIAR_MAXIMO } from '../contracts/admin/dispositivos';
import { desfaseDeReloj, numeroDeClave, sinVendidos } from '../domain/sinLinea/sinLinea';
import { fijarHorasSinIngreso } from '../session/loginEventos';

import { enAlmacen } from './almacen';
import { tenerBoletos } from './boletos';
import { abrirFicha, sellarFicha } from './ficha';
import { contarCambio, leerFoto } from './foto';
import { esVenta, sinEnviar, type Equipo, type FilaDeSalida } from './modelo';
import { tenerLlave } from './llave';
import { contactarDispositivo } from './sinLineaApi';

const enCurso = new Map<string, Promise<void>>();

/**
 * A till says that it is there, and gets numbers for two more days. One that was revoked forgets its numbers, and itself as
 * soon as it has nothing left to send. Twice at once is once. Without an answer it is as it was.
 */
export function contactar(dispatch: AppDispatch, empresa: string): Promise<void> {
  const ya = enCurso.get(empresa);
  if (ya) return ya;
  const contacto = contactarUnaVez(dispatch, empresa).finally(() => enCurso.delete(empresa));
  enCurso.set(empresa, contacto);
  return contacto;
}

async function contactarUnaVez(dispatch: AppDispatch, empresa: string): Promise<void> {
  const [equipo, filas] = await enAlmacen('readonly', async (almacenes) => [
    await almacenes.equipo(empresa),
    await almacenes.filas(),
  ]);
  if (!equipo) return;
  const token = await abrirFicha(equipo.token);
  const pedido = Date.now();
  const { data, error } = await dispatch(
    contactarDispositivo.initiate(
      {
        empresa,
        dispositivo: equipo.id,
        token,
        numeros: NUMEROS_MAXIMO,
        reloj: new Date(pedido).toISOString(),
        por_enviar: porEnviarDe(filas, equipo),
      },
      { track: false },
    ),
  );
  if (data) {
    const { arriendo, estado, ahora, horas_sin_ingreso } = data;
    const desfase_ms = desfaseDeReloj(pedido, Date.now(), ahora);
    const { token: tenida } = equipo;
    const ficha = typeof tenida === 'string' ? await sellarFicha(token) : tenida;
    await cambiar(equipo, (actual, suyas) => ({
      ...actual,
      token: ficha,
      estado,
      desfase_ms,
      horas_sin_ingreso,
      contacto: ahora,
      visto_ms: Date.now(),
      hora_ms: Date.now(),
      hora_dudosa: false,
      arriendo: sinVendidos(arriendo, vendidosDe(suyas)),
    }));
    fijarHoras();
    if (estado === 'ACTIVO') {
      void tenerLlave(dispatch, empresa).catch(sinLlave);
      void tenerBoletos(dispatch, empresa).catch(sinBoletos);
    }
  } else if (esApiError(error) && error.code === 'DISPOSITIVO_DESCONOCIDO')
    await cambiar(equipo, (actual) => ({ ...actual, estado: 'REVOCADO', arriendo: null }));
}

/** What is done until there is one is looked at where somebody else sends it. */
const sinLlave = (error: unknown): void => console.warn('sinLinea: no key to sign with', error);

/** Its drawer is opened with the key until there are some. */
const sinBoletos = (error: unknown): void =>
  console.warn('sinLinea: no rights to open the drawer', error);

/** Who opens this browser without a line opens it for all its companies: the strictest of them counts. */
function fijarHoras(): void {
  const dichas = leerFoto().equipos.flatMap(({ contacto, horas_sin_ingreso }) =>
    contacto === null ? [] : horas_sin_ingreso,
  );
  if (dichas.length > 0) fijarHorasSinIngreso(Math.min(...dichas));
}

async function cambiar(
  { id, empresa }: Equipo,
  cambio: (equipo: Equipo, filas: FilaDeSalida[]) => Equipo,
): Promise<void> {
  await enAlmacen('readwrite', async (almacenes) => {
    const actual = await almacenes.equipo(empresa);
    if (actual?.id !== id) return;
    const suyas = (await almacenes.filas()).filter(({ dispositivo }) => dispositivo === id);
    const otro = cambio(actual, suyas);
    if (otro.estado === 'REVOCADO' && !suyas.some(sinEnviar)) await almacenes.borrarEquipo(empresa);
    else await almacenes.guardarEquipo(otro);
  });
  await contarCambio();
}

function porEnviarDe(filas: readonly FilaDeSalida[], { id }: Equipo) {
  const suyas = filas.filter((fila) => fila.dispositivo === id && sinEnviar(fila));
  const [desde = null] = suyas.map(cuandoDe).sort(); // instants, all written alike
  return {
    cuantas: suyas.length,
    desde,
    claves: clavesDe(suyas).slice(0, POR_ENVIAR_MAXIMO),
  };
}

const cuandoDe = (fila: FilaDeSalida) => (esVenta(fila) ? fila.vendida : fila.hecho);

const clavesDe = (filas: readonly FilaDeSalida[]): string[] =>
  filas.filter(esVenta).flatMap(({ clave_acceso }) => clave_acceso ?? []);

const vendidosDe = (filas: readonly FilaDeSalida[]): ReadonlySet<string> =>
  new Set(clavesDe(filas).map(numeroDeClave));
