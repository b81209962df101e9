import { spawnSync } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import path from 'node:path';

import { Impedimento } from '../impedimento';

/** O_EXLOCK of open(2) on macOS, and what libuv takes for the same on Windows; Node names neither. */
const ABRIR_CERRANDO: Partial<Record<NodeJS.Platform, number>> = {
  darwin: 0x20,
  win32: 0x1000_0000,
};
const LO_TIENE_OTRO = new Set(['EAGAIN', 'EWOULDBLOCK', 'EBUSY']);

/**
 * A lock that the kernel keeps: it ends with the process that holds it, however that dies, and asks neither clock nor
 * process numbers. Null when another process has it; else answers how to let go.
 */
export function echarCerrojoDeCarpeta(carpeta: string): (() => void) | null {
  const descriptor =
    process.platform === 'linux' ? conFlock(carpeta) : alAbrir(path.join(carpeta, 'cerrojo'));
  return descriptor === null ? null : () => closeSync(descriptor);
}

/**
 * flock(1) locks a descriptor that we share with it, so the lock is ours when it has ended. The folder itself is
 * locked: there is no file that somebody could delete, and a folder that cannot be written can be told so later.
 */
function conFlock(carpeta: string): number | null {
  const descriptor = openSync(carpeta, 'r');
  const { status, error } = spawnSync('flock', ['-n', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', descriptor],
  });
  if (status === 0) return descriptor;
  closeSync(descriptor);
  if (status === 1) return null;
  throw new Impedimento(
    error
      ? 'Falta el programa flock, que reserva la carpeta de datos. Instale el paquete util-linux.'
      : `El disco de ${carpeta} no permite reservar la carpeta. Elija con DATA_DIR una de un disco local.`,
    { cause: error },
  );
}

function alAbrir(archivo: string): number | null {
  const { O_RDWR, O_CREAT, O_NONBLOCK } = constants;
  const cerrando = ABRIR_CERRANDO[process.platform] ?? 0;
  try {
    return openSync(archivo, O_RDWR | O_CREAT | O_NONBLOCK | cerrando, 0o600);
  } catch (error) {
    if (LO_TIENE_OTRO.has((error as NodeJS.ErrnoException).code ?? '')) return null; // openSync throws nothing else
    throw error;
  }
}
