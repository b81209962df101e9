import { OID, TAG, type Nombre } from './certificados';

const { C, O, OU, CN, L, ST, CALLE, SERIE, TITULO, CORREO, ORGANIZACION, UID, DC } = OID;

/** Names of authorities as unusual as certificates have them; the country first, as they are written there. */
export const NOMBRES: readonly [string, Nombre][] = [
  ['an e-mail address', [[[C, 'EC']], [[O, 'ACME']], [[CORREO, 'ca@acme.ec', TAG.IA5]]]],
  [
    'an organizationIdentifier',
    [[[C, 'EC']], [[O, 'ACME']], [[ORGANIZACION, 'VATEC-1790012345001']], [[CN, 'CA']]],
  ],
  [
    'a serial number',
    [
      [[C, 'EC', TAG.PRINTABLE]],
      [[O, 'ACME']],
      [[SERIE, '1790012345001', TAG.PRINTABLE]],
      [[CN, 'CA']],
    ],
  ],
  ['a title, that has no word', [[[C, 'EC']], [[O, 'ACME']], [[TITULO, 'CA']]]],
  ['commas', [[[O, 'ACME, S.A., QUITO']], [[CN, ',']]]],
  ['plus signs and equals', [[[O, 'A+B=C']], [[CN, '+1']]]],
  ['quotes and less and greater', [[[O, 'LA "MEJOR"']], [[CN, "<CA> 'UNO'"]]]],
  ['backslashes and semicolons', [[[O, 'A\\B;C\\']], [[CN, '\\']]]],
  ['spaces at both ends', [[[O, '  ACME ']], [[CN, ' CA  ']]]],
  ['nothing but spaces', [[[O, 'ACME']], [[OU, '   ']], [[CN, 'CA']]]],
  ['hashes', [[[O, '#ACME #1']], [[CN, '#']]]],
  ['accents and euros in UTF-8', [[[O, 'CERTIFICACIÓN ÑANDÚ €']], [[CN, 'ÁÉÍÓÚ 漢字 😀']]]],
  ['accents in T61', [[[O, 'CERTIFICACIÓN', TAG.T61]], [[CN, 'PEÑA', TAG.T61]]]],
  ['a BMPString', [[[O, 'ACME', TAG.BMP]], [[CN, 'PEÑA', TAG.BMP]]]],
  [
    'two attributes in one part',
    [
      [[C, 'EC']],
      [
        [O, 'ACME'],
        [OU, 'FIRMAS'],
      ],
      [
        [CN, 'CA'],
        [SERIE, '77', TAG.PRINTABLE],
      ],
    ],
  ],
  ['an empty unit', [[[C, 'EC']], [[O, 'ACME']], [[OU, '']], [[CN, 'CA']]]],
  [
    'several units',
    [[[C, 'EC']], [[O, 'ACME']], [[OU, 'UNO']], [[OU, 'DOS']], [[OU, 'UNO']], [[CN, 'CA']]],
  ],
  [
    'a place, a province and a street',
    [
      [[C, 'EC']],
      [[ST, 'PICHINCHA']],
      [[L, 'QUITO']],
      [[CALLE, 'AMAZONAS, 4']],
      [[O, 'ACME']],
      [[CN, 'CA']],
    ],
  ],
  [
    'a domain and a user',
    [[[DC, 'ec', TAG.IA5]], [[DC, 'acme', TAG.IA5]], [[O, 'ACME']], [[UID, 'ca-1']]],
  ],
  ['a carriage return and a tab', [[[O, '\rACME\t']], [[CN, 'C\rA\r']]]],
  ['an ampersand and a literal entity', [[[O, 'A & B &amp; C']], [[CN, '&#39;']]]],
];
