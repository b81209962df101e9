import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

import { Impedimento } from '../impedimento';

const USO_RESPALDO =
  'Uso: npm run respaldo -- [carpeta o archivo] [--sin-cifrar] [--sin-verificar]';
const USO_RESTAURAR =
  'Uso: npm run restaurar -- archivo [--en carpeta] [--reemplazar] | npm run restaurar -- archivo --verificar';

/** `desde` is where the command was given: npm runs it elsewhere. */
export function pedidoDeRespaldo(args: readonly string[], desde: string) {
  const { values, positionals } = leer(args, USO_RESPALDO, {
    'sin-cifrar': { type: 'boolean', default: false },
    'sin-verificar': { type: 'boolean', default: false },
  });
  const [destino = 'respaldos', ...demas] = positionals;
  if (demas.length > 0) throw new Impedimento(USO_RESPALDO);
  return {
    destino: path.resolve(desde, destino),
    sinCifrar: values['sin-cifrar'] === true,
    sinVerificar: values['sin-verificar'] === true,
  };
}

export function pedidoDeRestaurar(args: readonly string[], desde: string) {
  const { values, positionals } = leer(args, USO_RESTAURAR, {
    en: { type: 'string' },
    reemplazar: { type: 'boolean', default: false },
    verificar: { type: 'boolean', default: false },
  });
  const [archivo, ...demas] = positionals;
  const soloVerificar = values['verificar'] === true;
  const reemplazar = values['reemplazar'] === true;
  if (archivo === undefined || demas.length > 0) throw new Impedimento(USO_RESTAURAR);
  if (soloVerificar && (reemplazar || values['en'] !== undefined))
    throw new Impedimento(USO_RESTAURAR);
  const en = typeof values['en'] === 'string' ? path.resolve(desde, values['en']) : null;
  return { archivo: path.resolve(desde, archivo), en, reemplazar, soloVerificar };
}

function leer(
  args: readonly string[],
  uso: string,
  options: NonNullable<ParseArgsConfig['options']>,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (cause) {
    throw new Impedimento(uso, { cause }); // an option it does not know, or one without a value
  }
}
