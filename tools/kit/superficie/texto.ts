import type { Nombre, Superficie } from './reglas';

const TITULO = '# Lo que un área importa de @comanda/shared';
const NOTA =
  'Lo escribe `npm run superficie`; `npm run check` pide que esté al día y que nada se vaya sin aviso. Una firma larga se corta, y termina en la huella de toda ella.';
const CADUCA = 'caduca desde ';

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
