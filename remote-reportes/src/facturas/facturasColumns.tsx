import type { Emision } from '@comanda/shared/contracts/facturacion/documentos';
import { diaDeClave, DOCUMENTO } from '@comanda/shared/domain/fiscal/comprobante';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { formatFecha, formatFechaHora, formatHora } from '@comanda/shared/domain/texto/fecha';
import type { Column } from '@comanda/shared/piezas/tabla';
import { Button } from '@comanda/shared/ui/core';

import { documentoDe, documentoEnCorto } from './claveAcceso';
import { DocumentoCelda } from './DocumentoCelda';
import { EstadoLinea, frasesDe } from './EstadoLinea';
import { aspectoDe, sinXml } from './estados';
import { llegoEnSuDia } from './llegoEnSuDia';
import { enTabla } from '@comanda/shared/domain/texto/palabras';

type Acciones = {
  ahora: Date;
  /** Where there is room: the list is of one company, which its selector says. */
  conEmpresa: boolean;
  /** The row itself is pressed there, and the document opened has the key. */
  enTelefono: boolean;
  onAbrir: (emision: Emision) => void;
  onVerRide: (emision: Emision) => void;
  onVerXml: (emision: Emision) => void;
  /** The key of the one that is on its way. */
  xmlEnCamino: string | null;
};

/** The server sorts by the columns that may be sorted by. */
const elServidor = () => 0;

/** When it came in: its hour, or the day where that is another than its own. */
const llegadaDe = (emision: Emision): string =>
  llegoEnSuDia(emision)
    ? formatHora(emision.fechaCreacion)
    : `Llegó ${formatFecha(emision.fechaCreacion).slice(0, 5)}`;

const totalDe = ({ tipo, total }: Emision) => (enTabla(DOCUMENTO, tipo)?.signo ?? 1) * total;

export const facturasColumns = ({
  ahora,
  conEmpresa,
  enTelefono,
  onAbrir,
  onVerRide,
  onVerXml,
  xmlEnCamino,
}: Acciones): Column<Emision>[] => [
  {
    id: 'clave',
    header: 'CLAVE ACCESO',
    fija: true,
    text: ({ clave_acceso }) => `${clave_acceso} ${documentoDe(clave_acceso)}`,
    cell: (emision) =>
      enTelefono ? (
        <span className="reportes-numero">{documentoEnCorto(emision.clave_acceso)}</span>
      ) : (
        <DocumentoCelda clave={emision.clave_acceso} onAbrir={() => onAbrir(emision)} />
      ),
  },
  ...(conEmpresa ? [EMPRESA] : []),
  {
    id: 'cliente',
    header: 'CLIENTE',
    movil: 'titulo',
    text: ({ cliente, cedula }) => `${cliente} ${cedula}`,
    cell: ({ cliente, cedula }) => (
      <div className="reportes-cliente">
        <span title={cliente}>{cliente}</span>
        <small>{cedula}</small>
      </div>
    ),
  },
  {
    id: 'total',
    header: 'TOTAL',
    align: 'right',
    movil: 'titulo',
    text: (emision) => formatMonto(totalDe(emision)),
    cell: (emision) =>
      emision.estado === 'ANULADA' ? (
        <s className="cifra reportes-tenue">{formatMonto(totalDe(emision))}</s>
      ) : (
        <span className="cifra">{formatMonto(totalDe(emision))}</span>
      ),
    compare: elServidor,
  },
  {
    id: 'estado',
    header: 'ESTADO',
    movil: 'ancho',
    text: (emision) =>
      [aspectoDe(emision).texto, ...frasesDe(emision).map(({ frase }) => frase)].join(' '),
    cell: (emision) => <EstadoLinea emision={emision} ahora={ahora} />,
  },
  {
    id: 'fecha',
    header: 'FECHA',
    text: ({ clave_acceso, fechaCreacion }) =>
      `${formatFecha(diaDeClave(clave_acceso))}, llegó ${formatFechaHora(fechaCreacion)}`,
    cell: (emision) => {
      const dia = diaDeClave(emision.clave_acceso);
      return (
        <span className="reportes-fecha">
          <time dateTime={dia}>{formatFecha(dia)}</time>{' '}
          <small className="reportes-tenue" title={formatFechaHora(emision.fechaCreacion)}>
            {llegadaDe(emision)}
          </small>
        </span>
      );
    },
    compare: elServidor,
  },
  {
    id: 'link',
    header: 'LINK',
    movil: 'oculto', // the document opened has them
    text: () => '',
    cell: (emision) =>
      sinXml(emision) !== null ? (
        <small className="reportes-tenue">{sinXml(emision)}</small>
      ) : (
        <span className="reportes-link">
          {emision.estado === 'AUTORIZADO' && (
            <Button
              type="link"
              aria-label={`Ver RIDE de ${documentoDe(emision.clave_acceso)}`}
              onClick={() => onVerRide(emision)}
            >
              RIDE
            </Button>
          )}
          <Button
            type="link"
            aria-label={`Ver XML de ${documentoDe(emision.clave_acceso)}`}
            loading={emision.clave_acceso === xmlEnCamino}
            onClick={() => onVerXml(emision)}
          >
            XML
          </Button>
        </span>
      ),
  },
];

const EMPRESA: Column<Emision> = {
  id: 'empresa',
  header: 'EMPRESA',
  text: ({ empresa }) => empresa,
  cell: ({ empresa }) => (
    <div className="reportes-empresa" title={empresa}>
      {empresa}
    </div>
  ),
};
