import type { Modulo, Nombre, Superficie } from './reglas';

const TITULO = '# Lo que un área importa de @comanda/shared';
const NOTA =
  'Lo escribe `npm run superficie`; `npm run check` pide que esté al día y que nada se vaya sin aviso.';
const CADUCA = ', caduca desde ';

/** One line a name, for a change to be read in a review. */
export const textoDe = ({ version, modulos }: Superficie): string =>
  [
    TITULO,
    '',
    NOTA,
    '',
    `Versión ${version}`,
    '',
    ...[...modulos].flatMap(([modulo, nombres]) => [
      `## ${modulo}`,
      '',
      '```',
      ...[...nombres].map(([nombre, { clase, desde }]) =>
        desde === undefined ? `${nombre}: ${clase}` : `${nombre}: ${clase}${CADUCA}${desde}`,
      ),
      '```',
      '',
    ]),
  ].join('\n');

export function leida(texto: string): Superficie {
  const [, version = ''] = /^Versión (\S+)$/m.exec(texto) ?? [];
  const modulos = new Map<string, Modulo>();
  let nombres = new Map<string, Nombre>();
  for (const linea of texto.split('\n')) {
    const [, modulo] = /^## (\S+)$/.exec(linea) ?? [];
    if (modulo !== undefined) modulos.set(modulo, (nombres = new Map<string, Nombre>()));
    const [, nombre, clase = '', desde] =
      /^([\w$.]+): (\w+)(?:, caduca desde (\S+))?$/.exec(linea) ?? [];
    if (nombre !== undefined) nombres.set(nombre, { clase, caduca: desde !== undefined, desde });
  }
  return { version, modulos };
}
