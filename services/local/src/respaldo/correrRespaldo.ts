import { existsSync, statSync } from 'node:fs';
import { mkdir, realpath, rename } from 'node:fs/promises';
import path from 'node:path';

import { Impedimento } from '../impedimento';
import { ancestros } from '../postgres/lugar';

import { resumen } from './cuentas';
import { abrirOrigen, type OrigenDeRespaldo } from './origen';
import { crearProgreso, enMegas } from './progreso';
import { respaldar } from './respaldar';
import { verificarRespaldo } from './restaurar';
import { claveDeCertificados, fraseParaCifrar } from './secretos';
import { anotarRespaldo } from './ultimoRespaldo';

import type { pedidoDeRespaldo } from './leerPedido';
import type { Terminal } from './preguntar';

export const EXTENSION = '.comanda-respaldo';

type Con = {
  env: {
    DATA_DIR: string;
    FACTURACION_CLAVE?: string | undefined;
    COMANDA_RESPALDO_CLAVE?: string | undefined;
  };
  terminal: Terminal;
  decir: (linea: string) => void;
};
type Pedido = ReturnType<typeof pedidoDeRespaldo>;

/** Asks for what is needed, makes the file, and restores it to see; answers with where it is. */
export async function correrRespaldo(pedido: Pedido, con: Con): Promise<string> {
  const { env, terminal, decir } = con;
  const dada = env.COMANDA_RESPALDO_CLAVE;
  const archivo = await elegirArchivo(pedido.destino, env.DATA_DIR);
  const frase = await fraseParaCifrar({ dada, sinCifrar: pedido.sinCifrar }, terminal);
  const origen = await abrirOrigen(env.DATA_DIR);
  try {
    await copiar(archivo, frase, { ...con, origen });
  } finally {
    await origen.cerrar();
  }
  if (pedido.sinVerificar) return archivo;
  decir('Comprobando: se restaura en una carpeta aparte y se compara');
  const alEscribir = crearProgreso('Restaurado', decir);
  try {
    await verificarRespaldo({ archivo, pedirFrase: () => Promise.resolve(frase), alEscribir });
  } catch (error) {
    await rename(archivo, `${archivo}.sin-verificar`);
    decir(`El respaldo no se pudo comprobar: queda como ${archivo}.sin-verificar`);
    throw error;
  }
  decir('Comprobado: cada empresa suma lo mismo, y los certificados abren.');
  await anotarRespaldo(origen.dataDir, new Date()).catch((error: unknown) =>
    decir(`No se pudo anotar que está hecho, y la vigilancia dirá que falta: ${String(error)}`),
  );
  return archivo;
}

async function copiar(
  archivo: string,
  frase: string | null,
  { origen, env, terminal, decir }: Con & { origen: OrigenDeRespaldo },
): Promise<void> {
  const inicio = performance.now();
  decir(`Respaldando ${origen.dataDir}${frase === null ? ', sin cifrar' : ''}`);
  const clave = await claveDeCertificados(origen, env.FACTURACION_CLAVE, terminal);
  const { bytes, cuentas, paradaMs } = await respaldar({
    origen,
    archivo,
    frase,
    clave,
    alLeer: crearProgreso('Copiado', decir),
    reloj: () => new Date(),
  });
  const segundos = ((performance.now() - inicio) / 1000).toFixed(1);
  decir(
    `Respaldo: ${archivo} (${enMegas(bytes)}, ${resumen(cuentas)}, ${segundos} s; las ventas esperaron ${Math.round(paradaMs)} ms)`,
  );
}

/** A new name in that folder, or the name that was given; never over another, nor inside what is saved. */
async function elegirArchivo(destino: string, dataDir: string): Promise<string> {
  const esCarpeta =
    !destino.endsWith(EXTENSION) && (!existsSync(destino) || statSync(destino).isDirectory());
  const archivo = esCarpeta ? path.join(destino, nombreDe(new Date())) : destino;
  const carpeta = path.dirname(archivo);
  if (`${await deVerdad(carpeta)}${path.sep}`.startsWith(`${await deVerdad(dataDir)}${path.sep}`))
    throw new Impedimento(
      `${carpeta} está dentro de lo que se respalda. Elija otra carpeta, mejor en otro disco.`,
    );
  await mkdir(carpeta, { recursive: true });
  if (existsSync(archivo)) throw new Impedimento(`Ya existe ${archivo}. Elija otro nombre.`);
  return archivo;
}

/** Without links on its way, as far as it is there. */
async function deVerdad(carpeta: string): Promise<string> {
  const entera = path.resolve(carpeta);
  const hay = ancestros(entera).find((una) => existsSync(una)) ?? entera;
  return path.join(await realpath(hay), path.relative(hay, entera));
}

/** Names that sort by when they were made. */
function nombreDe(ahora: Date): string {
  const [dia, hora = ''] = ahora.toISOString().split('T');
  return `comanda-${dia}-${hora.slice(0, 8).replaceAll(':', '')}Z${EXTENSION}`;
}
