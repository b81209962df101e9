import { AJUSTES_SIN_LINEA } from '@comanda/shared/contracts/admin/ajustesSinLinea';
import {
  abrirSello,
  llaveDeSello,
  sellar,
  type Sellado,
} from '@comanda/shared/domain/sinLinea/sello';
import { enBase } from '@comanda/shared/session';

import { esperaTras, INTENTOS_MAXIMO } from './esperas';

const RONDAS = 600_000;

/** What a try costs: 0.4 to 0.8 s on a slow till. */
async function bitsDe(valor: string, sal: BufferSource): Promise<ArrayBuffer> {
  const bytes = new TextEncoder().encode(valor);
  const base = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const pbkdf2 = { name: 'PBKDF2', hash: 'SHA-256', salt: sal, iterations: RONDAS };
  return crypto.subtle.deriveBits(pbkdf2, base, 256);
}

/** Of the same run that is compared, and of this browser's key as the proof is: what is sealed with it is no quicker to guess at. */
async function llaveDelSobre(llave: CryptoKey, bits: ArrayBuffer): Promise<CryptoKey> {
  const texto = new Uint8Array([...new Uint8Array(bits), ...new TextEncoder().encode('sobre')]);
  return llaveDeSello(await crypto.subtle.sign('HMAC', llave, texto));
}

/** What is typed: the password of a login, or the PIN that somebody took the till over with. */
export type SecretoDeCajero = { tipo: 'clave' | 'pin'; valor: string };

type Verificador = {
  usuario: string;
  tipo: SecretoDeCajero['tipo'];
  sal: Uint8Array<ArrayBuffer>;
  /** Of this browser, and not to be read out of it: without it what is stored proves nothing of a guess. */
  llave: CryptoKey;
  prueba: ArrayBuffer;
  /** The key of what is kept of their readings: it opens with the secret, in this browser. */
  sobre?: Sellado;
  ingreso: number;
  /** When the server last said that the session is good: from then on the hours count. */
  confirmado: number;
  horas: number;
  fallidos: number;
  espera: number;
};

export type Estado =
  | { puede: true; tipo: SecretoDeCajero['tipo']; ingreso: number; hasta: number; espera: number }
  | { puede: false; motivo: 'SIN_CLAVE' | 'VENCIDO' | 'AGOTADO' | 'RELOJ'; horas: number };

const HORA_MS = 3_600_000;
/** A clock that was set right by a little is no clock that was set back. */
const HOLGURA_MS = 5 * 60_000;
/** One alone: of whoever was last in. */
const LLAVE = 'ultimo';

async function leer(): Promise<Verificador | undefined> {
  const hallado = await enBase('verificador', 'readonly', (uno) => uno.get(LLAVE));
  return hallado as Verificador | undefined; // what was put there
}
const poner = (verificador: Verificador) =>
  enBase('verificador', 'readwrite', (uno) => uno.put(verificador, LLAVE));

export const olvidarVerificador = (): Promise<unknown> =>
  enBase('verificador', 'readwrite', (uno) => uno.delete(LLAVE));

/** Made while the secret is at hand; the one of whoever was in before goes. */
export async function crearVerificador(
  usuario: string,
  { tipo, valor }: SecretoDeCajero,
  deLecturas: string | null,
): Promise<void> {
  const sal = crypto.getRandomValues(new Uint8Array(16));
  const hmac: HmacKeyGenParams = { name: 'HMAC', hash: 'SHA-256' };
  const llave = await crypto.subtle.generateKey(hmac, false, ['sign', 'verify']);
  const bits = await bitsDe(valor, sal);
  const prueba = await crypto.subtle.sign('HMAC', llave, bits);
  const ingreso = Date.now();
  const horas = (await leer())?.horas ?? AJUSTES_SIN_LINEA.horas_sin_ingreso;
  const tiempos = { ingreso, confirmado: ingreso, horas, fallidos: 0, espera: 0 };
  await poner({ usuario, tipo, sal, llave, prueba, ...tiempos });
  delSobre = { sal, llave: await llaveDelSobre(llave, bits) };
  await guardarLlave(usuario, deLecturas);
}

