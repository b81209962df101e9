import { hacerCertificado } from './certificados';
import { factura, firmar } from './documentos';

import type { ReglaId } from '@comanda/sri-sandbox/tabla';
import type { Roto } from './roto';

const de = (ruc: string, establecimiento = '001') =>
  firmar(factura({}, { ruc, establecimiento }), hacerCertificado({ ruc }));

const ABIERTO = '1790000001001';
const EN_REGISTRO = {
  rucInactivo: { contribuyente: '1790000002001', estado: 'SUSPENDIDO' },
  rucSinAutorizacion: { contribuyente: '1790000003001', estado: 'SIN_AUTORIZACION' },
  autorizacionSuspendida: { contribuyente: '1790000004001', estado: 'AUTORIZACION_SUSPENDIDA' },
  rucClausurado: { contribuyente: '1790000005001', estado: 'CLAUSURADO' },
} satisfies Partial<Record<ReglaId, object>>;

/** What the register of taxpayers is told before anything else. */
export const INSCRITOS: readonly object[] = [
  ...Object.values(EN_REGISTRO).map((uno) => ({ ...uno, establecimientos: { '001': 'ABIERTO' } })),
  {
    contribuyente: ABIERTO,
    establecimientos: { '001': 'ABIERTO', '002': 'CERRADO', '003': 'CLAUSURADO' },
  },
];

export const ROTOS_DE_EMISOR: readonly Roto[] = [
  ...Object.entries(EN_REGISTRO).map(([regla, { contribuyente, estado }]): Roto => [
    regla as ReglaId,
    estado,
    de(contribuyente),
  ]),
  ['rucInexistente', 'a person whose cedula is false', de('1710034066001')],
  ['rucInexistente', 'province 25', de('2590012345001')],
  [
    'establecimientoInexistente',
    '000, of one it knows nothing else of',
    de('1790000006001', '000'),
  ],
  ['establecimientoInexistente', '000', de(ABIERTO, '000')],
  ['establecimientoInexistente', 'one that it never opened', de(ABIERTO, '004')],
  ['establecimientoCerrado', 'closed', de(ABIERTO, '002')],
  ['establecimientoClausurado', 'closed by the authority', de(ABIERTO, '003')],
];

export const BUENOS_EMISORES: readonly [string, string][] = [
  ['an establishment that is open', de(ABIERTO)],
  ['whoever it was told nothing of', de('1790000007001', '017')],
];
