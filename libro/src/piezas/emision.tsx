import type {
  CertificadoFirma,
  EmisionEmpresa,
} from '@comanda/shared/contracts/facturacion/emision';
import {
  CertificadoSeccion,
  EmisionModal,
  SeriesSeccion,
  type ManoDeEmision,
} from '@comanda/shared/piezas/emision';

import type { Historias } from '../historias';
import { LARGO, nada } from '../textos';

const CERTIFICADO: CertificadoFirma = {
  titular: 'CN=ANA VERA\\, GERENTE,O=COMANDA,C=EC',
  ruc_titular: '0993100277001',
  emisor: 'CN=AUTORIDAD DE PRUEBA,C=EC',
  serie: '1',
  valido_desde: '2026-01-01T00:00:00.000Z',
  valido_hasta: '2027-12-31T17:00:00.000Z',
  dias_restantes: 405,
  estado: 'VIGENTE',
  avisos: [],
};
const SERIE = {
  ambiente: '1',
  establecimiento: '001',
  punto_emision: '001',
  siguiente: 12_345_678,
} as const;
const EMISION: EmisionEmpresa = {
  ambiente: '1',
  establecimiento: '001',
  punto_emision: '001',
  produccion: true,
  modo: 'produccion',
  series: [
    { tipo: 'FACTURA', ...SERIE },
    { tipo: 'NOTA_CREDITO', ...SERIE },
  ],
};

const leido = <Data,>(currentData: Data) => ({ isFetching: false, refetch: nada, currentData });
const CARGANDO = { isFetching: true, refetch: nada };
const FALLIDA = { isFetching: false, refetch: nada, error: {} };

const MANO: ManoDeEmision = {
  empresa: 'La Cevichería del Puerto',
  certificado: leido<CertificadoFirma | null>(CERTIFICADO),
  emision: leido(EMISION),
  cargar: () => Promise.resolve(),
  guardar: () => Promise.resolve(),
};
const CADUCADO: CertificadoFirma = {
  ...CERTIFICADO,
  titular: `CN=${LARGO}`,
  estado: 'CADUCADO',
  avisos: [LARGO, 'Caducó ayer'],
};

export const emision: Historias = {
  'CertificadoSeccion: vigente': <CertificadoSeccion mano={MANO} />,
  'CertificadoSeccion: ninguno': (
    <CertificadoSeccion mano={{ ...MANO, certificado: leido<CertificadoFirma | null>(null) }} />
  ),
  'CertificadoSeccion: caducado, con textos largos': (
    <CertificadoSeccion mano={{ ...MANO, certificado: leido<CertificadoFirma | null>(CADUCADO) }} />
  ),
  'CertificadoSeccion: cargando': <CertificadoSeccion mano={{ ...MANO, certificado: CARGANDO }} />,
  'CertificadoSeccion: fallo': <CertificadoSeccion mano={{ ...MANO, certificado: FALLIDA }} />,
  'SeriesSeccion: números de ocho cifras': <SeriesSeccion mano={MANO} />,
  'SeriesSeccion: cargando': <SeriesSeccion mano={{ ...MANO, emision: CARGANDO }} />,
  'SeriesSeccion: fallo': <SeriesSeccion mano={{ ...MANO, emision: FALLIDA }} />,
  'EmisionModal: todo listo': <EmisionModal mano={MANO} onCerrar={nada} />,
  'EmisionModal: de una empresa de nombre largo': (
    <EmisionModal mano={{ ...MANO, empresa: LARGO }} onCerrar={nada} />
  ),
};