/** Known for as long as this page lives, once somebody typed the secret here: the server may give its key later. */
let delSobre: { sal: Uint8Array; llave: CryptoKey } | null = null;

/** Keeps the key of somebody's readings, for when they open without a server. */
async function guardarLlave(usuario: string, llave: string | null): Promise<void> {
  if (!delSobre || llave === null) return;
  const { sal, llave: deEste } = delSobre;
  const sobre = await sellar(deEste, llave, usuario);
  await cambiar((uno) =>
    uno.usuario === usuario && uno.sal.join() === sal.join() ? { ...uno, sobre } : uno,
  );
}

/** The server has said that this one's session is good; what was kept for somebody else goes. */
export async function confirmarVerificador(
  usuario: string,
  deLecturas: string | null,
): Promise<void> {
  await cambiar((uno) =>
    uno.usuario === usuario ? { ...uno, confirmado: Date.now(), fallidos: 0, espera: 0 } : null,
  );
  await guardarLlave(usuario, deLecturas);
}

/** How long somebody goes on without the server, as their company says. */
export async function fijarHoras(horas: number): Promise<void> {
  await cambiar((uno) => ({ ...uno, horas }));
}

export async function estadoDeDesbloqueo(usuario: string): Promise<Estado> {
  const uno = await leer();
  if (uno?.usuario !== usuario)
    return { puede: false, motivo: 'SIN_CLAVE', horas: AJUSTES_SIN_LINEA.horas_sin_ingreso };
  const { tipo, ingreso, confirmado, horas, fallidos, espera } = uno;
  const hasta = confirmado + horas * HORA_MS;
  const no = (motivo: 'VENCIDO' | 'AGOTADO' | 'RELOJ') =>
    ({ puede: false, motivo, horas }) as const;
  if (Date.now() < confirmado - HOLGURA_MS) return no('RELOJ');
  if (Date.now() >= hasta) return no('VENCIDO');
  if (fallidos >= INTENTOS_MAXIMO) return no('AGOTADO');
  return { puede: true, tipo, ingreso, hasta, espera };
}

/** What somebody who showed that it is them reads with; none where the server had given none yet. */
type Abierto = { llave: string | null };

/** Null where it is not their secret. A try counts before it is looked at: closing the page takes none back. */
export async function probarSecreto(usuario: string, valor: string): Promise<Abierto | null> {
  const estado = await estadoDeDesbloqueo(usuario);
  if (!estado.puede || Date.now() < estado.espera) return null;
  const contado = await cambiar((uno) => {
    const fallidos = uno.fallidos + 1;
    const espera = esperaTras(fallidos);
    return { ...uno, fallidos, espera: espera && Date.now() + espera };
  });
  if (!contado) return null;
  const bits = await bitsDe(valor, contado.sal);
  const bien = await crypto.subtle.verify('HMAC', contado.llave, contado.prueba, bits);
  if (!bien) return null;
  delSobre = { sal: contado.sal, llave: await llaveDelSobre(contado.llave, bits) };
  const [llave] = await Promise.all([
    abrirSobre(contado, delSobre.llave),
    cambiar((uno) => ({ ...uno, fallidos: 0, espera: 0 })),
  ]);
  return { llave };
}

/** Whoever changed it took the readings, not the till. */
async function abrirSobre({ usuario, sobre }: Verificador, llave: CryptoKey) {
  if (!sobre) return null;
  try {
    return await abrirSello(llave, sobre, usuario);
  } catch (error) {
    console.warn('desbloqueo: what is kept cannot be opened', error);
    return null;
  }
}

/** In one transaction, for another tab may try at the same time. Null takes it away. */
async function cambiar(
  a: (uno: Verificador) => Verificador | null,
): Promise<Verificador | undefined> {
  let nuevo: Verificador | null | undefined;
  await enBase('verificador', 'readwrite', (almacen) => {
    const lectura: IDBRequest<unknown> = almacen.get(LLAVE);
    lectura.onsuccess = () => {
      if (lectura.result === undefined) return;
      nuevo = a(lectura.result as Verificador);
      if (nuevo) almacen.put(nuevo, LLAVE);
      else almacen.delete(LLAVE);
    };
    return lectura;
  });
  return nuevo ?? undefined;
}
