import type { Modulo, Nombre, Superficie } from './reglas';

const TITULO = '# Lo que un área importa de @comanda/shared';
const NOTA =
  'Lo escribe `npm run superficie`; `npm run check` pide que esté al día y que nada se vaya sin aviso. Una firma larga se corta, y termina en la huella de toda ella.';
const CADUCA = 'caduca desde ';
const LINEA = /^([\w$.]+): (\w+)(?: · caduca desde ([\d.]+)(?:: (.*?))?)?(?: · (.*))?$/;

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
      ...[...nombres].map(lineaDe),
      '```',
      '',
    ]),
  ].join('\n');

function lineaDe([nombre, { clase, desde, enVez, firma }]: [string, Nombre]): string {
  const aviso = desde === undefined ? '' : CADUCA + desde + (enVez ? `: ${enVez}` : '');
  return [`${nombre}: ${clase}`, aviso, firma].filter(Boolean).join(' · ');
}

export function leida(texto: string): Superficie {
  const [, version = ''] = /^Versión (\S+)$/m.exec(texto) ?? [];
  const modulos = new Map<string, Modulo>();
  let nombres = new Map<string, Nombre>();
  for (const linea of texto.split('\n')) {
    const [, modulo] = /^## (\S+)$/.exec(linea) ?? [];
    if (modulo !== undefined) modulos.set(modulo, (nombres = new Map<string, Nombre>()));
    const [, nombre, clase = '', desde, enVez, firma = ''] = LINEA.exec(linea) ?? [];
    if (nombre !== undefined)
      nombres.set(nombre, { clase, firma, caduca: desde !== undefined, desde, enVez });
  }
  return { version, modulos };
}
