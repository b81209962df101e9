import type { Emision, EstadoComprobante } from '@comanda/shared/contracts/documentos';
import { formatFechaHora } from '@comanda/shared/domain/fecha';
import type { Column } from '@comanda/shared/piezas/tabla';
import { Button } from '@comanda/shared/ui/core';

import { ClaveAcceso } from './ClaveAcceso';
import { documentoDe } from './claveAcceso';
import { fraseDeCorreo } from './CorreoLinea';
import { EstadoCelda } from './EstadoCelda';
import { ASPECTO } from './estados';
import { RelacionLinea } from './RelacionLinea';

/** Why there is nothing to look at. */
const SIN_XML: Partial<Record<EstadoComprobante, string>> = {
  POR_FIRMAR: 'Sin firmar',
  ANULADA: 'Retirada',
};

type Acciones = {
  ahora: Date;
  onAbrir: (emision: Emision) => void;
  onVerRide: (emision: Emision) => void;
  onVerXml: (emision: Emision) => void;
};

export const facturasColumns = ({
  ahora,
  onAbrir,
  onVerRide,
  onVerXml,
}: Acciones): Column<Emision>[] => [
  {
    id: 'clave',
    header: 'CLAVE ACCESO',
    movil: 'titulo',
    text: ({ clave_acceso }) => `${clave_acceso} ${documentoDe(clave_acceso)}`,
    cell: (emision) => (
      <>
        <ClaveAcceso clave={emision.clave_acceso} onAbrir={() => onAbrir(emision)} />
        <RelacionLinea {...emision} />
      </>
    ),
  },
  {
    id: 'empresa',
    header: 'EMPRESA',
    text: ({ empresa }) => empresa,
    cell: ({ empresa }) => <div className="reportes-empresa">{empresa}</div>,
  },
  {
    id: 'cedula',
    header: 'CEDULA',
    text: ({ cedula }) => cedula,
    cell: ({ cedula }) => <span className="reportes-cifra">{cedula}</span>,
  },
  {
    id: 'estado',
    header: 'ESTADO',
    movil: 'ancho',
    text: ({ estado, mensaje, correo }) =>
      [ASPECTO[estado].texto, mensaje ?? '', correo ? fraseDeCorreo(correo) : ''].join(' '),
    cell: (emision) => <EstadoCelda emision={emision} ahora={ahora} />,
  },
  {
    id: 'fecha',
    header: 'FECHA',
    text: ({ fechaCreacion }) => formatFechaHora(fechaCreacion),
    cell: ({ fechaCreacion }) => (
      <div className="reportes-fecha">{formatFechaHora(fechaCreacion)}</div>
    ),
    compare: (a, b) => a.fechaCreacion.localeCompare(b.fechaCreacion),
  },
  {
    id: 'link',
    header: 'LINK',
    text: () => '',
    cell: (emision) =>
      SIN_XML[emision.estado] ? (
        <small className="reportes-tenue">{SIN_XML[emision.estado]}</small>
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
