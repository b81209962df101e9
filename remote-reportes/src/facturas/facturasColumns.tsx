import type { Emision } from '@comanda/shared/contracts/facturacion';
import { formatFechaHora } from '@comanda/shared/domain/fecha';
import { Button } from '@comanda/shared/ui/core';
import type { Column } from '@comanda/shared/ui/tabla';

import { ClaveAcceso } from './ClaveAcceso';
import { documentoDe } from './claveAcceso';
import { EstadoCelda } from './EstadoCelda';
import { ASPECTO, seReintenta } from './estados';

type Acciones = {
  ahora: Date;
  onVerRide: (emision: Emision) => void;
  onVerXml: (emision: Emision) => void;
};

export const facturasColumns = ({ ahora, onVerRide, onVerXml }: Acciones): Column<Emision>[] => [
  {
    header: 'CLAVE ACCESO',
    text: ({ clave_acceso }) => `${clave_acceso} ${documentoDe(clave_acceso)}`,
    cell: ({ clave_acceso }) => <ClaveAcceso clave={clave_acceso} />,
  },
  {
    header: 'EMPRESA',
    text: ({ empresa }) => empresa,
    cell: ({ empresa }) => <div className="reportes-empresa">{empresa}</div>,
  },
  {
    header: 'CEDULA',
    text: ({ cedula }) => cedula,
    cell: ({ cedula }) => <span className="reportes-cifra">{cedula}</span>,
  },
  {
    header: 'ESTADO',
    text: ({ estado, mensaje }) => `${ASPECTO[estado].texto} ${mensaje ?? ''}`,
    cell: (emision) => <EstadoCelda emision={emision} ahora={ahora} />,
  },
  {
    header: 'FECHA',
    text: ({ fechaCreacion }) => formatFechaHora(fechaCreacion),
    cell: ({ fechaCreacion }) => (
      <div className="reportes-fecha">{formatFechaHora(fechaCreacion)}</div>
    ),
    compare: (a, b) => a.fechaCreacion.localeCompare(b.fechaCreacion),
  },
  {
    header: 'LINK',
    text: () => '',
    cell: (emision) =>
      emision.estado === 'POR_FIRMAR' ? (
        <small className="reportes-tenue">Sin firmar</small>
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
            onClick={() => onVerXml(emision)}
          >
            XML
          </Button>
        </span>
      ),
  },
];

export type AccionesSri = {
  reintentando: string | null;
  reanudando: boolean;
  onReintentar: (emision: Emision) => unknown;
  /** Absent while the company is not known to be paused. */
  onReanudar?: () => void;
};

/** What an Administrador may do about a document; those who only read do not have the column. */
export const accionColumn = (acciones: AccionesSri): Column<Emision> => ({
  header: 'ACCION',
  text: () => '',
  cell: (emision) => {
    const { clave_acceso: clave, estado } = emision;
    const { reintentando, reanudando, onReintentar, onReanudar } = acciones;
    if (seReintenta(estado))
      return (
        <Button
          aria-label={`Reintentar ${documentoDe(clave)}`}
          loading={reintentando === clave}
          disabled={reintentando !== null && reintentando !== clave}
          onClick={() => onReintentar(emision)}
        >
          Reintentar
        </Button>
      );
    if (estado === 'EMPRESA_PAUSADA' && onReanudar)
      return (
        <Button
          aria-label={`Reanudar por ${documentoDe(clave)}`}
          loading={reanudando}
          onClick={onReanudar}
        >
          Reanudar
        </Button>
      );
    return null;
  },
});
